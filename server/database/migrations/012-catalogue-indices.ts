import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * One index for each order of the list, one for slugs, and one that holds every column of the
 * list's filters, so that counting reads no row. They are written as `server/backend/rest/query.ts`
 * compares: text by code point (`collate "C"` on PostgreSQL), times on SQLite without their `Z`.
 */
export const addCatalogueIndices = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    const isPostgres = types.json === 'jsonb'
    const text = (column: string) =>
      isPostgres ? sql`(${sql.ref(column)} collate "C")` : sql`${sql.ref(column)}`
    const time = isPostgres ? sql`created_at` : sql`rtrim(created_at, 'Z')`
    const indices = {
      by_time: sql`${time} desc, ${text('id')}`,
      // The columns that a count by price needs.
      cheapest: sql`price, ${text('id')}, ${text('listing')}, ${text('property_type')}, bedrooms, ${text('development')}`,
      dearest: sql`price desc, ${text('id')}`,
      largest: sql`area desc, ${text('id')}`,
      by_slug: sql`${text('slug')}, ${text('id')}`,
      filters: sql`${text('development')}, ${text('listing')}, ${text('property_type')}, bedrooms, price`,
    }
    for (const [name, columns] of Object.entries(indices))
      await sql`create index ${sql.ref(`properties_${name}`)} on properties (${columns})`.execute(
        db,
      )
  },
})
