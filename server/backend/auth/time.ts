import { setTimeout as pause } from 'node:timers/promises'
import { AuthError } from './auth-error.ts'

/** Answers that must not tell by their time whether there is an account come at multiples of this, in milliseconds. */
export const beat = 250

/**
 * Does some work and gives its outcome, good or bad, at a multiple of `beat` milliseconds, so that its
 * time does not tell what was done.
 */
export async function steady<T>(beat: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const elapsed = performance.now() - started
    await pause(Math.ceil(elapsed / beat) * beat - elapsed)
  }
}

/** Waits for some work so many milliseconds. @throws {AuthError} 504. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new AuthError(504, 'request_timeout', 'Request timed out after 10 seconds')),
    milliseconds,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
