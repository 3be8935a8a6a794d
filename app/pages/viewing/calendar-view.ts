import type { Language } from '#server/language.ts'
import { clockTime, shortDay, shortDayAndTime } from '#server/shared/time/formats.ts'
import type { CalendarDay } from '#server/viewings/slots/calendar.ts'
import { slotLength, slotText } from '#server/viewings/slots/slots.ts'

/** A half-hour for display. */
interface SlotView {
  /** The value that the form sends. */
  value: string
  /** The time in Málaga. */
  time: string
  /** The time as ISO 8601, for display in the visitor's time zone. */
  iso: string
  free: boolean
  /** Whether the half-hour is free, but not for as long as the visit takes. */
  tooShort: boolean
  /** Whether the viewing on the page holds the half-hour. */
  own: boolean
  /** Whether the office is closed between the previous half-hour and this one. */
  afterGap: boolean
}

export interface DayView {
  date: string
  title: string
  slots: SlotView[]
  /** Whether the day's earlier half-hours are left out because they are too soon. */
  isCut: boolean
  /** By when the office confirms a half-hour of the day; undefined where it need not. */
  confirmedBy: string | undefined
}

interface Options {
  /** The start that the viewing on the page holds. */
  heldStart?: number | undefined
  /** Until when the office can confirm a half-hour. */
  confirmableUntil?: ((start: number) => number) | undefined
}

/** The offered days for display. */
export const calendarView = (
  days: readonly CalendarDay[],
  language: Language,
  { heldStart, confirmableUntil }: Options = {},
): DayView[] =>
  days.map(({ date, slots, isCut = false }) => ({
    date,
    isCut,
    confirmedBy: deadlineOf(slots, language, confirmableUntil),
    title: shortDay(slots[0]?.start ?? Date.parse(date), language),
    slots: slots.map(({ start, free, tooShort = false }, index) => ({
      value: slotText(start),
      time: clockTime(start, language),
      iso: new Date(start).toISOString(),
      free: free && start !== heldStart,
      tooShort: tooShort && start !== heldStart,
      own: start === heldStart,
      afterGap: index > 0 && start - (slots[index - 1]?.start ?? start) > slotLength,
    })),
  }))

/** The half-hours of a day have one deadline, as they have one day before them. */
function deadlineOf(
  slots: CalendarDay['slots'],
  language: Language,
  confirmableUntil: Options['confirmableUntil'],
): string | undefined {
  const start = slots.find(({ free }) => free)?.start
  if (start === undefined || !confirmableUntil) return undefined
  return shortDayAndTime(confirmableUntil(start), language).replaceAll(' ', '\u00a0')
}

/** All times of day of some days, in order: `HH:MM`. */
export const timesOf = (days: readonly DayView[]): string[] =>
  [...new Set(days.flatMap(({ slots }) => slots.map(({ time }) => time)))].toSorted()
