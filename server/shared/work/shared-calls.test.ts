import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SharedCalls } from './shared-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('calls with one key at the same time are one call, later ones another', async () => {
  const calls = new SharedCalls<string>()
  const call = vi.fn(async () => 'done')
  const both = Promise.all([calls.run('a', call), calls.run('a', call)])
  expect(calls.has('a')).toBe(true)
  expect(await both).toEqual(['done', 'done'])
  expect(calls.has('a')).toBe(false)
  await calls.run('a', call)
  expect(call).toHaveBeenCalledTimes(2)
})

test('a result is shared for a while, a failure is not', async () => {
  const calls = new SharedCalls<string>(1000)
  const call = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue('done')
  await expect(calls.run('a', call)).rejects.toThrow('no answer')
  await calls.run('a', call)
  await vi.advanceTimersByTimeAsync(900)
  await calls.run('a', call)
  expect(call).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(100)
  await calls.run('a', call)
  expect(call).toHaveBeenCalledTimes(3)
})
