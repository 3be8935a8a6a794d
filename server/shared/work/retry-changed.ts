import { Contended } from './contended.ts'

/** The most attempts, each of which fails if somebody saves between its read and its write. */
const attempts = 8

/**
 * Repeats a change until nobody else has changed the same data between its read and its write.
 * @param what names the data, for the error.
 * @param attempt reads and writes; returns `changed` where somebody else changed the data first.
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
