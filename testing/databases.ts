import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, inject } from 'vitest'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'

export type Engine = 'sqlite' | 'postgres'

/** The engines that this run has. */
export const engines: Engine[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite']

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
