import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * A text of the outbox's JSON column in lower case, as each engine reads it; null where there is
 * none.
 */
export const jsonText = (engine: Database['engine'], column: 'payload', key: string) =>
  engine === 'postgres'
    ? sql<string | null>`lower(${sql.ref(column)} ->> ${sql.lit(key)})`
    : sql<string | null>`lower(json_extract(${sql.ref(column)}, ${sql.lit(`$.${key}`)}))`
