import type { LeadFormWords } from '#app/root-data/form-words.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import { isMissing } from '#server/leads/problems.ts'

type Problems = readonly (string | undefined)[]

/**
 * The heading of a list of problems. It says that something is missing or, if everything is filled
 * in, that something is wrong.
 * @param problems the codes of the problems not yet corrected, at least one.
 */
export function problemsTitle(problems: Problems, kind: LeadKind, words: LeadFormWords): string {
  if (areTaken(problems)) return words.taken
  if (problems.every((problem) => problem === 'slotRequired')) return words.timeMissing
  return problems.some(isMissing) ? words.invalid[kind] : words.check
}

/** Whether the only problem is that the chosen times are no longer free. */
export const areTaken = (problems: Problems): boolean =>
  problems.every((problem) => problem === 'slotGone' || problem === 'slotsGone')
