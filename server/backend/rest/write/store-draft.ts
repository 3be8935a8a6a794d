import { isDeepStrictEqual } from 'node:util'
import { expectationText } from '../../../catalogue/rules/expectations.ts'
import { propertyRules } from '../../../catalogue/rules/property-rules.ts'
import { isoTime } from '../../../shared/time/iso-time.ts'
import { RestError } from '../rest-error.ts'
import type { RestRow } from '../rows.ts'
import { draftsTable as table } from '../tables.ts'
import type { WriteContext } from './context.ts'
import type { Store } from './store.ts'
import { brokenCheck, checkFilled, deleteRow, insertRow, updateRow } from './write-rows.ts'

/** The most characters of a draft: twice the length of all texts of a home in both languages. */
const maxLength = 200_000
/** The columns of a draft that the database fills itself. */
const stamped = ['revision', 'updated_at', 'updated_by']

/**
 * Drafts of homes. No rule applies before publishing, and the log contains only published values.
 */
export const draftStore: Store = {
  table,
  unique: ['id'],
  write: 'homes.write',
  remove: 'homes.write',
  defaultsOf: () => ({}),
  check,
  async insert(context, row) {
    check(row)
    const stored = { ...row, ...stampOf(context), revision: 1 }
    await insertRow(context, table, stored)
    return stored
  },
  async update(context, before, changed) {
    const row: RestRow = { ...before, ...changed }
    if (row.id !== before.id) throw new RestError(400, '23514', 'a draft keeps its id')
    check(row)
    if (isDeepStrictEqual(before.cells, row.cells)) return before
    const after = { ...row, ...stampOf(context), revision: Number(before.revision) + 1 }
    await updateRow(context, table, after, ['cells', ...stamped])
    return after
  },
  delete: (context, before) => deleteRow(context, table, before),
}

const stampOf = ({ actor, now }: WriteContext) => ({
  updated_at: isoTime(now).replace('Z', '+00:00'),
  updated_by: actor.name,
})

function check({ id, cells }: RestRow): void {
  checkFilled(table, { id, cells }, stamped)
  if (propertyRules.id.parse(String(id)) === undefined)
    throw brokenCheck(table, 'id', expectationText(propertyRules.id.expected))
  const isObject = typeof cells === 'object' && cells !== null && !Array.isArray(cells)
  if (!isObject || JSON.stringify(cells).length > maxLength)
    throw brokenCheck(table, 'cells', `a JSON object of at most ${maxLength} characters`)
}
