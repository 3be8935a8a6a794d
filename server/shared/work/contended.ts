/** Others change the same thing all the time, so that no attempt at a change was in time. */
export class Contended extends Error {
  override name = 'Contended'

  constructor(what: string) {
    super(`${what} changes all the time`)
  }
}

/**
 * Whether an error is {@link Contended}, across the server's and the pages' build as
 * `isUnavailable` is.
 */
export const isContended = (error: unknown): error is Contended =>
  error instanceof Error && error.name === 'Contended'
