import type { Kysely } from 'kysely'
import { type ChangesTable, fromJson, type Schema } from '../database/schema.ts'

/** An entry of the log. */
interface AuditEntry {
  id: number
  /** ISO 8601. */
  at: string
  actorId: string | null
  actor: string
  action: ChangesTable['action']
  /** The columns that were changed, as they were and as they became. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  requestId: string | null
}

/**
 * One page of a row's changes, newest first.
 * @param olderThan the id of the last entry of the page before.
 */
export async function auditEntriesOf(
  db: Kysely<Schema>,
  { table, id }: { table: string; id: string },
  { olderThan, limit = 50 }: { olderThan?: number | undefined; limit?: number } = {},
): Promise<AuditEntry[]> {
  const all = db
    .selectFrom('changes')
    .selectAll()
    .where('table_name', '=', table)
    .where('row_id', '=', id)
  const rows = await (olderThan === undefined ? all : all.where('id', '<', olderThan))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actor: row.actor,
    action: row.action,
    before: row.before === null ? null : fromJson<Record<string, unknown>>(row.before),
    after: row.after === null ? null : fromJson<Record<string, unknown>>(row.after),
    requestId: row.request_id,
  }))
}
