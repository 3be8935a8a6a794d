import { languageOf, pathIn, refusedPaths } from '../../language.ts'
import { defaultRetryAfter } from '../middleware/retry-after.ts'

/** The statuses with which a request is refused before any page is asked. */
export type ErrorStatus = 400 | 403 | 404 | 405 | 413 | 429 | 503

const later = { 'Retry-After': defaultRetryAfter }

/** Headers of the error pages, which no middleware sees once they are in memory. */
export const refusalHeaders: Partial<Record<ErrorStatus, Record<string, string>>> = {
  405: { Allow: 'GET, HEAD, POST' },
  429: later,
  503: later,
}

/** An error page that is kept in memory: its key there, and the path from which it is rendered. */
export interface RefusalPage {
  key: string
  path: string
  status: ErrorStatus
  /**
   * Whether the page says that there is no such home; otherwise it says that there is no such page.
   */
  isHome: boolean
}

/**
 * The page of a refusal; there is one for each language.
 * @param isData whether a script asks for the page's data.
 */
export function errorPageOf(
  status: ErrorStatus,
  path: string,
  { isHome = false, isData = false } = {},
): RefusalPage {
  const refused = pathIn(languageOf(path), isHome ? refusedPaths.home : refusedPaths.page)
  const from = isData ? `${refused}.data` : refused
  return { key: `${status} ${from}`, path: from, status, isHome }
}
