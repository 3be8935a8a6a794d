import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/time/clock.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { repeat, type Repeated } from '../shared/work/repeat.ts'
import { selectCatalogueVersion } from './read-version.ts'

export interface CatalogueVersion extends Repeated {
  /** The newest version that we know of; 0 until the database has answered. */
  current(): number
}

/**
 * A hosted project does not report changes: its pages are rendered again only after their lifetime.
 */
export const unwatchedCatalogue: CatalogueVersion = {
  current: () => 0,
  start() {},
  stop: async () => {},
  failingFor: () => 0,
}

/** Milliseconds between two polls: a change shows within a second. */
const interval = 400

/**
 * Follows the catalogue's version, which the database increases in every transaction that changes a
 * home, in any process. Polling one row works the same on both engines and through any connection
 * pool, and unlike LISTEN it misses nothing after a broken connection.
 */
export function watchCatalogueVersion(
  { db }: Database,
  log: Logger,
  clock: Clock,
): CatalogueVersion {
  let version = 0
  /**
   * The home that became visible most recently at its publication time; undefined before the first
   * poll.
   */
  let lastDue: string | null | undefined

  const polling = repeat(
    {
      interval,
      onFailure: (error) => log.warn({ err: error }, 'the catalogue version could not be read'),
    },
    async () => {
      const row = await selectCatalogueVersion(db)
        .select((select) =>
          select
            .selectFrom('properties')
            .select((homes) => homes.fn.max('publish_at').as('at'))
            .where('publish_at', '<=', isoTime(clock()))
            .as('due'),
        )
        .executeTakeFirstOrThrow()
      version = row.version
      // A home becomes visible at its publication time without a transaction, so the time is
      // compared here.
      const { due } = row
      if (lastDue !== undefined && due !== lastDue) await raise()
      lastDue = due
    },
  )

  /** Increases the version. Each process does this, which is harmless. */
  async function raise(): Promise<void> {
    await db
      .updateTable('catalogue_version')
      .set((update) => ({ version: update('version', '+', 1) }))
      .execute()
    version++
  }
  return { ...polling, current: () => version }
}
