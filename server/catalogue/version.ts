import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'

export interface CatalogueVersion {
  /** The newest version that we know of; 0 until the database has answered. */
  current(): number
  stop(): Promise<void>
}

/** A hosted project tells of no change: there, pages are made again after their lifetime only. */
export const unwatchedCatalogue: CatalogueVersion = { current: () => 0, stop: async () => {} }

/** Milliseconds between two looks: a change shows within a second. */
const interval = 400

/**
 * Follows the catalogue's version, which the database raises in every transaction that changes a home,
 * by whichever process. Asking for one row twice a second works alike on both engines, through any
 * connection pool, and misses nothing after a broken connection, as a LISTEN would.
 */
export function watchCatalogueVersion({ db }: Database, log: Logger): CatalogueVersion {
  let version = 0
  let failing = false
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function look(): Promise<void> {
    try {
      const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirst()
      version = row?.version ?? 0
      failing = false
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'the catalogue version could not be read')
      failing = true
    }
    if (!stopped) timer = setTimeout(() => void (looking = look()), interval).unref()
  }
  let looking = look()

  return {
    current: () => version,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
