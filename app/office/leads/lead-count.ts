import { number } from '#app/format.ts'
import type { Language } from '#server/language.ts'
import { maxEndedCount } from '#server/leads/handling/stages.ts'

/**
 * A number of leads as text, such as `2,000+` where those that have ended were not all counted.
 * @param ended the numbers of ended leads that are part of it, as they were counted.
 */
export function leadCount(all: number, ended: readonly number[], language: Language): string {
  const uncounted = ended.filter((count) => count > maxEndedCount).length
  return `${number(all - uncounted, language)}${uncounted > 0 ? '+' : ''}`
}
