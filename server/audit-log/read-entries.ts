import type { Kysely, SelectQueryBuilder } from 'kysely'
import { fromJson, type Schema } from '../database/schema.ts'
import type { ChangesTable } from '../database/tables/audit-log.ts'

/** An entry of the log. */
export interface AuditEntry {
  id: number
  table: string
  /** The id of the changed row. */
  rowId: string
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
  return pageOf(db.selectFrom('changes').where('table_name', '=', table).where('row_id', '=', id), {
    olderThan,
    limit,
  })
}

/**
 * One page of all changes, newest first.
 * @param table only those of its rows.
 */
export const auditEntries = (
  db: Kysely<Schema>,
  { table, ...page }: AuditPage & { table?: string | undefined },
): Promise<AuditEntry[]> =>
  pageOf(
    table === undefined
      ? db.selectFrom('changes')
      : db.selectFrom('changes').where('table_name', '=', table),
    page,
  )

/** A page of the log: those that are older than the last entry of the page before. */
interface AuditPage {
  olderThan?: number | undefined
  limit: number
}

async function pageOf(
  changes: SelectQueryBuilder<Schema, 'changes', object>,
  { olderThan, limit }: AuditPage,
): Promise<AuditEntry[]> {
  const rows = await (olderThan === undefined ? changes : changes.where('id', '<', olderThan))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    table: row.table_name,
    rowId: row.row_id,
    at: row.at,
    actorId: row.actor_id,
    actor: row.actor,
    action: row.action,
    before: row.before === null ? null : fromJson<Record<string, unknown>>(row.before),
    after: row.after === null ? null : fromJson<Record<string, unknown>>(row.after),
    requestId: row.request_id,
  }))
}
