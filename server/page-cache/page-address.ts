import { pathIn, withoutLanguage, languages } from '../language.ts'
import { isDataPath, pageOfData } from '../shared/data-path.ts'
import { pathPattern } from '../shared/path-pattern.ts'

/**
 * The query parameters that a page reads: the values that mean something, what tells them, or `any`
 * for free text. A parameter that is not named and a value that means nothing change nothing.
 */
export type Parameters = Readonly<Record<string, Values>>

type Values = readonly string[] | ((value: string) => boolean) | 'any'

/**
 * `visitor`: the page reads who asks (cookies, the address' secrets), so it is made for each
 * request.
 */
type PageReads = Parameters | 'visitor'

/**
 * Pages by their path without language; a segment may be a parameter, as in `/properties/:slug`.
 */
export interface SiteReads {
  pages: Readonly<Record<string, PageReads>>
  /** The parameters that every page reads, besides its own. */
  everywhere: Parameters
}

/**
 * The parts of a request's address that decide which page is shown, for a page that all visitors
 * share.
 */
export interface PageAddress {
  /** Path and query, in one spelling: the cache's key, and what the page is rendered from. */
  key: string
  /** The page's path, without query. */
  path: string
  /** Whether the request is for the page's data, from which a script renders it. */
  isData: boolean
}

/**
 * @returns undefined where the page is the visitor's own, or the address is not spelled as we write
 *   it.
 */
export type ReadAddress = (url: string) => PageAddress | undefined

/**
 * Reads addresses by what the pages declare in `app/page-reads.ts`. Parameters that a page does not
 * read are left out, so that all spellings of an address share one page in memory.
 * @param routeOf the id of a path's route: a script may ask for this route's data alone
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
    const path = isData ? pageOfData(asPath) : asPath
    const reads = readsOf(path)
    if (reads === 'visitor') return undefined
    if (end < 0) return { key: asPath, path, isData }
    const query = new URLSearchParams(url.slice(end + 1))
    // It is remembered, and the answer is a redirect.
    if (query.has('lang')) return undefined
    const read = new URLSearchParams()
    for (const [name, values] of Object.entries({ ...reads, ...everywhere })) {
      const value = query.get(name)
      if (value !== null && means(values, value)) read.set(name, value)
    }
    const route = isData ? query.get('_routes') : null
    if (route && route === routeOf(path)) read.set('_routes', route)
    return { key: read.size > 0 ? `${asPath}?${read}` : asPath, path, isData }
  }
}

function means(values: Values, value: string): boolean {
  if (values === 'any') return true
  return typeof values === 'function' ? values(value) : values.includes(value)
}

const nothing: Parameters = {}

/**
 * Whether a page of ours may have a path. Paths that are spelled another way (escapes
 * that need none, empty segments, a slash at the end) are left to the framework.
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
