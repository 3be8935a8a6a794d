import type { Language } from '#server/language.ts'
import { monthOf, shortMonth } from '#server/shared/time/formats.ts'

/** The twelve months that end with the month of the newest article. */
export interface Year {
  /** The first and the last month, such as `December 2025`. */
  from: string
  to: string
  /**
   * `position` is a fraction of the year. `year` is set only for the first month and for January.
   */
  months: { position: number; label: string; year: string }[]
}

/** The twelve months that end with the month of `newest`. */
export function yearOf(newest: string, language: Language): Year {
  const { first, positionOf } = span(newest)
  const months = Array.from({ length: 12 }, (_, index) => addMonths(first, index))
  return {
    from: monthOf(first, language),
    to: monthOf(months[11] ?? first, language),
    months: months.map((month, index) => ({
      position: positionOf(month),
      label: shortMonth(month, language),
      year:
        index === 0 || new Date(month).getUTCMonth() === 0
          ? String(new Date(month).getUTCFullYear())
          : '',
    })),
  }
}

/**
 * A day's position in the year that ends with the month of `newest`, as a fraction; undefined
 * before it.
 */
export function placeInYear(day: string, newest: string): number | undefined {
  const position = span(newest).positionOf(Date.parse(day))
  return position < 0 ? undefined : position
}

function span(newest: string) {
  const last = new Date(newest)
  const first = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 11)
  const end = addMonths(first, 12)
  return {
    first,
    positionOf: (time: number) => Math.round(((time - first) / (end - first)) * 10_000) / 10_000,
  }
}

const addMonths = (time: number, count: number): number => {
  const day = new Date(time)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + count)
}
