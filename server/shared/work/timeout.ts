/** The work did not end in time. The code is that of a network time-out, which means the same. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
  readonly code = 'ETIMEDOUT'

  constructor(milliseconds: number) {
    super(`no answer in ${milliseconds / 1000} s`)
  }
}

/**
 * Waits for work that cannot be aborted; for `fetch` and the like, `AbortSignal.timeout` is better.
 * After the time-out the work itself continues, and its outcome is ignored.
 * @param milliseconds how long to wait.
 * @param timeoutError makes the error to throw instead of a {@link TimeoutError}.
 * @throws {TimeoutError} when the work has not ended by then; otherwise what the work throws.
 */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  timeoutError: () => Error = () => new TimeoutError(milliseconds),
): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(timeoutError()), milliseconds)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
