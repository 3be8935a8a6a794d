import type { RawBuilder } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { bounds, refuseOverLimit } from '../bounds.ts'
import { readConditions } from '../conditions.ts'
import { parseOrder } from '../parse-columns.ts'
import { allColumns, checkConditions, orderOf, whereOf } from '../query.ts'
import { readWindow } from '../range.ts'
import { RestError } from '../rest-error.ts'
import { readRows, type RestRow } from '../rows.ts'
import type { Table } from '../tables.ts'
import type { WriteContext } from './context.ts'

/** The rows that a request changes or deletes. */
interface Target {
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
  offset: number
  limit: number | undefined
}

/**
 * Reads the filters of a request. As on the hosted service, a request without filters is refused.
 * @param statement the SQL statement, for the error.
 * @throws {RestError} 21000 without a filter, PGRST109 for a limit without an order.
 */
export function readTarget(
  engine: Database['engine'],
  table: Table,
  query: URLSearchParams,
  statement: 'UPDATE' | 'DELETE',
): Target {
  const conditions = readConditions(query)
  const items = query.has('order') ? parseOrder(query.get('order') ?? '') : []
  if ((query.has('limit') || query.has('offset')) && items.length === 0)
    throw new RestError(400, 'PGRST109', "A 'limit' was applied without an explicit 'order'", {
      hint: "Apply an 'order' using unique column(s)",
    })
  checkConditions(table, conditions)
  const target = {
    where: whereOf(engine, table, conditions),
    order: orderOf(engine, table, items),
    ...readWindow(query, undefined),
  }
  if (conditions.length === 0)
    throw new RestError(400, '21000', `${statement} requires a WHERE clause`)
  return target
}

/**
 * The matching rows, locked against other writers.
 * @throws {RestError} PGRST100 if there are too many.
 */
export async function findRows(
  table: Table,
  { transaction, engine }: Pick<WriteContext, 'transaction' | 'engine'>,
  { limit = bounds.rows + 1, ...target }: Target,
): Promise<RestRow[]> {
  const found = await readRows(transaction, engine, table, {
    outputs: allColumns(table),
    ...target,
    limit,
    locks: true,
  })
  refuseOverLimit('rows', found.length)
  return found
}
