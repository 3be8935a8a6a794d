import type { ColumnType, Generated } from 'kysely'

/**
 * The audit log, with the authors of changes. Triggers refuse changes to rows and their removal.
 */
export interface ChangesTable {
  id: Generated<number>
  at: string
  /** The account; null for automatic changes and for the command line. */
  actor_id: string | null
  /** The account's e-mail address at that time, or what made the change. */
  actor: string
  table_name: string
  row_id: string
  action: 'insert' | 'update' | 'delete'
  /** The columns that were changed, as they were; null for a new row. */
  before: ColumnType<Record<string, unknown> | string | null, string | null, never>
  /** The same columns as they are now; null for a row that was deleted. */
  after: ColumnType<Record<string, unknown> | string | null, string | null, never>
  request_id: string | null
}

export interface AuditLogTables {
  changes: ChangesTable
}
