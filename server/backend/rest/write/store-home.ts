import { isDeepStrictEqual } from 'node:util'
import { recordPrice } from '../../../changes/record-price.ts'
import { recordChanges } from '../../../changes/record-changes.ts'
import { brokenRule } from '../../../catalogue/rules/property-rules.ts'
import { RestError } from '../rest-error.ts'
import type { Row } from '../rows.ts'
import { propertiesTable as table } from '../tables.ts'
import { brokenCheck, checkFilled, deleteRow, insertRow, updateRow } from './write-rows.ts'
import type { Store } from './store.ts'
import type { Writer } from './writer.ts'

/** Homes. Their revision grows with every change, a changed price is kept, and all is in the log. */
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
  async insert(writer, row) {
    check(row)
    const stored = { ...row, revision: 1 }
    await insertRow(writer, table, stored)
    await log(writer, undefined, stored)
    return stored
  },
  async update(writer, before, changed) {
    const wanted: Row = { ...before, ...changed, revision: before.revision }
    if (wanted.id !== before.id) throw new RestError(400, '23514', 'a home keeps its id')
    check(wanted)
    const columns = Object.keys(table.columns).filter(
      (name) => !isDeepStrictEqual(before[name], wanted[name]),
    )
    if (columns.length === 0) return before
    const after: Row = { ...wanted, revision: Number(before.revision) + 1 }
    await updateRow(writer, table, after, [...columns, 'revision'])
    const [previous, price] = [Number(before.price), Number(after.price)]
    await recordPrice(writer.transaction, { id: String(after.id), previous, price }, writer.now)
    await log(writer, before, after)
    return after
  },
  async delete(writer, before) {
    await deleteRow(writer, table, before)
    await log(writer, before, undefined)
  },
}

function check(row: Row): void {
  checkFilled(table, row, ['revision'])
  const broken = brokenRule(row)
  if (broken) throw brokenCheck(table, broken.column, broken.expected)
}

function log(
  { transaction, actor, now }: Writer,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  const id = String(after?.id ?? before?.id)
  return recordChanges(transaction, actor, [{ table: 'properties', id, before, after }], now)
}
