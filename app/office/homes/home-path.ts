import { type Language, pathIn } from '#server/language.ts'

/**
 * The address of a home's screen. Ids may contain slashes, which are escaped, and capitals, which
 * paths of pages do not have: `R1` becomes `~r1`. No id contains a tilde, and browsers and the
 * router do not change it, whereas they would decode the escape `%52`.
 * @param part the part of the home; '' for its texts and facts.
 */
export function homePath(
  language: Language,
  id: string,
  part: '' | 'pictures' | 'documents' | 'versions' | 'enquiries' | 'log' = '',
): string {
  const escaped = encodeURIComponent(id.replace(/[A-Z]/g, (letter) => `~${letter.toLowerCase()}`))
  return pathIn(language, `/office/homes/${escaped}${part && `/${part}`}`)
}

/** The address at which staff open a document of a home, even of one that visitors do not see. */
export const documentPath = (language: Language, file: string): string =>
  pathIn(language, `/office/documents/${file}`)

export const homeIdOf = (segment: string): string =>
  segment.replace(/~([a-z])/g, (_, letter: string) => letter.toUpperCase())
