import { expect, onTestFinished, test, vi } from 'vitest'
import { IdleCompression } from './idle-compression.ts'

test('a page that cannot be compressed is reported, and the next one is compressed', async () => {
  const onFailure = vi.fn<(error: unknown) => void>()
  const idle = new IdleCompression(onFailure)
  onTestFinished(() => idle.stop())
  const problem = new Error('out of memory')
  const smaller = vi.fn<() => void>()
  idle.add({ compressBest: () => Promise.reject(problem) }, smaller)
  await expect.poll(() => onFailure.mock.calls).toEqual([[problem]])
  expect(smaller).not.toHaveBeenCalled()
  idle.add({ compressBest: () => Promise.resolve() }, smaller)
  await expect.poll(() => smaller.mock.calls.length).toBe(1)
})
