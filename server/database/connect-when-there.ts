import { mkdirSync } from 'node:fs'
import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { connect, type DatabasePlace } from './connect.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { dialectOf, openPool } from './postgres.ts'
import type { Schema } from './schema.ts'
import { isUnreachable } from './unreachable.ts'

/** How long to wait before the database is tried again, in milliseconds: twice as long each time, up to this. */
const firstPause = 500
const longestPause = 10_000

/**
 * Opens the configured database for a site that must start whether it answers or not. While PostgreSQL is
 * away every query fails as in any outage, and it is tried again until it can be migrated and prepared.
 * @param prepare what must be there before anybody else asks; runs again when it fails.
 * @throws what PostgreSQL says when it answers and refuses: a wrong password, a database that is not there.
 */
export async function connectWhenThere(
  place: DatabasePlace,
  log: Logger,
  prepare: (db: Kysely<Schema>) => Promise<void>,
): Promise<Database> {
  if (!place.databaseUrl) {
    const database = await connect(place)
    await prepare(database.db)
    return database
  }
  mkdirSync(place.dataDir, { recursive: true })
  const pool = openPool(place.databaseUrl)
  const early: Database = { engine: 'postgres', db: new Kysely({ dialect: dialectOf(pool) }) }
  let ready = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let trying: Promise<void> = Promise.resolve()

  async function prepareAll() {
    await migrate(early, place.dataDir)
    await prepare(early.db)
    ready = true
  }

  function tryLater(pause: number) {
    if (closed) return
    timer = setTimeout(() => {
      trying = prepareAll().then(
        () => log.info('the database is there'),
        (error) => {
          // By now visitors' leads depend on us, so even a refusal does not end the process.
          log[isUnreachable(error) ? 'warn' : 'error']({ err: error }, 'the database is still away')
          tryLater(Math.min(longestPause, pause * 2))
        },
      )
    }, pause)
  }

  const gated = {
    options: pool.options,
    connect: () => (ready ? pool.connect() : Promise.reject(new NotReady())),
    async end() {
      closed = true
      clearTimeout(timer)
      await trying
      await pool.end()
    },
  }
  try {
    await prepareAll()
  } catch (error) {
    if (!isUnreachable(error)) {
      await pool.end()
      throw error
    }
    log.error(
      { err: error },
      'the database is away: the site starts without it, and leads go to the spool',
    )
    tryLater(firstPause)
  }
  return { engine: 'postgres', db: new Kysely({ dialect: dialectOf(gated) }) }
}

/** What PostgreSQL itself says while it starts, so that whoever asks takes it for the same. */
class NotReady extends Error {
  override name = 'NotReady'
  readonly code = '57P03'

  constructor() {
    super('the database has not been reached since the start')
  }
}
