import { Contended } from './contended.ts'

/** The most attempts: others may save between our reading and our writing. */
const attempts = 8

/**
 * Tries a change until nobody else has changed the same thing between its read and its write.
 * @param what is changed, for the error.
 * @param attempt reads and writes; `changed` where somebody else was faster.
 * @throws {Contended}
 */
export async function retryChanged<T>(
  what: string,
  attempt: () => Promise<T | 'changed'>,
): Promise<T> {
  for (let number = 0; number < attempts; number++) {
    const done = await attempt()
    if (done !== 'changed') return done
  }
  throw new Contended(what)
}
