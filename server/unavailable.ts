/** A dependency does not answer. The visitor gets a 503, the log gets the cause. */
export class Unavailable extends Error {
  override name = 'Unavailable'

  constructor(what: string, cause: unknown) {
    super(`${what} is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

/**
 * Whether an error is {@link Unavailable}. It works across the two builds of this file, the
 * server's and the pages'.
 */
export const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && error.name === 'Unavailable'
