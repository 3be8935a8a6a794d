import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../../shared/same-secret.ts'

/**
 * The parameters that every authenticator supports (RFC 6238): SHA-1, six digits, a new code every
 * 30 seconds.
 */
const digits = 6
const periodSeconds = 30
const secretBytes = 20
/**
 * Codes of the previous and the next step are accepted, for clocks that differ and people who type
 * slowly.
 */
const skew = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new shared secret, in base32 without padding (RFC 4648). */
export const newSecret = (): string => toBase32(randomBytes(secretBytes))

/** The address that an authenticator reads from a QR code. */
export function otpAuthUri({
  secret,
  issuer,
  account,
}: {
  secret: string
  issuer: string
  account: string
}): string {
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: String(digits),
    issuer,
    period: String(periodSeconds),
    secret,
  })
  // Not every authenticator reads a plus sign as a blank.
  const parameters = query.toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`
}

/** The time step of a time in milliseconds since 1970. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / periodSeconds)

/** The code of a time step (RFC 4226, section 5.3). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The time step of a correct code.
 * @param now milliseconds since 1970.
 * @returns undefined for a wrong code.
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const current = stepAt(now)
  const steps = Array.from({ length: 2 * skew + 1 }, (_, index) => current - skew + index)
  // All codes are compared, so that the time of an answer reveals nothing.
  const right = steps.filter((step) => isSameSecret(codeOf(secret, step), code))
  return right.at(-1)
}

/** Bytes in base32 without padding (RFC 4648), as authenticator apps read a secret. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
