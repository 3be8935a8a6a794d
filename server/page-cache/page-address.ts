import { pathIn, withoutLanguage, languages } from '../language.ts'
import { isDataPath, pagePathOf } from '../shared/data-path.ts'
import { pathPattern } from '../shared/path-pattern.ts'

/**
 * The query parameters that a page reads, each with its meaningful values, with a function that
 * returns the value to read, or with `any` for free text. All other parameters and values do not
 * change the page.
 */
export type Parameters = Readonly<Record<string, Values>>

type Values = readonly string[] | ((value: string) => string | undefined) | 'any'

/**
 * `visitor`: the page depends on who asks (cookies, a secret in the address), so it is rendered for
 * each request.
 */
type PageReads = Parameters | 'visitor'

/**
 * What each page reads, by its path without the language; a segment may be a parameter, as in
 * `/properties/:slug`.
 */
export interface SiteReads {
  pages: Readonly<Record<string, PageReads>>
  /** The parameters that every page reads in addition to its own. */
  everywhere: Parameters
}

/**
 * The parts of an address that determine which page is shown, for a page that all visitors share.
 */
export interface PageAddress {
  /**
   * Path and query in their canonical spelling: the key of the cache, and the address from which
   * the page is rendered.
   */
  key: string
  /** The page's path, without query. */
  path: string
  /** Whether a script asks for the page's data, in order to render the page. */
  isData: boolean
}

/**
 * @returns undefined where the page belongs to one visitor, or the address is not in our canonical
 *   spelling.
 */
export type ReadAddress = (url: string) => PageAddress | undefined

/**
 * Reads addresses by what the pages declare in `app/page-reads.ts`. Parameters that a page does not
 * read are dropped, so that all spellings of an address share one page in memory.
 * @param routeOf finds the id of a path's route; a script may ask for the data of this route alone
 *   (`_routes`).
 */
export function createReadAddress(
  { pages, everywhere }: SiteReads,
  routeOf: (path: string) => string | undefined,
): ReadAddress {
  const exact = new Map<string, PageReads>()
  const patterns: [RegExp, PageReads][] = []
  for (const [path, reads] of Object.entries(pages))
    if (path.includes(':')) patterns.push([pathPattern(path), reads])
    else for (const language of languages) exact.set(pathIn(language, path), reads)
  const readsOf = (path: string): PageReads =>
    exact.get(path) ??
    patterns.find(([pattern]) => pattern.test(withoutLanguage(path)))?.[1] ??
    nothing

  return (url) => {
    const end = url.indexOf('?')
    const asPath = end < 0 ? url : url.slice(0, end)
    if (!isOurs(asPath)) return undefined
    const isData = isDataPath(asPath)
    const path = pagePathOf(asPath)
    const reads = readsOf(path)
    if (reads === 'visitor') return undefined
    if (end < 0) return { key: asPath, path, isData }
    const query = new URLSearchParams(url.slice(end + 1))
    // The language is chosen: the answer stores the choice and redirects.
    if (query.has('lang')) return undefined
    const read = new URLSearchParams()
    for (const [name, values] of Object.entries({ ...reads, ...everywhere })) {
      const value = meant(values, query.get(name))
      if (value !== undefined) read.set(name, value)
    }
    const route = isData ? query.get('_routes') : null
    if (route && route === routeOf(path)) read.set('_routes', route)
    return { key: read.size > 0 ? `${asPath}?${read}` : asPath, path, isData }
  }
}

function meant(values: Values, value: string | null): string | undefined {
  if (value === null || values === 'any') return value ?? undefined
  if (typeof values === 'function') return values(value)
  return values.includes(value) ? value : undefined
}

const nothing: Parameters = {}

/**
 * Whether the path may be that of a page. Paths in another spelling (needless escapes, empty
 * segments, a trailing slash) are left to the framework.
 */
function isOurs(path: string): boolean {
  if (!/^\/(?:[\w\-.~%]+(?:\/[\w\-.~%]+)*)?$/.test(path)) return false
  if (/\/\.\.?(\/|$)/.test(path)) return false
  if (!path.includes('%')) return true
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}
