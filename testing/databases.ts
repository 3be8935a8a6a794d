import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, inject } from 'vitest'
import { connect, sqliteFile } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { administer, databaseIn, templateDatabase } from './postgres.ts'

export type Engine = 'sqlite' | 'postgres'

/** The engines that this run has. */
export const engines: Engine[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite']

export interface TestPlace {
  dataDir: string
  databaseUrl: string | undefined
  remove(): Promise<void>
}

/**
 * A folder, and on PostgreSQL a database, for one test alone.
 * @param migrated true: the database is a copy of the run's migrated one; false: it is empty.
 */
export async function testPlace(engine: Engine, { migrated = false } = {}): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-test-'))
  const removeDir = () => rmSync(dataDir, { recursive: true, force: true })
  const serverUrl = inject('postgresUrl')
  if (engine === 'sqlite' || !serverUrl) {
    if (migrated) copyFileSync(inject('sqliteTemplate'), sqliteFile(dataDir))
    return { dataDir, databaseUrl: undefined, remove: async () => removeDir() }
  }
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(
    serverUrl,
    `CREATE DATABASE ${name}${migrated ? ` TEMPLATE ${templateDatabase}` : ''}`,
  )
  return {
    dataDir,
    databaseUrl: databaseIn(serverUrl, name),
    async remove() {
      removeDir()
      await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/**
 * Gives each test of the surrounding suite a migrated database of its own and removes it afterwards.
 * @param take receives the database before each test, with its folder.
 */
export function eachOnItsOwnDatabase(
  engine: Engine,
  take: (database: Database, place: TestPlace) => void,
): void {
  let place: TestPlace
  let database: Database
  beforeEach(async () => {
    place = await testPlace(engine, { migrated: true })
    database = await connect(place)
    take(database, place)
  })
  afterEach(async () => {
    await database.db.destroy()
    await place.remove()
  })
}
