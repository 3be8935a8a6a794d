import type { Right } from '../../../staff/rights.ts'
import type { RestRow } from '../rows.ts'
import type { Table } from '../tables.ts'
import type { WriteContext } from './context.ts'

/** The differences between tables in how their rows are written. */
export interface Store {
  table: Table
  /** The columns that are unique; the first is the key. */
  unique: readonly string[]
  /** The roles that may add and change rows, and the roles that may delete them. */
  write: Right
  remove: Right
  /** The defaults of columns that a new row leaves out; the others have none. */
  defaultsOf(now: Date): RestRow
  /** @throws {RestError} for the first rule that a row breaks, as PostgreSQL reports it. */
  check(row: RestRow): void
  /**
   * Adds a row.
   * @returns it as it was stored.
   * @throws {RestError} as `check`, and 23505.
   */
  insert(context: WriteContext, row: RestRow): Promise<RestRow>
  /**
   * Changes a row, unless it is the same already.
   * @returns it as it was stored.
   * @throws {RestError} as `check`.
   */
  update(context: WriteContext, before: RestRow, changed: RestRow): Promise<RestRow>
  delete(context: WriteContext, before: RestRow): Promise<void>
}
