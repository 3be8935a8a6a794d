import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AuthError } from './auth-error.ts'

/**
 * The 900,000 most common passwords of known breaches that are long enough to be chosen here, as a
 * Bloom filter: one password in a thousand that is not among them is refused too.
 * `scripts/make-breached-passwords.mjs` makes the file and names its source.
 */
const filter = readFileSync(join(import.meta.dirname, 'breached-passwords.bloom'))
const hashes = 10

/**
 * Whether a password is known from a breach, in any letter case. Two numbers from one digest
 * replace ten hashes (Kirsch and Mitzenmacher, 2006).
 */
export function isBreached(password: string): boolean {
  const digest = createHash('sha256').update(password.toLowerCase()).digest()
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  const bits = filter.length * 8
  for (let index = 0; index < hashes; index++) {
    const bit = (first + index * second) % bits
    if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false
  }
  return true
}

/** @throws {AuthError} 422 `weak_password` for a password known from a breach. */
export function refuseBreached(password: string): void {
  if (isBreached(password))
    throw new AuthError(
      422,
      'weak_password',
      'Password is known to be weak and easy to guess, please choose a different one.',
      { weak_password: { reasons: ['pwned'] } },
    )
}
