import type { Kysely } from 'kysely'
import { type ChangesTable, fromJson, type Schema } from '#server/database/schema.ts'

/** An entry of the audit log. */
interface AuditEntry {
  id: number
  /** ISO 8601. */
  at: string
  actorId: string | null
  actor: string
  action: ChangesTable['action']
  /** The changed columns, with their values before and after. */
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
