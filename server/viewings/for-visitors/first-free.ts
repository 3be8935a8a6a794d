import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { minute } from '../../shared/time/durations.ts'
import { repeat, type Repeated } from '../../shared/work/repeat.ts'
import { takenSlots } from '../slots/held-slots.ts'
import { offeredDays, type ViewingRules } from '../slots/slots.ts'

/** The first half-hour that is free for a viewing. */
export interface FirstFree {
  /** The time in milliseconds since 1970; 0 if none is free, or it was never read. */
  current(): number
}

export interface WatchedFirstFree extends FirstFree, Repeated {
  /** Polls without waiting for the next interval. */
  refresh(): Promise<void>
}

/**
 * Milliseconds between two polls: a half-hour that was taken is shown for at most one second more.
 */
const interval = 1_000

/**
 * Watches the first free half-hour, which changes as time passes and as any process assigns
 * half-hours. Cached pages that name it are compared with it.
 */
export function watchFirstFree(
  { db }: Database,
  rules: ViewingRules,
  log: Logger,
  clock: Clock,
): WatchedFirstFree {
  let first = 0
  let offered: { minute: number; starts: number[] } | undefined

  /**
   * Kept for a minute, because computing them takes milliseconds and they change only at whole
   * minutes.
   */
  function offeredStarts(): number[] {
    const time = clock()
    const present = Math.ceil(time / minute)
    if (offered?.minute !== present)
      offered = {
        minute: present,
        starts: offeredDays(rules, time).flatMap(({ starts }) => starts),
      }
    return offered.starts
  }

  async function look(): Promise<void> {
    const starts = offeredStarts()
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
