import { type Language, pathIn } from '#server/language.ts'

/** The address of the week of a day. */
export const weekAddress = (date: string, language: Language): string =>
  `${pathIn(language, '/office/viewings')}?day=${date}`
