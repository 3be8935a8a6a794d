import { number } from '#app/format.ts'
import type { Language } from '#server/language.ts'
import { maxEndedCount } from '#server/leads/handling/stages.ts'

/**
 * A number of leads as text, such as `2,000+` if not all closed leads were counted.
 * @param ended the counts of closed leads that are part of the number.
 */
export function leadCount(all: number, ended: readonly number[], language: Language): string {
  const uncounted = ended.filter((count) => count > maxEndedCount).length
  return `${number(all - uncounted, language)}${uncounted > 0 ? '+' : ''}`
}
