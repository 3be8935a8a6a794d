import type { ColumnType, Generated } from 'kysely'

/** The audit log, with the author of each change. Triggers refuse to change or remove its rows. */
export interface ChangesTable {
  id: Generated<number>
  at: string
  /** The id of the account; null for automatic changes and for the command line. */
  actor_id: string | null
  /** The e-mail address of the account at that time, or the name of a program. */
  actor: string
  table_name: string
  row_id: string
  action: 'insert' | 'update' | 'delete'
  /** The changed columns with their former values; null for a new row. */
  before: ColumnType<Record<string, unknown> | string | null, string | null, never>
  /** The same columns with their new values; null for a deleted row. */
  after: ColumnType<Record<string, unknown> | string | null, string | null, never>
  request_id: string | null
}

export interface AuditLogTables {
  changes: ChangesTable
}
