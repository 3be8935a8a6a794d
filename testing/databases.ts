import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, inject, type TestOptions } from 'vitest'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** Whether PostgreSQL is installed here. */
export const hasPostgres = inject('postgresUrl') !== undefined

type Body = (engine: Engine) => void

/**
 * A suite that runs on SQLite and again on PostgreSQL. Where PostgreSQL is not installed its half is
 * skipped, so that the report counts it.
 * @param title `%s` stands for the engine.
 */
export function describeOnEachEngine(title: string, body: Body): void
export function describeOnEachEngine(title: string, options: TestOptions, body: Body): void
export function describeOnEachEngine(title: string, ...rest: [Body] | [TestOptions, Body]): void {
  const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest
  for (const engine of engines)
    // oxlint-disable-next-line vitest/valid-title, vitest/valid-describe-callback -- they are the caller's
    describe.skipIf(engine === 'postgres' && !hasPostgres).each([engine])(title, options, body)
}

export interface TestPlace {
  dataDir: string
  databaseUrl: string | undefined
  remove(): Promise<void>
}

/** A folder, and on PostgreSQL a database, for one test alone. */
export async function testPlace(engine: Engine): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-test-'))
  const removeDir = () => rmSync(dataDir, { recursive: true, force: true })
  const serverUrl = inject('postgresUrl')
  if (engine === 'sqlite' || !serverUrl)
    return { dataDir, databaseUrl: undefined, remove: async () => removeDir() }
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(serverUrl, `CREATE DATABASE ${name}`)
  const databaseUrl = new URL(serverUrl)
  databaseUrl.pathname = name
  return {
    dataDir,
    databaseUrl: databaseUrl.href,
    async remove() {
      removeDir()
      await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/**
 * Gives each test of the suite around it a migrated database of its own, and takes it away again.
 * @param take gets it before each test, with the folder it has.
 */
export function eachOnItsOwnDatabase(
  engine: Engine,
  take: (database: Database, place: TestPlace) => void,
): void {
  let place: TestPlace
  let database: Database
  beforeEach(async () => {
    place = await testPlace(engine)
    database = await connect(place)
    take(database, place)
  })
  afterEach(async () => {
    await database.db.destroy()
    await place.remove()
  })
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
