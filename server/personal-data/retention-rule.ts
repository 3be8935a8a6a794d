import {
  type Expression,
  expressionBuilder,
  type ExpressionBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

/** The most rows in one transaction, so that it blocks nobody for long. */
export const batch = 200

export interface RetentionRule {
  /** The name under which the log counts the rows. */
  name: string
  /**
   * Erases at most {@link batch} rows in the caller's transaction.
   * @returns how many were erased; a full batch means that some may be left.
   */
  apply(database: Pick<Database, 'db' | 'engine'>, now: number): Promise<number>
}

/**
 * The rule that deletes the rows of a table that fulfil a condition.
 * @param name the name by which the log counts it.
 * @param isOld the SQL condition for rows to delete.
 */
export function deletes<Table extends keyof Schema>(
  name: string,
  table: Table,
  isOld: (where: ExpressionBuilder<Schema, Table>, now: number) => Expression<SqlBool>,
): RetentionRule {
  return {
    name,
    async apply({ db, engine }, now) {
      // Neither engine has a limit for deletions, but both have a name for the position of a row.
      const place = sql.raw(engine === 'postgres' ? 'ctid' : 'rowid')
      const condition = isOld(expressionBuilder<Schema, Table>(), now)
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${place} in (
        select ${place} from ${sql.table(table)} where ${condition} limit ${sql.lit(batch)})`.execute(
        db,
      )
      return Number(numAffectedRows)
    },
  }
}
