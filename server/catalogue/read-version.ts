import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The row with the version of our own catalogue. */
export const selectCatalogueVersion = (db: Kysely<Schema>) =>
  db.selectFrom('catalogue_version').select('version')

/**
 * The present version of our own catalogue, which every transaction that changes a home increases.
 */
export async function readCatalogueVersion(db: Kysely<Schema>): Promise<number> {
  const { version } = await selectCatalogueVersion(db).executeTakeFirstOrThrow()
  return version
}
