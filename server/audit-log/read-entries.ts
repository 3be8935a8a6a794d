import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { inBatches } from '../database/in-batches.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import type { ChangesTable } from '../database/tables/audit-log.ts'
import { isoTime } from '../shared/time/iso-time.ts'

/** An entry of the log. */
export interface AuditEntry {
  id: number
  table: string
  /** The id of the changed row. */
  rowId: string
  at: number
  actorId: string | null
  actor: string
  action: ChangesTable['action']
  /** The changed columns with their former and new values. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  requestId: string | null
}

/**
 * One page of a row's changes, newest first.
 * @param olderThan the id of the last entry of the previous page.
 */
export async function readAuditEntries(
  db: Kysely<Schema>,
  { table, id }: { table: string; id: string },
  { olderThan, limit = 50 }: { olderThan?: number | undefined; limit?: number } = {},
): Promise<AuditEntry[]> {
  return readPage(
    db.selectFrom('changes').where('table_name', '=', table).where('row_id', '=', id),
    {
      olderThan,
      limit,
    },
  )
}

/** All changes of some rows of a table, in no order. */
export async function entriesOfRows(
  db: Kysely<Schema>,
  table: string,
  ids: readonly string[],
): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  for (const part of inBatches(ids)) {
    const rows = await db
      .selectFrom('changes')
      .selectAll()
      .where('table_name', '=', table)
      .where('row_id', 'in', part)
      .execute()
    entries.push(...rows.map(entryFromRow))
  }
  return entries
}

interface AuditFilter extends AuditPage {
  /** Restricts to rows of this table. */
  table?: string | undefined
  /** Restricts to the home with this id. */
  home?: string | undefined
  /** Restricts to homes of the import that this request made. */
  importedBy?: string | undefined
  /** Restricts to an author: the e-mail address of a member, or the name of a program. */
  actor?: string | undefined
  /** Restricts to the time from one moment until before another, in milliseconds since 1970. */
  within?: readonly [from: number, before: number] | undefined
}

/**
 * One page of all changes, newest first. An import from a file is one entry, without an entry for
 * each of its homes, unless the filter asks for homes.
 */
export function auditEntries(
  db: Kysely<Schema>,
  { table, home, importedBy, actor, within, ...page }: AuditFilter,
): Promise<AuditEntry[]> {
  let changes = db.selectFrom('changes')
  if (actor !== undefined) changes = changes.where('actor', '=', actor)
  if (within) {
    const [from, before] = within
    changes = changes.where('at', '>=', isoTime(from)).where('at', '<', isoTime(before))
  }
  if (home !== undefined)
    return readPage(
      changes.where('table_name', 'in', ['properties', 'home_pictures']).where('row_id', '=', home),
      page,
    )
  if (importedBy !== undefined)
    return readPage(
      changes.where('table_name', '=', 'properties').where('request_id', '=', importedBy),
      page,
    )
  if (table !== undefined) return readPage(changes.where('table_name', '=', table), page)
  return readPage(
    changes.where(({ eb, or, selectFrom }) =>
      or([
        eb('table_name', '!=', 'properties'),
        eb('request_id', 'is', null),
        eb(
          'request_id',
          'not in',
          selectFrom('changes as imports')
            .select(sql<string>`imports.request_id`.as('request'))
            .where('imports.table_name', '=', 'home_imports')
            .where('imports.request_id', 'is not', null),
        ),
      ]),
    ),
    page,
  )
}

/** The last logged columns of homes that no longer exist. */
export async function lastRows(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('changes')
    .select(['row_id', 'before', 'after'])
    .where('table_name', '=', 'properties')
    .where('action', 'in', ['insert', 'delete'])
    .where('row_id', 'in', ids)
    .orderBy('id')
    .execute()
  return new Map(
    rows.flatMap(({ row_id, before, after }) => {
      const row = after ?? before
      return row === null ? [] : [[row_id, fromJson<Record<string, unknown>>(row)] as const]
    }),
  )
}

/** A page of the log: entries older than the last one of the previous page. */
interface AuditPage {
  olderThan?: number | undefined
  limit: number
}

async function readPage(
  changes: SelectQueryBuilder<Schema, 'changes', object>,
  { olderThan, limit }: AuditPage,
): Promise<AuditEntry[]> {
  const rows = await (olderThan === undefined ? changes : changes.where('id', '<', olderThan))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(entryFromRow)
}

const entryFromRow = (row: Selectable<ChangesTable>): AuditEntry => ({
  id: row.id,
  table: row.table_name,
  rowId: row.row_id,
  at: Date.parse(row.at),
  actorId: row.actor_id,
  actor: row.actor,
  action: row.action,
  before: row.before === null ? null : fromJson<Record<string, unknown>>(row.before),
  after: row.after === null ? null : fromJson<Record<string, unknown>>(row.after),
  requestId: row.request_id,
})
