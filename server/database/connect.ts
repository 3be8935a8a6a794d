import { join } from 'node:path'
import { Kysely } from 'kysely'
import { openDataFolder } from './data-folder.ts'
import type { Database } from './database.ts'
import { migratePlace } from './migrate-place.ts'
import { dialectOf, openPool } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** The location of the database: part of the configuration. */
export interface DatabasePlace {
  databaseUrl: string | undefined
  dataDir: string
}

/**
 * Opens the configured database and brings it to the newest schema; safe when several processes
 * start at once.
 * @throws the engine's error when it cannot be reached or migrated.
 */
export async function connect({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  openDataFolder(dataDir)
  const database: Database = databaseUrl
    ? { engine: 'postgres', db: new Kysely({ dialect: dialectOf(openPool(databaseUrl)) }) }
    : { engine: 'sqlite', db: openSqlite(sqliteFile(dataDir)) }
  try {
    await migratePlace(database, { databaseUrl, dataDir })
  } catch (error) {
    await database.db.destroy()
    throw error
  }
  return database
}

/** The path of the embedded database. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'alboran.sqlite')
