import type { Language } from '../language.ts'
import { minute } from '../shared/time/durations.ts'
import { agencyZone, timeIn } from '../shared/time/zoned-time.ts'

/** The period of a question: whole days, `2026-02-10`, both included; a language or both. */
export interface Period {
  from: string
  to: string
  language: Language | undefined
}

/** The beginning of the first day and the end of the last in Spain, in milliseconds since 1970. */
export function spanOf({ from, to }: Period): { start: number; end: number } {
  return { start: timeInSpain(from, 0), end: timeInSpain(to, 24 * 60) }
}

const timeInSpain = (date: string, minutes: number): number =>
  timeIn(agencyZone, date, minutes) ?? Date.parse(`${date}T00:00Z`) + minutes * minute
