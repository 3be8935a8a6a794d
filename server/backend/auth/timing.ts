import { setTimeout as pause } from 'node:timers/promises'

/**
 * In milliseconds; longer than any of this work takes on an idle machine, including password
 * hashing.
 */
export const defaultInterval = 250

/**
 * Does work and returns its outcome, or throws its error, at a multiple of the interval after its
 * start, so that the time of an answer does not reveal whether an account exists.
 * @param interval in milliseconds.
 */
export async function atFixedInterval<T>(interval: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const elapsed = performance.now() - started
    await pause(Math.ceil(elapsed / interval) * interval - elapsed)
  }
}
