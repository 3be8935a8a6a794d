import { isDeepStrictEqual } from 'node:util'
import { recordAuditEntries } from '../../../audit-log/record-entries.ts'
import { recordPrice } from '../../../audit-log/record-price.ts'
import { brokenRule } from '../../../catalogue/rules/property-rules.ts'
import { RestError } from '../rest-error.ts'
import type { RestRow } from '../rows.ts'
import { propertiesTable as table } from '../tables.ts'
import type { WriteContext } from './context.ts'
import type { Store } from './store.ts'
import { brokenCheck, checkFilled, deleteRow, insertRow, updateRow } from './write-rows.ts'

/** Homes. Every change increases their revision and is logged; a former price is recorded. */
export const homeStore: Store = {
  table,
  unique: ['id', 'slug'],
  write: 'homes.write',
  remove: 'homes.delete',
  defaultsOf: (now) => ({
    features: [],
    images: [],
    created_at: now.toISOString().replace('Z', '+00:00'),
    publication: 'published',
  }),
  check,
  async insert(context, row) {
    check(row)
    const stored = { ...row, revision: 1 }
    await insertRow(context, table, stored)
    await log(context, undefined, stored)
    return stored
  },
  async update(context, before, changed) {
    const row: RestRow = { ...before, ...changed, revision: before.revision }
    if (row.id !== before.id) throw new RestError(400, '23514', 'a home keeps its id')
    check(row)
    const columns = Object.keys(table.columns).filter(
      (name) => !isDeepStrictEqual(before[name], row[name]),
    )
    if (columns.length === 0) return before
    const after: RestRow = { ...row, revision: Number(before.revision) + 1 }
    await updateRow(context, table, after, [...columns, 'revision'])
    const [previous, price] = [Number(before.price), Number(after.price)]
    await recordPrice(context.transaction, { id: String(after.id), previous, price }, context.now)
    await log(context, before, after)
    return after
  },
  async delete(context, before) {
    await deleteRow(context, table, before)
    await log(context, before, undefined)
  },
}

function check(row: RestRow): void {
  checkFilled(table, row, ['revision'])
  const broken = brokenRule(row)
  if (broken) throw brokenCheck(table, broken.column, broken.expected)
}

function log(
  { transaction, actor, now }: WriteContext,
  before: RestRow | undefined,
  after: RestRow | undefined,
): Promise<void> {
  const id = String(after?.id ?? before?.id)
  return recordAuditEntries(transaction, actor, [{ table: 'properties', id, before, after }], now)
}
