import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import type { Saving } from './use-draft-saving.ts'
import { autosaveWords } from './words.ts'

/** The time at which a draft was saved, as a text for the head of the screen. */
export const savedAtText = (time: string, language: Language): string =>
  insert(autosaveWords[language].saved, { time })

/**
 * The state of a form that saves itself, for the head of its screen: when it was saved, or what is
 * not saved yet.
 * @param contested the name of the first field that waits for a decision.
 */
export function savedText(
  { state, at }: Pick<Saving<unknown>, 'state' | 'at'>,
  language: Language,
  contested?: string,
): string | undefined {
  const copy = autosaveWords[language]
  if (state === 'saving') return copy.saving
  if (state === 'typing' || state === 'unsaved') return copy.notSaved
  if (contested !== undefined) return insert(copy.contested, { field: contested })
  return state === 'saved' && at ? savedAtText(at, language) : undefined
}
