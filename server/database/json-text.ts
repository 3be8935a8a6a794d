import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * The SQL for a text within the outbox's JSON column, in lower case, in each engine's syntax; null
 * where it is absent.
 */
export const jsonText = (engine: Database['engine'], column: 'payload', key: string) =>
  engine === 'postgres'
    ? sql<string | null>`lower(${sql.ref(column)} ->> ${sql.lit(key)})`
    : sql<string | null>`lower(json_extract(${sql.ref(column)}, ${sql.lit(`$.${key}`)}))`
