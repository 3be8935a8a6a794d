import type { Language } from '../language.ts'
import { dateAfter } from '../shared/time/dates.ts'
import { day, minute } from '../shared/time/durations.ts'
import { agencyZone, timeIn } from '../shared/time/zoned-time.ts'

/**
 * The period of the figures: whole days such as `2026-02-10`, both included; one language or both.
 */
export interface Period {
  from: string
  to: string
  language: Language | undefined
}

/** The period of the same length immediately before. */
export function periodBefore({ from, to, language }: Period): Period {
  const days = (Date.parse(to) - Date.parse(from)) / day + 1
  return { from: dateAfter(from, -days), to: dateAfter(from, -1), language }
}

/**
 * The beginning of the first day and the end of the last day in Spain, in milliseconds since 1970.
 */
export function spanOf({ from, to }: Period): { start: number; end: number } {
  return { start: timeInSpain(from, 0), end: timeInSpain(to, 24 * 60) }
}

const timeInSpain = (date: string, minutes: number): number =>
  timeIn(agencyZone, date, minutes) ?? Date.parse(`${date}T00:00Z`) + minutes * minute
