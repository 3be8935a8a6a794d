import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { authorNames } from '../../backend/staff/author-names.ts'
import { listCell } from '../../catalogue/exchange/feed.ts'
import type { PropertyColumn } from '../../catalogue/property-columns.ts'
import { inBatches } from '../../database/in-batches.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import { isoTime } from '../../shared/time/iso-time.ts'

/** The last change of a home that importing a file would revert. */
export interface NewerChange {
  /** ISO 8601. */
  at: string
  /** The name of its author. */
  by: string
}

/** The columns of a home that a file would change, with the file's texts. */
interface Planned {
  id: string
  fields: readonly { column: PropertyColumn; becomes: string }[]
}

/**
 * Finds the homes that were changed here after a file was made, with the last such change of each.
 * Where the time of the file is unknown, a change counts as newer if the file still contains the
 * value that it replaced.
 * @param madeAt when the file was made, in milliseconds since 1970.
 */
export async function newerChanges(
  db: Kysely<Schema>,
  planned: readonly Planned[],
  madeAt: number | undefined,
): Promise<ReadonlyMap<string, NewerChange>> {
  const homes = new Map(planned.map((home) => [home.id, home]))
  const found = new Map<string, NewerChange>()
  for (const ids of inBatches([...homes.keys()])) {
    const updates = db
      .selectFrom('changes')
      .select(['row_id', 'at', 'actor', 'before'])
      .where('table_name', '=', 'properties')
      .where('action', '=', 'update')
      .where('row_id', 'in', ids)
    const newest = madeAt === undefined ? updates : updates.where('at', '>', isoTime(madeAt))
    const changes = await newest.orderBy('id', 'desc').execute()
    for (const { row_id: id, at, actor, before } of changes) {
      const home = homes.get(id)
      if (!home || found.has(id)) continue
      const isNewer =
        madeAt !== undefined ||
        (before !== null && hasFormer(home, fromJson<Record<string, unknown>>(before)))
      if (isNewer) found.set(id, { at: new Date(at).toISOString(), by: actor })
    }
  }
  const nameOf = await authorNames(
    db,
    [...found.values()].map(({ by }) => by),
  )
  return new Map([...found].map(([id, { at, by }]) => [id, { at, by: nameOf(by) }]))
}

/** Whether a file contains a value that a change has replaced here. */
const hasFormer = ({ fields }: Planned, before: Record<string, unknown>): boolean =>
  fields.some(
    ({ column, becomes }) => Object.hasOwn(before, column) && isCell(becomes, before[column]),
  )

function isCell(cell: string, value: unknown): boolean {
  if (value === null || value === undefined) return cell === ''
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return cell === listCell(value)
  if (typeof value !== 'object') return cell === String(value)
  return cell !== '' && isDeepStrictEqual(JSON.parse(cell), value)
}
