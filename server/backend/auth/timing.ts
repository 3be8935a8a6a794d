import { setTimeout as pause } from 'node:timers/promises'

/**
 * Milliseconds. Longer than any of the work takes on an idle machine, password hashing included.
 */
export const defaultInterval = 250

/**
 * Does some work and gives its outcome, good or bad, at a multiple of the interval after its start,
 * so that the time of an answer does not reveal whether an account exists.
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
