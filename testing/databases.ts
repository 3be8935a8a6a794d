import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  inject,
  type TestOptions,
} from 'vitest'
import { connect, sqliteFile } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { spoolFile } from '#server/leads/intake/spool.ts'
import { leaveDatabase, newName, takeDatabase } from './postgres-databases.ts'
import { administer, databaseIn } from './postgres.ts'

export const engines = ['sqlite', 'postgres'] as const
export type DatabaseEngine = (typeof engines)[number]

/** Whether PostgreSQL is installed on this machine. */
export const hasPostgres = inject('postgresUrl') !== undefined

type Body = (engine: DatabaseEngine) => void

/**
 * Runs a suite on SQLite and again on PostgreSQL. Where PostgreSQL is not installed its half is
 * skipped, so that the report counts it.
 * @param title `%s` is replaced by the engine.
 */
export function describeOnEachEngine(title: string, body: Body): void
export function describeOnEachEngine(title: string, options: TestOptions, body: Body): void
export function describeOnEachEngine(title: string, ...rest: [Body] | [TestOptions, Body]): void {
  const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest
  for (const engine of engines) describeOn(engine, title, options, body)
}

/**
 * Like {@link describeOnEachEngine}, with the tests on PostgreSQL among the slow ones: for flows
 * whose queries the tests beside the code already run on both.
 */
export function describeOnSqliteFirst(title: string, body: Body): void {
  describeOn('sqlite', title, {}, body)
  describeOn('postgres', title, { tags: 'slow' }, body)
}

function describeOn(engine: DatabaseEngine, title: string, options: TestOptions, body: Body): void {
  // oxlint-disable-next-line vitest/valid-title, vitest/valid-describe-callback -- they are the caller's
  describe.skipIf(engine === 'postgres' && !hasPostgres).each([engine])(title, options, body)
}

export interface TestPlace {
  dataDir: string
  databaseUrl: string | undefined
  /** The settings of a process that uses this folder and database. */
  env: Record<string, string>
  remove(): Promise<void>
}

/**
 * A folder, and on PostgreSQL a database, for a single test.
 * @param migrated true: the database is a copy of the run's migrated one; false: it is empty.
 */
export async function testPlace(
  engine: DatabaseEngine,
  { migrated = false } = {},
): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-test-'))
  const removeDir = () => rmSync(dataDir, { recursive: true, force: true })
  const serverUrl = inject('postgresUrl')
  const template = inject('dataTemplate')
  // A file that is made waits for the disk several times, a copy does not.
  if (migrated) copyFileSync(spoolFile(template), spoolFile(dataDir))
  if (engine === 'sqlite' || !serverUrl) {
    if (migrated) copyFileSync(sqliteFile(template), sqliteFile(dataDir))
    return {
      dataDir,
      databaseUrl: undefined,
      env: { DATA_DIR: dataDir },
      remove: async () => removeDir(),
    }
  }
  const databases = migrated ? inject('migratedDatabases') : undefined
  const name = databases ? await takeDatabase(databases) : newName()
  if (!databases) await administer(serverUrl, `CREATE DATABASE ${name} STRATEGY FILE_COPY`)
  const databaseUrl = databaseIn(serverUrl, name)
  return {
    dataDir,
    databaseUrl,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    async remove() {
      removeDir()
      if (databases) await leaveDatabase(databases, name)
      else await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/**
 * Gives each test of the surrounding suite a migrated database of its own and removes it
 * afterwards.
 * @param take receives the database and its folder before each test.
 */
export function eachOnItsOwnDatabase(
  engine: DatabaseEngine,
  take: (database: Database, place: TestPlace) => void,
): void {
  let opened: Awaited<ReturnType<typeof openOwn>>
  beforeEach(async () => {
    opened = await openOwn(engine)
    take(opened.database, opened.place)
  })
  afterEach(() => opened.remove())
}

/**
 * Gives the surrounding suite one migrated database, for tests that only read what `fill` wrote.
 */
export function onOneDatabase(
  engine: DatabaseEngine,
  fill: (database: Database) => Promise<void>,
): void {
  let opened: Awaited<ReturnType<typeof openOwn>>
  beforeAll(async () => {
    opened = await openOwn(engine)
    await fill(opened.database)
  })
  afterAll(() => opened.remove())
}

async function openOwn(engine: DatabaseEngine) {
  const place = await testPlace(engine, { migrated: true })
  const database = await connect(place)
  // A power cut does not matter in a test: without syncing the disk these tests take half as long.
  if (engine === 'sqlite') await sql`PRAGMA synchronous = OFF`.execute(database.db)
  return {
    place,
    database,
    async remove() {
      await database.db.destroy()
      await place.remove()
    },
  }
}
