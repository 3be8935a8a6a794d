/** Node's error codes for a server that cannot be reached, or no longer. */
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
 * PostgreSQL's: lost connections (08), no resources or a full disk (53), being stopped or started (57P),
 * a cancelled statement (57014), a standby that only reads (25006), input and output (58).
 */
const states = /^(08|53|58)|^57P|^57014$|^25006$/

/**
 * Whether an error means that PostgreSQL could not be reached or could not write, so that the same query
 * may succeed later; false when it refused the query itself.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  if ('code' in error && typeof error.code === 'string')
    return network.has(error.code) || states.test(error.code)
  return /connection terminated|timeout|connection error|not queryable|client was closed/i.test(
    error.message,
  )
}
