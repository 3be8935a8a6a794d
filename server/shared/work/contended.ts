/** Every attempt at a change failed, because others changed the same data each time. */
export class Contended extends Error {
  override name = 'Contended'

  constructor(what: string) {
    super(`${what} changes all the time`)
  }
}

/**
 * Whether an error is {@link Contended}. It works across the builds of the server and the pages, as
 * `isUnavailable` does.
 */
export const isContended = (error: unknown): error is Contended =>
  error instanceof Error && error.name === 'Contended'
