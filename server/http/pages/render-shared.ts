import type { Logger } from 'pino'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { CatalogueVersion } from '../../catalogue/version.ts'
import type { Rendering } from '../../page-cache/page-cache.ts'
import { readBytes } from '../../page-cache/rendered-page.ts'
import type { Site } from '../../site.ts'
import { refusalHeaders, type RefusalPage } from './error-page.ts'
import type { Render } from './render-page.ts'
import { isPrivate, isText } from './send.ts'

export interface SharedRendering {
  site: Site
  render: Render
  catalogueVersion: CatalogueVersion
  /** A number that changes with the published texts of the site. */
  contentVersion: () => number
  /** Headers that every response has. */
  commonHeaders: [name: string, value: string][]
}

/**
 * Renders a page that is the same for all visitors. It is rendered from its address alone, so that
 * nothing else in the request of one visitor appears in the page of the next.
 * @param url path and query.
 */
export async function renderShared(
  { site, render, catalogueVersion, contentVersion, commonHeaders }: SharedRendering,
  url: string,
  request: { log: Logger; requestId: string },
  refusal?: RefusalPage,
): Promise<Rendering> {
  const version = catalogueVersion.current()
  const textVersion = contentVersion()
  const firstFree = trackFirstFree(site.firstFree)
  const catalogue = trackCatalogue(refusal?.isHome ? withoutHomes(site.catalogue) : site.catalogue)
  const response = await render(new Request(site.config.siteUrl + url), {
    ...request,
    account: await site.accounts.open({ cookies: undefined, address: undefined }),
    address: undefined,
    refusal: refusal?.status,
    catalogue,
    firstFree,
  })
  const canBeShared = refusal !== undefined || (response.status === 200 && !isPrivate(response))
  const headers = new Headers(response.headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (refusal) {
    headers.set('Cache-Control', 'no-store')
    for (const [name, value] of Object.entries(refusalHeaders[refusal.status] ?? {}))
      headers.set(name, value)
  }
  // A browser with the cookie for Spanish is redirected from there.
  if (url === '/') headers.append('Vary', 'Cookie')
  return {
    status: refusal?.status ?? response.status,
    headers: [...headers, ...commonHeaders.filter(([name]) => !headers.has(name))],
    body: await readBytes(response),
    // A page is not kept while forms cannot be stamped, because a later rendering may have stamps.
    keep: canBeShared && isText(response) && site.stamps.canVerify(),
    catalogueVersion: !refusal && catalogue.used() ? version : undefined,
    contentVersion: textVersion,
    firstFree: firstFree.named(),
  }
}

/** Wraps the catalogue to record whether the page reads it: then the page shows homes. */
function trackCatalogue(catalogue: Catalogue): Catalogue & { used(): boolean } {
  let used = false
  const tracked =
    <A extends unknown[], R>(read: (...args: A) => R) =>
    (...args: A): R => {
      used = true
      return read(...args)
    }
  return {
    list: tracked(catalogue.list),
    groups: tracked(catalogue.groups),
    find: tracked(catalogue.find),
    index: tracked(catalogue.index),
    each: tracked(catalogue.each),
    names: tracked(catalogue.names),
    labels: tracked(catalogue.labels),
    used: () => used,
  }
}

/**
 * Wraps the first free half-hour to record the value that the page reads: then the page shows it.
 */
function trackFirstFree({
  current,
}: Site['firstFree']): Site['firstFree'] & { named(): number | undefined } {
  let named: number | undefined
  return { current: () => (named ??= current()), named: () => named }
}

/**
 * A catalogue that finds no home: the error page of a missing home is the same for all addresses,
 * and is rendered without reading the database.
 */
const withoutHomes = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  find: async () => undefined,
})
