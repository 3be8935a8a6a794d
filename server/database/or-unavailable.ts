import { Unavailable } from '../unavailable.ts'
import { sqlStateOf } from './sql-state.ts'
import { isUnreachable } from './unreachable.ts'

/**
 * Waits for work with the database.
 * @param what the visitor cannot have without it, as a log line names it.
 * @throws {Unavailable} when the database could not be reached or refused the query. A refusal may
 *   be a mistake of ours, but also a migration that has not run yet, and the page can do the same
 *   about both: keep what was typed. The log has the cause. Any other error stays as it is.
 */
export async function orUnavailable<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isOfDatabase(error) ? new Unavailable(what, error) : error
  }
}

/**
 * Passes the shared first argument to operations, and lets them fail as {@link orUnavailable} does.
 */
export const operationsOn =
  <Needs>(what: string, needs: Needs) =>
  <Args extends unknown[], Result>(operation: (needs: Needs, ...args: Args) => Promise<Result>) =>
  (...args: Args): Promise<Result> =>
    orUnavailable(what, operation(needs, ...args))

/**
 * Whether an error comes from PostgreSQL (it has a SQLSTATE), from SQLite (it has a result code) or
 * from the connection.
 */
const isOfDatabase = (error: unknown): boolean =>
  isUnreachable(error) ||
  sqlStateOf(error) !== undefined ||
  (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')
