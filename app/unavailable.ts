import { data } from 'react-router'
import { isUnavailable } from '#server/unavailable.ts'

/** The log of a request. */
interface Log {
  error(fields: { err: unknown }, message: string): void
}

/**
 * Does work that needs the database or another service. While that does not answer, the log gets a
 * line with the cause, and the fallback is returned; any other error is thrown.
 * @param message says in the log what could not be done.
 */
export async function whenUnavailable<T, F>(
  log: Log,
  message: string,
  work: () => Promise<T>,
  fallback: () => F,
): Promise<T | F> {
  try {
    return await work()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, message)
    return fallback()
  }
}

/**
 * Does work without which a page cannot be shown. A failure is logged as in
 * {@link whenUnavailable}.
 * @throws 503, the error page, while the database or another service does not answer.
 */
export const orUnavailablePage = <T>(
  log: Log,
  message: string,
  work: () => Promise<T>,
): Promise<T> =>
  whenUnavailable(log, message, work, (): never => {
    throw data(null, { status: 503 })
  })
