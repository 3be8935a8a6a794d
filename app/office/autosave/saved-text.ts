import { insert } from '#app/words.ts'
import type { Saving } from './use-autosave.ts'

/**
 * The state of a form that saves itself, for the head of its screen: when it was saved, or that it
 * is not saved yet.
 */
export function savedText(
  { state, at }: Pick<Saving<unknown>, 'state' | 'at'>,
  { saved, notSaved, saving }: Record<'saved' | 'notSaved' | 'saving', string>,
): string | undefined {
  switch (state) {
    case 'saved':
      return at && insert(saved, { time: at })
    case 'typing':
    case 'unsaved':
      return notSaved
    case 'saving':
      return saving
    case 'untouched':
      return undefined
  }
}
