import type { Language } from '#server/language.ts'

/** Both languages, the reader's first. */
export const readerLanguages = (language: Language): readonly Language[] =>
  language === 'es' ? ['es', 'en'] : ['en', 'es']
