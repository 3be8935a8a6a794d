import { timingSafeEqual } from 'node:crypto'

/** Compares texts in a time that tells nothing about the secret one, except its length. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
