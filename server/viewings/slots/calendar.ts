import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../database/schema.ts'
import { withTimeout } from '../../shared/work/timeout.ts'
import { takenSlots } from './held-slots.ts'
import { offersToOthers } from './offered-times.ts'
import { halfHoursFrom, offeredDays, type ViewingRules } from './slots.ts'

/**
 * How long a page waits for the calendar, in milliseconds. Without the calendar, half-hours can
 * only be named as preferences.
 */
export const calendarTimeout = 1_000

interface CalendarSlot {
  start: number
  free: boolean
  /** Set if this half-hour is free, but another one that the visit takes is not. */
  tooShort?: true
}

export interface CalendarDay {
  /** The date in the agency's time zone: `2026-11-24`. */
  date: string
  slots: CalendarSlot[]
  /** Whether its earlier half-hours are left out because they are too soon. */
  isCut?: boolean
}

/**
 * The half-hours in which a visit can begin, because enough half-hours follow without a break. A
 * start is free if all half-hours of the visit are.
 * @param heldStart the start of the visit that is being moved; its own half-hours count as free.
 */
export function visitStarts(
  days: readonly CalendarDay[],
  halfHours: number,
  heldStart?: number,
): CalendarDay[] {
  const own = heldStart === undefined ? [] : halfHoursFrom(heldStart, halfHours)
  return days.flatMap(({ slots, ...day }) => {
    const free = new Map(slots.map((slot) => [slot.start, slot.free || own.includes(slot.start)]))
    const starts = slots.flatMap(({ start }) => {
      const parts = halfHoursFrom(start, halfHours)
      if (!parts.every((part) => free.has(part))) return []
      const fits = parts.every((part) => free.get(part))
      return [{ start, free: fits, ...(!fits && free.get(start) && { tooShort: true as const }) }]
    })
    return starts.length > 0 ? [{ ...day, slots: starts }] : []
  })
}

/** The half-hours that visitors can ask for. */
export interface Calendar {
  days: CalendarDay[]
  /** Whether the free half-hours are known; false while the database is unavailable. */
  known: boolean
}

interface Options {
  db: Kysely<Schema>
  rules: ViewingRules
  log: Logger
  /** The half-hours, with their days; those of visitors by default. */
  daysOf?: typeof offeredDays
  /** For staff: half-hours that are offered to leads other than this one are not free. */
  forLead?: string | undefined
}

/**
 * The offered half-hours, and which of them are free. Never fails.
 * @param time in milliseconds since 1970.
 */
export async function readCalendar(
  { db, rules, log, daysOf = offeredDays, forLead }: Options,
  time: number,
): Promise<Calendar> {
  const days = daysOf(rules, time)
  const starts = days.flatMap((one) => one.starts)
  const readTaken = async () =>
    takenSlots(db, {
      from: starts[0] ?? 0,
      to: starts.at(-1) ?? 0,
      capacity: rules.capacity,
      promised:
        forLead === undefined ? [] : await offersToOthers(db, { leadId: forLead, now: time }),
    })
  const taken = await withTimeout(calendarTimeout, readTaken()).catch((error) => {
    log.error({ err: error }, 'viewings: the calendar could not be read')
    return undefined
  })
  return {
    days: days.map(({ starts: all, ...day }) => ({
      ...day,
      slots: all.map((start) => ({ start, free: !taken?.has(start) })),
    })),
    known: taken !== undefined,
  }
}
