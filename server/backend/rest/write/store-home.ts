import { isDeepStrictEqual } from 'node:util'
import { brokenRule } from '../../../catalogue/rules/property-rules.ts'
import { isoTime } from '../../../shared/time/iso-time.ts'
import { writeHomes } from '../../../stored-homes/write-homes.ts'
import { RestError } from '../rest-error.ts'
import type { RestRow } from '../rows.ts'
import { propertiesTable as table } from '../tables.ts'
import type { WriteContext } from './context.ts'
import type { Store } from './store.ts'
import { brokenCheck, checkFilled, refuseTakenKey } from './write-rows.ts'

/** Homes, as `writeHomes` writes them. */
export const homeStore: Store = {
  table,
  unique: ['id', 'slug'],
  write: 'homes.write',
  remove: 'homes.delete',
  defaultsOf: (now) => ({
    features: [],
    images: [],
    created_at: isoTime(now).replace('Z', '+00:00'),
    publication: 'published',
  }),
  check,
  async insert(context, row) {
    check(row)
    await refuseTakenKey(context, table, row)
    await write(context, undefined, row)
    return { ...row, revision: 1 }
  },
  async update(context, before, changed) {
    const row: RestRow = { ...before, ...changed, revision: before.revision }
    if (row.id !== before.id) throw new RestError(400, '23514', 'a home keeps its id')
    check(row)
    if (isDeepStrictEqual(before, row)) return before
    await write(context, before, row)
    return { ...row, revision: Number(before.revision) + 1 }
  },
  delete: (context, before) => write(context, before, undefined),
}

function check(row: RestRow): void {
  checkFilled(table, row, ['revision'])
  const broken = brokenRule(row)
  if (broken) throw brokenCheck(table, broken.column, broken.expected)
}

/** Clients cannot write the revision. */
function write(
  { transaction, actor, now }: WriteContext,
  before: RestRow | undefined,
  after: RestRow | undefined,
): Promise<void> {
  const id = String(after?.id ?? before?.id)
  const { revision: _, ...columns } = after ?? {}
  const change = { id, before, after: after && columns }
  return writeHomes(transaction, [change], { actor, now })
}
