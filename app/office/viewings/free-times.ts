import type { Language } from '#server/language.ts'
import { clockTime, longDay, weekday } from '#server/shared/time/formats.ts'
import { localTime } from '#server/shared/time/zoned-time.ts'
import type { SiteRequest } from '#server/site.ts'
import type { CalendarDay } from '#server/viewings/slots/calendar.ts'
import { slotText } from '#server/viewings/slots/slots.ts'

/** A day with its free half-hours for a choice. */
export interface FreeDay {
  /** The date: `2026-11-27`. */
  date: string
  name: string
  /** The short name: `Fri 27`. */
  short: string
  times: FreeTime[]
}

interface FreeTime {
  value: string
  text: string
  start: number
  /** The value in the format of the field for any other time. */
  local: string
}

/** The number of days that are offered as buttons; a later day is typed. */
const maxDays = 12

/**
 * The next free half-hours, from today on; empty if the calendar is not known.
 * @param forLead the lead to which some of them may be offered.
 */
export async function freeDays(
  { viewings }: Pick<SiteRequest, 'viewings'>,
  language: Language,
  forLead?: string,
): Promise<FreeDay[]> {
  const { days, known } = await viewings.office.calendar(forLead)
  return known ? daysWithFreeTimes(days, language).slice(0, maxDays) : []
}

/** The days of a calendar that have free half-hours, with texts. */
export const daysWithFreeTimes = (days: readonly CalendarDay[], language: Language): FreeDay[] =>
  days
    .map(({ date, slots }) => ({
      date,
      name: longDay(date, language),
      short: `${weekday(date, language)} ${Number(date.slice(8))}`,
      times: slots
        .filter(({ free }) => free)
        .map(({ start }) => ({
          value: slotText(start),
          text: clockTime(start, language),
          start,
          local: localTime(start),
        })),
    }))
    .filter(({ times }) => times.length > 0)
