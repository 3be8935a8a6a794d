import { sqlStateOf } from './sql-state.ts'
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
 * Whether an error comes from PostgreSQL (it has a SQLSTATE), from SQLite (it has a result code) or
 * from the connection.
 */
export const isOfDatabase = (error: unknown): boolean =>
  isUnreachable(error) || sqlStateOf(error) !== undefined || resultCodeOf(error) !== undefined

/** PostgreSQL's codes of queries and data that no repetition can make right. */
const mistakes = /^(?:0A|2[0-7BDF]|3[4-9BF]|42|44|P0)/
/** SQLite's: an error in the statement, data that is too big or refused, a misuse. */
const mistakeCodes = new Set([1, 18, 19, 20, 21, 25])

/**
 * Whether an error of the database is an outage, that is, neither a mistake in a query (a table
 * that does not exist) nor in its data: the disk, the connection, a limit, or another transaction.
 */
export function isOutage(error: unknown): boolean {
  if (isUnreachable(error)) return true
  const state = sqlStateOf(error)
  if (state !== undefined) return !mistakes.test(state)
  const code = resultCodeOf(error)
  return code !== undefined && !mistakeCodes.has(code)
}

/**
 * Whether an error concerns only the rows of one item (SQLSTATE classes 22 and 23; SQLite: too big,
 * a constraint, a mismatch), so that the other items of a group can still be stored.
 */
export function isAboutData(error: unknown): boolean {
  const code = resultCodeOf(error)
  if (code !== undefined) return [18, 19, 20].includes(code)
  return /^2[23]...$/.test(sqlStateOf(error) ?? '')
}

/** SQLite's primary result code; undefined for other errors. */
const resultCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined
