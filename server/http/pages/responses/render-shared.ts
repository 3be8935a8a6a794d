import type { Logger } from 'pino'
import type { CatalogueVersion } from '../../../catalogue/version.ts'
import type { Rendering } from '../../../page-cache/page-cache.ts'
import { readBytes } from '../../../page-cache/rendered-page.ts'
import type { Site } from '../../../site.ts'
import { contentSecurityPolicy } from '../../middleware/security-headers.ts'
import { refusalHeaders, type RefusalPage } from '../refusals/error-page.ts'
import { isPrivate, isText, type Render } from '../render/render-page.ts'
import { trackCatalogueUse } from './track-catalogue-use.ts'

interface Options {
  site: Site
  render: Render
  catalogueVersion: CatalogueVersion
  contentVersion: () => number
  /** Headers that every response has. */
  commonHeaders: [name: string, value: string][]
}

/** Renders the page of a path and query; see {@link createRenderShared}. */
export type RenderShared = (
  url: string,
  request: { log: Logger; requestId: string },
  refusal?: RefusalPage,
) => Promise<Rendering>

/**
 * Renders the pages that are the same for all visitors. They are rendered from their address alone,
 * so that nothing else in a request can change what the next visitor sees.
 */
export function createRenderShared({
  site,
  render,
  catalogueVersion,
  contentVersion,
  commonHeaders,
}: Options): RenderShared {
  const policy = contentSecurityPolicy(site.config.imageOrigins)

  function headersOf(response: Response, url: string, refusal?: RefusalPage): Rendering['headers'] {
    const headers = new Headers(response.headers)
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
    if (refusal) {
      headers.set('Cache-Control', 'no-store')
      for (const [name, value] of Object.entries(refusalHeaders[refusal.status] ?? {}))
        headers.set(name, value)
    }
    // A browser with the cookie for Spanish is redirected from there.
    if (url === '/') headers.append('Vary', 'Cookie')
    return [...headers, ...commonHeaders.filter(([name]) => !headers.has(name))]
  }

  return async (url, request, refusal) => {
    const version = catalogueVersion.current()
    const textVersion = contentVersion()
    const firstFree = trackFirstFree(site.firstFree)
    const catalogue = trackCatalogueUse(
      refusal?.isHome ? withoutHomes(site.catalogue) : site.catalogue,
    )
    const response = await render(new Request(site.config.siteUrl + url), {
      ...request,
      account: await site.accounts.open({ cookies: undefined, address: undefined }),
      address: undefined,
      refusal: refusal?.status,
      catalogue,
      firstFree,
    })
    const canBeShared = refusal !== undefined || (response.status === 200 && !isPrivate(response))
    return {
      status: refusal?.status ?? response.status,
      headers: headersOf(response, url, refusal),
      body: await readBytes(response),
      // While forms cannot be stamped, a page is not kept, because a later rendering may have a
      // stamp.
      keep: canBeShared && isText(response) && site.stamps.canVerify(),
      catalogueVersion: !refusal && catalogue.used() ? version : undefined,
      contentVersion: textVersion,
      firstFree: firstFree.named(),
    }
  }
}

/** Reads the first free half-hour and records it: then the rendered page names it. */
function trackFirstFree({
  current,
}: Site['firstFree']): Site['firstFree'] & { named(): number | undefined } {
  let named: number | undefined
  return { current: () => (named ??= current()), named: () => named }
}

/**
 * The page of a missing home is the same for all missing homes, and does not depend on the
 * catalogue.
 */
const withoutHomes = (catalogue: Site['catalogue']): Site['catalogue'] => ({
  ...catalogue,
  find: async () => undefined,
})
