import { isDate } from '../shared/time/dates.ts'
import type { Problem } from './problems.ts'

type OfStay<T> = Partial<Record<'stayFrom' | 'stayUntil', T>>

/**
 * The problems of the days of a stay; a day that is not a valid date has another problem already.
 * @param today in Málaga, as `2027-06-01`.
 */
export function stayProblems(
  { stayFrom = '', stayUntil = '' }: OfStay<string>,
  today: string,
): OfStay<Problem> {
  const isPast = (day: string) => isDate(day) && day < today
  const problems: OfStay<Problem> = {}
  if (isPast(stayFrom)) problems.stayFrom = 'dayPast'
  if (isPast(stayUntil)) problems.stayUntil = 'dayPast'
  else if (isDate(stayFrom) && isDate(stayUntil) && stayUntil <= stayFrom)
    problems.stayUntil = 'daysReversed'
  return problems
}
