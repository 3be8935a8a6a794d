import { pathIn, withoutLanguage, languages } from '../language.ts'

/**
 * The query parameters that a page reads: the values that mean something, or `any` for free text.
 * What is not named, and a value that is not listed, changes nothing.
 */
export type Parameters = Readonly<Record<string, readonly string[] | 'any'>>

/** `visitor`: the page reads who asks (cookies, the address' secrets), so it is made for each request. */
export type PageReads = Parameters | 'visitor'

/** Pages by their path without language; a segment may be a parameter, as in `/properties/:slug`. */
export interface SiteReads {
  pages: Readonly<Record<string, PageReads>>
  /** What every page reads beside its own. */
  everywhere: Parameters
}

/** What of a request's address makes a page that is the same for all visitors. */
export interface PageAddress {
  /** Path and query, in one spelling: the cache's key, and what the page is rendered from. */
  key: string
  /** False where the query holds free text: others will hardly ask for the same page. */
  keep: boolean
}

/** @returns undefined where the page is the visitor's own, or the address is not one that we write. */
export type ReadAddress = (url: string) => PageAddress | undefined

/** The longest path that a page of ours has, with room: longer ones are rendered and not kept. */
const longestPath = 300

/**
 * Reads addresses by what the pages declare in `app/page-reads.ts`. Parameters that a page does not read are
 * left out, so that all spellings of an address share one page in memory.
 */
export function createReadAddress({ pages, everywhere }: SiteReads): ReadAddress {
  const exact = new Map<string, PageReads>()
  const patterns: [RegExp, PageReads][] = []
  for (const [path, reads] of Object.entries(pages))
    if (path.includes(':')) patterns.push([patternOf(path), reads])
    else for (const language of languages) exact.set(pathIn(language, path), reads)
  const readsOf = (path: string): PageReads =>
    exact.get(path) ??
    patterns.find(([pattern]) => pattern.test(withoutLanguage(path)))?.[1] ??
    nothing

  return (url) => {
    const end = url.indexOf('?')
    const path = end < 0 ? url : url.slice(0, end)
    if (!isOurs(path)) return undefined
    const reads = readsOf(path)
    if (reads === 'visitor') return undefined
    const short = path.length <= longestPath
    if (end < 0) return { key: path, keep: short }
    const asked = new URLSearchParams(url.slice(end + 1))
    // It is remembered, and the answer is a redirect.
    if (asked.has('lang')) return undefined
    const read = new URLSearchParams()
    let keep = short
    for (const [name, values] of Object.entries({ ...reads, ...everywhere })) {
      const value = asked.get(name)
      if (value === null) continue
      if (values === 'any') keep = false
      else if (!values.includes(value)) continue
      read.set(name, value)
    }
    return { key: read.size > 0 ? `${path}?${read}` : path, keep }
  }
}

const nothing: Parameters = {}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/**
 * Whether a path is one that a page of ours may have. Paths that are spelled another way (escapes that
 * need none, empty segments, a slash at the end) and those for scripts (`.data`) are left to the framework.
 */
function isOurs(path: string): boolean {
  if (!/^\/(?:[\w\-.~%]+(?:\/[\w\-.~%]+)*)?$/.test(path) || path.endsWith('.data')) return false
  if (/\/\.\.?(\/|$)/.test(path)) return false
  if (!path.includes('%')) return true
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}
