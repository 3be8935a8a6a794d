import { type Language, pathIn } from '#server/language.ts'

/**
 * The address of a home's screen. Ids may have slashes, which are escaped, and capitals, which
 * paths of pages do not have: `R1` is `~r1`. No id has a tilde, and browsers and router leave it as
 * it is, whereas they undo the escape `%52`.
 * @param part '' for its words and facts.
 */
export function homePath(
  language: Language,
  id: string,
  part: '' | 'pictures' | 'documents' | 'versions' | 'enquiries' | 'log' = '',
): string {
  const escaped = encodeURIComponent(id.replace(/[A-Z]/g, (letter) => `~${letter.toLowerCase()}`))
  return pathIn(language, `/office/homes/${escaped}${part && `/${part}`}`)
}

/** Where staff open a document of a home, also of one that visitors do not see. */
export const documentPath = (language: Language, file: string): string =>
  pathIn(language, `/office/documents/${file}`)

export const homeIdOf = (segment: string): string =>
  segment.replace(/~([a-z])/g, (_, letter: string) => letter.toUpperCase())
