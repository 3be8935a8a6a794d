import type { ColumnType } from 'kysely'

/**
 * A JSON column: written as JSON text, and read as that text (SQLite) or as the value (PostgreSQL);
 * see `fromJson` in `schema.ts`.
 */
export type Json<T> = ColumnType<T | string, string, string>
