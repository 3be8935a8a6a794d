import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { repeat, type Repeated } from '../../shared/work/repeat.ts'
import { takenSlots } from '../slots/held-slots.ts'
import { offeredDays, type ViewingRules } from '../slots/slots.ts'

/** The first half-hour that is free for a viewing. */
export interface FirstFree {
  /** Milliseconds since 1970; 0 where none is free, or it was never read. */
  current(): number
}

export interface WatchedFirstFree extends FirstFree, Repeated {
  /** Polls at once. */
  refresh(): Promise<void>
}

/** Milliseconds between two polls: a half-hour that is taken is named for a second at the most. */
const interval = 1_000

/**
 * Follows the first free half-hour, whichever process assigns half-hours, and as time passes. Pages
 * in memory that name it are compared with it.
 */
export function watchFirstFree(
  { db }: Database,
  rules: ViewingRules,
  log: Logger,
  now: Clock,
): WatchedFirstFree {
  let first = 0

  async function look(): Promise<void> {
    const starts = offeredDays(rules, now()).flatMap((day) => day.starts)
    const period = { from: starts[0] ?? 0, to: starts.at(-1) ?? 0 }
    const taken = await takenSlots(db, { ...period, capacity: rules.capacity })
    first = starts.find((start) => !taken.has(start)) ?? 0
  }

  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'the first free half-hour could not be read')
  return {
    ...repeat({ interval, onFailure }, look),
    current: () => first,
    refresh: () => look().catch(onFailure),
  }
}
