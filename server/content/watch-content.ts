import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/time/clock.ts'
import { repeat, type Repeated } from '../shared/work/repeat.ts'
import type { PublishedContent } from './content.ts'
import { readPublished } from './read-rows.ts'

export interface WatchedContent extends Repeated {
  /**
   * The published texts; the same object until something changes. Undefined until they have been
   * read for the first time, because the built-in texts may have been changed or withdrawn.
   */
  current(): PublishedContent | undefined
  /** A number that changes with the published texts. */
  version(): number
  /** Polls at once, as after a change in this process. */
  refresh(): Promise<void>
}

/** Milliseconds between two polls: a change shows within a second. */
const interval = 400

/**
 * Follows the published texts, whichever process publishes them. Visible versions are never removed
 * and scheduled times only pass, so any change increases the number of visible versions.
 * @param clock in milliseconds since 1970.
 */
export function watchContent({ db }: Database, log: Logger, clock: Clock): WatchedContent {
  let content: PublishedContent | undefined
  let count = 0

  async function look(): Promise<void> {
    const time = clock()
    const { due } = await db
      .selectFrom('content_versions')
      .select(({ fn }) => fn.countAll<number>().as('due'))
      .where('publish_at', '<=', time)
      .executeTakeFirstOrThrow()
    if (content && Number(due) === count) return
    content = await readPublished(db, time)
    count = Number(due)
  }

  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'the published texts could not be read')
  return {
    ...repeat({ interval, onFailure }, look),
    current: () => content,
    version: () => count,
    refresh: () => look().catch(onFailure),
  }
}
