import type { Language } from '#server/language.ts'
import { words } from './words.ts'

/** The note that says who gets an e-mail about the change of a viewing. */
export const mailedText = (isVisitorMailed: boolean, language: Language): string =>
  words[language].mailed[isVisitorMailed ? 'both' : 'office']
