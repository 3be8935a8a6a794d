import type { Right } from '../../../staff/rights.ts'
import type { RestRow } from '../rows.ts'
import type { Table } from '../tables.ts'
import type { WriteContext } from './context.ts'

/** How the rows of a table are written, where tables differ. */
export interface Store {
  table: Table
  /** The unique columns; the first is the key. */
  unique: readonly string[]
  /** The right to add and change rows, and the right to delete them. */
  write: Right
  remove: Right
  /** The defaults of columns that a new row omits; other columns have none. */
  defaultsOf(now: number): RestRow
  /** @throws {RestError} for the first rule that a row breaks, as PostgreSQL reports it. */
  check(row: RestRow): void
  /**
   * Adds a row.
   * @returns the stored row.
   * @throws {RestError} as `check`, and 23505.
   */
  insert(context: WriteContext, row: RestRow): Promise<RestRow>
  /**
   * Changes a row, unless it would stay the same.
   * @returns the stored row.
   * @throws {RestError} as `check`.
   */
  update(context: WriteContext, before: RestRow, changed: RestRow): Promise<RestRow>
  delete(context: WriteContext, before: RestRow): Promise<void>
}
