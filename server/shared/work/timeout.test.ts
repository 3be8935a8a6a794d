import { expect, test } from 'vitest'
import { TimeoutError, withTimeout } from './timeout.ts'

const never = new Promise<string>(() => {})

test('work that ends in time gives its own outcome', async () => {
  await expect(withTimeout(1000, Promise.resolve('done'))).resolves.toBe('done')
  await expect(withTimeout(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('work that takes too long fails as a network timeout would', async () => {
  const error = await withTimeout(10, never).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(TimeoutError)
  expect(error).toMatchObject({ code: 'ETIMEDOUT', message: 'no answer in 0.01 s' })
})

test('the caller may name its own error', async () => {
  await expect(withTimeout(10, never, () => new RangeError('late'))).rejects.toThrow(RangeError)
})

test('a failure after the timeout causes no unhandled rejection', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  await expect(withTimeout(10, promise)).rejects.toThrow(TimeoutError)
  reject(new Error('late'))
  // Vitest fails the run on an unhandled rejection.
  await new Promise((resume) => setImmediate(resume))
})
