import type { Language } from '#server/language.ts'
import { maxEndedCount } from '#server/leads/handling/stages.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'

/**
 * A number of leads as text, such as `2,000+` if not all closed leads were counted.
 * @param ended the counts of closed leads that are part of the number.
 */
export function leadCount(all: number, ended: readonly number[], language: Language): string {
  const uncounted = ended.filter((count) => count > maxEndedCount).length
  return `${groupedNumber(all - uncounted, language)}${uncounted > 0 ? '+' : ''}`
}
