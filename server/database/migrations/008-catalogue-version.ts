import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * A number that every change of the properties increases in its own transaction. Processes that
 * keep pages poll it to learn that a page shows outdated homes.
 */
export const addCatalogueVersion = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('catalogue_version')
      .addColumn('version', types.bigint, (column) => column.notNull())
      .execute()
    await sql`INSERT INTO catalogue_version (version) VALUES (1)`.execute(db)
    if (types.json === 'jsonb') {
      await sql`CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN UPDATE catalogue_version SET version = version + 1; RETURN NULL; END $$`.execute(db)
      await sql`CREATE TRIGGER properties_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
        ON properties FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version()`.execute(db)
      return
    }
    for (const event of ['INSERT', 'UPDATE', 'DELETE'])
      await sql`CREATE TRIGGER ${sql.ref(`properties_after_${event.toLowerCase()}`)}
        AFTER ${sql.raw(event)} ON properties
        BEGIN UPDATE catalogue_version SET version = version + 1; END`.execute(db)
  },
})
