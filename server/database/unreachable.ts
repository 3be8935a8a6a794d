import { resultCodeOf } from './result-code.ts'
import { isTransient, kindOfState, sqlStateOf } from './sql-state.ts'
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
 * Whether an error means that the database could not be reached or could not write, so that the
 * same query may succeed later; false when the database refused the query itself.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isLocked(error)) return true
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  if ('code' in error && typeof error.code === 'string')
    return network.has(error.code) || isTransient(error.code)
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

/** SQLite's codes of data that is too big or refused. */
const aboutData = [18, 19, 20]
/** SQLite's codes of mistakes of ours: an error in the statement, a misuse, or unsuitable data. */
const mistakes = [1, 21, 25, ...aboutData]

/**
 * Whether an error of the database is an outage: the disk, the connection, a limit, or another
 * transaction. A mistake in a query (such as a table that does not exist) or in its data is none.
 */
export function isOutage(error: unknown): boolean {
  if (isUnreachable(error)) return true
  const state = sqlStateOf(error)
  if (state !== undefined) return kindOfState(state) === undefined
  const code = resultCodeOf(error)
  return code !== undefined && !mistakes.includes(code)
}

/**
 * Whether an error concerns only the rows of one item (SQLSTATE classes 22 and 23; SQLite: too big,
 * a constraint, a mismatch), so that the other items of a group can still be stored.
 */
export function isAboutData(error: unknown): boolean {
  const code = resultCodeOf(error)
  return code === undefined ? kindOfState(sqlStateOf(error)) === 'data' : aboutData.includes(code)
}
