import { isDeepStrictEqual } from 'node:util'
import type { Insertable, Kysely } from 'kysely'
import { inBatches } from '../database/in-batches.ts'
import type { Schema } from '../database/schema.ts'
import type { ChangesTable } from '../database/tables/audit-log.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import type { Actor } from './actor.ts'

type Row = Record<string, unknown>

/** A row before and after a change; undefined where it did not exist. */
export interface RowChange {
  table: string
  id: string
  before: Row | undefined
  after: Row | undefined
}

/**
 * Adds changes to the audit log, in the transaction that makes them. An update is stored with the
 * columns that differ, and not at all if none differs.
 */
export async function recordAuditEntries(
  transaction: Kysely<Schema>,
  actor: Actor,
  changes: readonly RowChange[],
  now: number,
): Promise<void> {
  const rows = changes.flatMap((change) => entryOf(actor, change, now) ?? [])
  for (const part of inBatches(rows)) await transaction.insertInto('changes').values(part).execute()
}

function entryOf(
  actor: Actor,
  { table, id, before, after }: RowChange,
  now: number,
): Insertable<ChangesTable> | undefined {
  const columns = Object.keys({ ...before, ...after }).filter(
    (column) => !before || !after || !isDeepStrictEqual(before[column], after[column]),
  )
  if (columns.length === 0) return undefined
  const pick = (row: Row | undefined) =>
    row
      ? JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name] ?? null])))
      : null
  return {
    at: isoTime(now),
    actor_id: actor.id,
    actor: actor.name,
    table_name: table,
    row_id: id,
    action: before ? (after ? 'update' : 'delete') : 'insert',
    before: pick(before),
    after: pick(after),
    request_id: actor.requestId ?? null,
  }
}
