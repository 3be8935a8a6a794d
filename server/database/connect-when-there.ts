import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { connect, type DatabasePlace } from './connect.ts'
import { openDataFolder } from './data-folder.ts'
import type { Database } from './database.ts'
import { openGuardedPool } from './guarded-pool.ts'
import { migratePlace } from './migrate-place.ts'
import { dialectOf, openPool } from './postgres.ts'
import { isUnreachable } from './unreachable.ts'

/**
 * Delay before the database is tried again, in milliseconds; it doubles each time up to the
 * maximum.
 */
const firstDelay = 500
const maxDelay = 10_000

/**
 * Opens the configured database for a site that must also start while PostgreSQL is away. Until the
 * database is migrated and prepared, connecting is retried and every query fails as in any outage.
 * @param prepare runs before any other query, and again when it fails.
 * @throws PostgreSQL's error when it refuses: a wrong password, or a database that does not exist.
 */
export async function connectWhenThere(
  place: DatabasePlace,
  log: Logger,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  for (const problem of openDataFolder(place.dataDir)) log.warn(problem)
  if (!place.databaseUrl) {
    const database = await connect(place)
    await prepare(database)
    return database
  }
  const pool = openPool(place.databaseUrl)
  const early: Database = { engine: 'postgres', db: new Kysely({ dialect: dialectOf(pool) }) }
  let ready = false

  async function prepareAll() {
    await migratePlace(early, place, log)
    await prepare(early)
    ready = true
  }

  const attempts = retryConnecting(prepareAll, log)
  const guarded = openGuardedPool(place.databaseUrl, log)
  const gated = {
    ...guarded,
    connect: () => (ready ? guarded.connect() : Promise.reject(new NotReady())),
    async end() {
      await attempts.stop()
      await Promise.all([pool.end(), guarded.end()])
    },
  }
  try {
    await prepareAll()
  } catch (error) {
    if (!isUnreachable(error)) {
      await Promise.all([pool.end(), guarded.end()])
      throw error
    }
    log.error(
      { err: error },
      'the database is away: the site starts without it, and leads go to the spool',
    )
    attempts.start()
  }
  return {
    engine: 'postgres',
    db: new Kysely({ dialect: dialectOf(gated) }),
    breaker: guarded.breaker,
  }
}

/** Retries work, after growing delays, until it succeeds or is stopped. */
function retryConnecting(work: () => Promise<void>, log: Logger) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let trying: Promise<void> = Promise.resolve()

  function tryLater(delay: number) {
    if (stopped) return
    timer = setTimeout(() => {
      trying = work().then(
        () => log.info('the database is connected'),
        (error) => {
          // The process goes on even after a refusal, because it already accepts leads into the
          // spool.
          log[isUnreachable(error) ? 'warn' : 'error']({ err: error }, 'the database is still away')
          tryLater(Math.min(maxDelay, delay * 2))
        },
      )
    }, delay)
  }

  return {
    start: () => tryLater(firstDelay),
    /** Ends after the present attempt. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      await trying
    },
  }
}

/**
 * The database is not ready yet. The code is that of PostgreSQL while it starts, so that callers
 * treat both alike.
 */
class NotReady extends Error {
  override name = 'NotReady'
  readonly code = '57P03'

  constructor() {
    super('the database has not been reached since the start')
  }
}
