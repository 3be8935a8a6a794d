/** Something that we stand on does not answer: the visitor gets an honest 503, the log gets the cause. */
export class Unavailable extends Error {
  override name = 'Unavailable'

  constructor(what: string, cause: unknown) {
    super(`${what} is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

/** Whether an error is {@link Unavailable}, also across the two builds of this file: the server's and the pages'. */
export const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && error.name === 'Unavailable'
