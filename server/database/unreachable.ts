import { isLocked } from './sqlite-driver.ts'

/** Node's error codes for a server that cannot be reached or has become unreachable. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

/**
 * PostgreSQL's codes: lost connections (08), no resources or a full disk (53), stopping or starting
 * (57P), a cancelled statement (57014), a read-only standby (25006), input and output (58).
 */
const states = /^(08|53|58)|^57P|^57014$|^25006$/

/**
 * Whether an error means that the database could not be reached or could not write, so that the
 * same query may succeed later; false when the database refused the query itself.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isLocked(error)) return true
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  if ('code' in error && typeof error.code === 'string')
    return network.has(error.code) || states.test(error.code)
  return /connection terminated|timeout|connection error|not queryable|client was closed/i.test(
    error.message,
  )
}

/**
 * Whether an error concerns only the rows of one item (SQLSTATE classes 22 and 23; SQLite: too big,
 * a constraint, a mismatch), so that the other items of a group can still be stored.
 */
export function isAboutData(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number')
    return [18, 19, 20].includes(error.errcode & 0xff)
  return 'code' in error && typeof error.code === 'string' && /^2[23]...$/.test(error.code)
}
