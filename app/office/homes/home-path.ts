import { type Language, pathIn } from '#server/language.ts'

/**
 * The address of a home's screen. Ids may have slashes, which are escaped, and capitals too: paths
 * of pages have none.
 * @param part '' for its words and facts.
 */
export function homePath(
  language: Language,
  id: string,
  part: '' | 'pictures' | 'documents' | 'versions' = '',
): string {
  const escaped = encodeURIComponent(id).replace(/%[\dA-F]{2}|[A-Z]/g, (text) =>
    text.startsWith('%') ? text : `%${text.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return pathIn(language, `/office/homes/${escaped}${part && `/${part}`}`)
}
