import type { Problem } from './problems.ts'

/** Whether a text is a day as a date field sends it: `2027-06-01`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

type OfStay<T> = Partial<Record<'stayFrom' | 'stayUntil', T>>

/**
 * What is wrong with the days of a stay that are days each.
 * @param today in Málaga, as `2027-06-01`.
 */
export function stayProblems(
  { stayFrom = '', stayUntil = '' }: OfStay<string>,
  today: string,
): OfStay<Problem> {
  const isPast = (day: string) => isDay(day) && day < today
  const problems: OfStay<Problem> = {}
  if (isPast(stayFrom)) problems.stayFrom = 'dayPast'
  if (isPast(stayUntil)) problems.stayUntil = 'dayPast'
  else if (isDay(stayFrom) && isDay(stayUntil) && stayUntil <= stayFrom)
    problems.stayUntil = 'daysReversed'
  return problems
}
