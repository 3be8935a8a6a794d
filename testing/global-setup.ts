import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '#server/database/connect.ts'
import { openSpool } from '#server/leads/intake/spool.ts'
import { type MigratedDatabases, openMigratedDatabases } from './postgres-databases.ts'
import { administer, databaseIn, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where PostgreSQL is not installed; then its half of the suite is skipped. */
    postgresUrl: string | undefined
    migratedDatabases: MigratedDatabases | undefined
    /** A folder with the migrated SQLite file and the empty spool of leads, which tests copy. */
    dataTemplate: string
  }
}

/**
 * One PostgreSQL server for the whole run, one migrated database of each engine to copy, and one
 * compile cache for its processes. Unit tests alone run on SQLite, so that they are quick.
 */
export default async function setup(project: TestProject) {
  // Coverage counts less exactly for code from a cache.
  if (!project.vitest.config.coverage.enabled)
    process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../build/compile-cache')
  const unitAlone = project.vitest.projects.every(({ name }) => name === 'unit')
  const postgres = unitAlone ? undefined : await startPostgres()
  if (!postgres && !unitAlone)
    console.warn('PostgreSQL is not installed: its half of the tests is skipped (npm run setup)')
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-template-'))
  await migrated(dataDir, undefined)
  openSpool(dataDir).close()
  project.provide('postgresUrl', postgres?.url)
  project.provide('migratedDatabases', postgres && (await migratedOn(postgres.url, dataDir)))
  project.provide('dataTemplate', dataDir)
  return async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await postgres?.stop()
  }
}

async function migratedOn(serverUrl: string, dataDir: string): Promise<MigratedDatabases> {
  const template = 'test_template'
  await administer(serverUrl, `CREATE DATABASE ${template}`)
  await migrated(dataDir, databaseIn(serverUrl, template))
  return openMigratedDatabases(serverUrl, template)
}

/** Migrates a database and closes it, because PostgreSQL cannot copy a database that is in use. */
async function migrated(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const { db } = await connect({ dataDir, databaseUrl })
  await db.destroy()
}
