import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds. Longer than any of the work takes on an idle machine, password hashing included. */
const interval = 250

/**
 * Does some work and gives its outcome, good or bad, at a multiple of 250 ms after its start, so that
 * the time of an answer does not tell whether an account exists.
 */
export async function atFixedInterval<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const elapsed = performance.now() - started
    await pause(Math.ceil(elapsed / interval) * interval - elapsed)
  }
}
