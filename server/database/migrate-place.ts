import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { migrate, migrationsApart } from './migrate.ts'
import { dialectOf, openPatientPool } from './postgres.ts'
import type { Schema } from './schema.ts'

/**
 * Brings a database to the newest schema. On PostgreSQL, migrations have no time limit: one that
 * exceeded it would count as an outage and be repeated for ever.
 * @param database an open connection to the same database.
 * @param log receives the names of the migrations that run.
 * @throws as {@link migrate} does.
 */
export async function migratePlace(
  database: Database,
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  log?: Logger,
): Promise<void> {
  const migrations = databaseUrl ? (await migrationsApart(database)).pending : []
  if (!databaseUrl || migrations.length === 0) return migrate(database, dataDir)
  log?.info({ migrations }, 'the database is migrated; the site starts after it')
  const db = new Kysely<Schema>({ dialect: dialectOf(openPatientPool(databaseUrl)) })
  try {
    await migrate({ engine: 'postgres', db }, dataDir)
  } finally {
    await db.destroy()
  }
}
