import { dateAfter } from '../../shared/time/dates.ts'
import { hour, minute } from '../../shared/time/durations.ts'
import { isPublicHoliday } from '../../shared/time/public-holidays.ts'
import { periodsOn, type WeeklyHours } from '../../shared/time/weekly-hours.ts'
import { agencyZone, dateIn, timeIn } from '../../shared/time/zoned-time.ts'

/** The length of a viewing of one home, in milliseconds (docs/requirements/leads.md#viewings). */
export const slotLength = 30 * minute
/** The shortest time between a request and the start of the viewing, in milliseconds. */
export const minimumNotice = 24 * hour
/** The minimum time that the office has to answer a request, in milliseconds. */
const answerTime = 2 * hour
/**
 * How many days before a viewing are searched for the office's last opening day. It suffices for
 * the Monday after Easter, if the office closes from Maundy Thursday.
 */
const lookBack = 5
/** The number of days that are offered. */
export const offeredDayCount = 20
/**
 * How many days ahead are searched for days to offer. It is a limit for an office that is seldom
 * open.
 */
const horizon = 60

/** The configured rules of the calendar. */
export interface ViewingRules {
  hours: WeeklyHours
  /** Days without viewings: `2026-12-24`, or `12-24` for every year. */
  closed: readonly string[]
  /** Whether viewings also take place on public holidays. */
  onHolidays: boolean
  /** The number of viewings at the same time. */
  capacity: number
  /**
   * How long a half-hour is held for a visitor while the office has not confirmed it, in
   * milliseconds.
   */
  hold: number
}

/** The rules that say when the office is open. */
export type OpenDays = Pick<ViewingRules, 'hours' | 'closed' | 'onHolidays'>

/**
 * A day in the agency's time zone with the start times of its half-hours, in milliseconds since
 * 1970.
 */
interface OfferedDay {
  /** The date: `2026-11-24`. */
  date: string
  starts: number[]
  /** Whether earlier half-hours are left out because they are within the notice. */
  isCut: boolean
}

/**
 * The half-hours that visitors may ask for: they are within the office's hours, after the notice,
 * and leave time for a confirmation the day before.
 * @param now milliseconds since 1970.
 */
export const offeredDays = (rules: OpenDays, now: number): OfferedDay[] =>
  nextDays(
    rules,
    now + minimumNotice,
    (start) => start >= now + minimumNotice && answeredBy(start, rules) >= now + answerTime,
  )

/** The half-hours that staff may choose: all that have not begun. */
export const officeDays = (rules: OpenDays, now: number): OfferedDay[] =>
  nextDays(rules, now, (start) => start > now)

/** The next {@link offeredDayCount} days that have such half-hours. */
function nextDays(
  rules: OpenDays,
  from: number,
  isChoosable: (start: number) => boolean,
): OfferedDay[] {
  const days: OfferedDay[] = []
  let date = dateIn(agencyZone, from)
  for (let ahead = 0; ahead < horizon && days.length < offeredDayCount; ahead++) {
    const all = startsOn(date, rules)
    const starts = all.filter(isChoosable)
    if (starts.length > 0) days.push({ date, starts, isCut: starts.length < all.length })
    date = dateAfter(date, 1)
  }
  return days
}

/**
 * The consecutive half-hours of a visit.
 * @param start milliseconds since 1970, as `now` below.
 */
export const halfHoursFrom = (start: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => start + index * slotLength)

/** Whether a visit may be asked for: each of its half-hours is offered. */
export const isOffered = (
  rules: OpenDays,
  { start, halfHours }: { start: number; halfHours: number },
  now: number,
): boolean =>
  offeredDays(rules, now).some(({ starts }) =>
    halfHoursFrom(start, halfHours).every((one) => starts.includes(one)),
  )

/** The periods of a date in which viewings take place. */
export function hoursOn(
  date: string,
  { hours, closed, onHolidays }: OpenDays,
): WeeklyHours[number] {
  if (closed.includes(date) || closed.includes(date.slice(5))) return []
  if (!onHolidays && isPublicHoliday(date)) return []
  return periodsOn(hours, new Date(`${date}T00:00Z`))
}

/**
 * The latest time at which a viewing can be confirmed: the end of viewing hours on the last opening
 * day before it, so that nobody travels to an unconfirmed viewing. Without such a day, it is 24
 * hours before the viewing.
 * @param start milliseconds since 1970.
 */
export function answeredBy(start: number, rules: OpenDays): number {
  let date = dateIn(agencyZone, start)
  for (let back = 0; back < lookBack; back++) {
    date = dateAfter(date, -1)
    const minutes = hoursOn(date, rules).at(-1)?.to
    const end = minutes === undefined ? undefined : timeIn(agencyZone, date, minutes)
    if (end !== undefined) return end
  }
  return start - 24 * hour
}

function startsOn(date: string, rules: OpenDays): number[] {
  const length = slotLength / minute
  return hoursOn(date, rules).flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / length) }, (_, index) =>
      timeIn(agencyZone, date, from + index * length),
    ).filter((start) => start !== undefined),
  )
}

/** A start time in the format of forms and e-mails: `2026-11-24T09:30Z`. */
export const slotText = (start: number): string => `${new Date(start).toISOString().slice(0, 16)}Z`

/**
 * Reads start times separated by blanks.
 * @returns each start once, earliest first; undefined if one is malformed.
 */
export function readSlots(text: string): number[] | undefined {
  const starts = text.split(' ').filter(Boolean).map(readSlot)
  const known = starts.filter((start) => start !== undefined)
  return known.length === starts.length ? [...new Set(known)].sort((a, b) => a - b) : undefined
}

function readSlot(text: string): number | undefined {
  const start = /^\d{4}-\d\d-\d\dT\d\d:(00|30)Z$/.test(text) ? Date.parse(text) : NaN
  return Number.isNaN(start) ? undefined : start
}
