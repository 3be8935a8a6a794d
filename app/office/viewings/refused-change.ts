import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import type { ChangeRefusal } from './change.ts'
import { words } from './words.ts'

/** A refused change, for its form. */
export interface RefusedChange {
  problem: string
  /** The time that was typed. */
  at: string
  note: string
  /** Whether the change is possible despite the warning. */
  isWarned: boolean
}

export const showRefusal = (
  { problem, at, note, hours = '' }: ChangeRefusal,
  language: Language,
): RefusedChange => ({
  problem: insert(words[language].problems[problem], { hours }),
  at,
  note,
  isWarned: problem === 'outsideHours' || problem === 'noHours',
})
