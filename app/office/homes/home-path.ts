import { type Language, pathIn } from '#server/language.ts'

/** The address of a home's screen. Ids may have slashes. @param part '' for its words and facts. */
export const homePath = (
  language: Language,
  id: string,
  part: '' | 'pictures' | 'versions' | 'preview' = '',
): string =>
  pathIn(language, `/office/homes/${encodeURIComponent(id)}${part && `/${part}`}`)
