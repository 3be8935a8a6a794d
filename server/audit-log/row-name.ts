import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { AuditEntry } from './read-entries.ts'

/** The name of a row of the log, for display. */
export interface RowName {
  /** The name in each language; undefined where the row was deleted or has no name. */
  name: Record<'en' | 'es', string> | undefined
  /** The title of the home to which a file belongs. */
  of?: Record<'en' | 'es', string>
  /** The lead to which the row belongs, while it exists. */
  leadId?: string
}

/** A row's id with its name. */
export type NamedRow = readonly [rowId: string, RowName]

/**
 * Finds the names of a feature's rows in entries of the log. Features register theirs in
 * `server/names-in-log.ts`, because the log knows no feature.
 */
export type NameRows = (
  db: Kysely<Schema>,
  entries: readonly AuditEntry[],
) => Promise<readonly NamedRow[]>

/** The ids of the rows of some tables, each once. */
export const idsIn = (entries: readonly AuditEntry[], ...tables: readonly string[]): string[] => [
  ...new Set(entries.flatMap(({ table, rowId }) => (tables.includes(table) ? rowId : []))),
]

/** A row whose name is the same in both languages. */
export const rowNamed = ([id, name]: readonly [string, string]): NamedRow => [
  id,
  { name: { en: name, es: name } },
]
