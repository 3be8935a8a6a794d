import type { ColumnType } from 'kysely'

/**
 * Written as JSON text; read back as that text (SQLite) or as the value (PostgreSQL): see
 * `fromJson` in `schema.ts`.
 */
export type Json<T> = ColumnType<T | string, string, string>
