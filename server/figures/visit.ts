import { type Language, languageOf, withoutLanguage } from '../language.ts'
import { isDataPath, pagePathOf } from '../shared/data-path.ts'

/** The properties of an answered request that decide whether it is a visit. */
export interface AnsweredRequest {
  method: string
  /** Path and query. */
  url: string
  status: number
  /** The Accept header; a browser that opens a page accepts `text/html`. */
  accept: string | undefined
  referrer: string | undefined
  userAgent: string | undefined
  /** The header `Sec-Purpose` or `Purpose`: a browser sets it when it preloads the page. */
  purpose: string | undefined
}

/** The counted facts of a request, none of which identifies the visitor. */
export interface Visit {
  /** The English path, without a query. */
  path: string
  language: Language
  /** The referring host; '' where there was none, {@link ownSite} for a page of this site. */
  referrer: string
}

/** Stands in place of a referring host for a page of this site. */
export const ownSite = 'own'

const robots =
  /bot|crawl|spider|slurp|preview|monitor|check|scan|fetch|headless|curl|wget|python|java\/|go-http|axios|node|http/i
const maxHostLength = 100

/** Pages of accounts are visited by users and staff, which says nothing about interest in homes. */
const accountPages = 'login|register|forgot-password|reset-password|confirm|sign-out|profile'
const programPaths = 'account|storage|rest|auth|live|ready|health|metrics'
const uncounted = new RegExp(`^/(?:office|gallery|${accountPages}|${programPaths})(?:/|$)`)

/**
 * The visit that a request was: somebody opened a page, by its document or by the data that a
 * script requests.
 * @param host the host of the site.
 * @returns undefined for anything else: files, errors, robots, preloaded pages, pages that are
 *   loaded again after a form, accounts, the office.
 */
export function visitOf(request: AnsweredRequest, host: string): Visit | undefined {
  const { method, status, accept = '', userAgent, purpose } = request
  if (method !== 'GET' || (status !== 200 && status !== 304)) return undefined
  if (!userAgent || robots.test(userAgent) || /prefetch|prerender/.test(purpose ?? ''))
    return undefined
  const [target = '', query = ''] = request.url.split('?', 2)
  const isData = isDataPath(target)
  const isDocument = accept.includes('text/html') && !/\.\w+$/.test(target)
  if (!isDocument && !(isData && !/(?:^|&)_routes=/.test(query))) return undefined
  const fullPath = pagePathOf(target)
  const path = withoutLanguage(fullPath)
  if (uncounted.test(path)) return undefined
  const from = referrerOf(request.referrer)
  // The same page is loaded again after a form.
  if (isData && from?.host === host && from.pathname === fullPath) return undefined
  return { path: path.slice(0, 200), language: languageOf(fullPath), referrer: nameOf(from, host) }
}

function nameOf(from: URL | undefined, host: string): string {
  if (!from) return ''
  if (from.host === host) return ownSite
  return from.hostname.replace(/^www\./, '').slice(0, maxHostLength)
}

function referrerOf(text: string | undefined): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
}
