import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { GroupCommit } from '../database/group-commit.ts'
import type { Schema } from '../database/schema.ts'
import { isUnreachable } from '../database/unreachable.ts'
import { minute } from '../shared/time/durations.ts'
import { withTimeout } from '../shared/work/timeout.ts'
import type { Count, Counters, Hit } from './counters.ts'
import { memoryCounters } from './memory-counters.ts'
import { addHits, deleteExpired, removeHits } from './stored-counts.ts'

/** How long counting may take, in milliseconds: a form waits for it. */
const countDeadline = 500
/**
 * The time between two attempts to count in a database that did not answer in time, in
 * milliseconds.
 */
const retryInterval = 1_000

/** Times in milliseconds. */
export interface CountTimes {
  /** How long counting in the database may take. */
  deadline?: number | undefined
  /** The time between a failed attempt and the next one. */
  retry?: number | undefined
}

/**
 * Counts in the database for all processes together. While the database is away, this process
 * counts alone from its latest counts; the log says when that begins, why, and when it ends.
 * @param secret keys the digests, so that neither network nor e-mail addresses are stored. A
 *   process that starts while the database is away learns it later; until then nothing is stored.
 */
export function createStoredCounters(
  db: Kysely<Schema>,
  secret: () => string | undefined,
  log: Logger,
  { deadline = countDeadline, retry = retryInterval }: CountTimes = {},
): Counters {
  const ownCounts = memoryCounters()
  const digest = (key: string) =>
    createHmac('sha256', secret() ?? '')
      .update(key)
      .digest('base64url')
  const { isAway, succeeded, failed } = watchOutages(log)
  let expiredDeletedAt = 0
  let triedAt = 0

  const group = new GroupCommit<Hit & { now: number }, Count>(async (hits) => {
    const now = Math.max(...hits.map((hit) => hit.now))
    const counts = await addHits(db, hits, now)
    if (now - expiredDeletedAt > minute) {
      expiredDeletedAt = now
      await deleteExpired(db, now)
    }
    return counts
  })

  async function countInDatabase(hits: readonly Hit[], now: number): Promise<Count[] | undefined> {
    triedAt = performance.now()
    try {
      const counts = await withTimeout(
        deadline,
        Promise.all(hits.map(({ key, window }) => group.add({ key: digest(key), window, now }))),
      )
      succeeded()
      return counts
    } catch (error) {
      failed(error)
      return undefined
    }
  }

  return {
    async count(hits, now) {
      const own = await ownCounts.count(hits, now)
      if (!secret()) return own
      if (!isAway()) return (await countInDatabase(hits, now)) ?? own
      // This attempt only checks whether the database counts again; forms do not wait for it.
      if (performance.now() - triedAt >= retry) void countInDatabase(hits, now)
      return own
    },
    async takeBack(keys, now) {
      await ownCounts.takeBack(keys, now)
      // While the database is away, hits are counted only in this process.
      if (!secret() || isAway()) return
      await withTimeout(deadline, removeHits(db, keys.map(digest), now)).catch(failed)
    },
  }
}

/** Tracks whether the database counts, and logs each change. */
function watchOutages(log: Logger) {
  let isAway = false
  let isMistake = false
  return {
    isAway: () => isAway,
    succeeded() {
      if (isAway) log.info('the database counts again')
      isAway = isMistake = false
    },
    /**
     * An outage must not hide a mistake of ours that follows it, so the first outage and the first
     * mistake are each logged once.
     */
    failed(error: unknown) {
      const wasLogged = isAway && (isMistake || isUnreachable(error))
      if (!wasLogged)
        log.error(
          { err: error },
          'the database does not count: rate limits count this process alone',
        )
      isAway = true
      isMistake ||= !isUnreachable(error)
    },
  }
}
