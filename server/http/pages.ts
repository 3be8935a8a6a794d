import type { Context } from 'hono'
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import type { Account } from '../accounts/account.ts'
import { languageOf, pathIn } from '../language.ts'
import type { Site, SiteRequest } from '../site.ts'
import { deferHydration } from './defer-hydration.ts'
import { compress, type Encoding, preferredEncoding } from './compress.ts'
import { PageCache } from './page-cache.ts'
import type { RequestEnv } from './request-log.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** The React Router build, which exports the key under which its loaders find the site. */
export interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & { module: { siteContext: RouterContext<SiteRequest> } }
}

export interface Pages {
  answer(c: Context<RequestEnv>): Promise<Response>
  /** The error page for a request that is turned away before any page sees it, in the path's language. */
  refuse(c: Context<RequestEnv>, status: 403 | 413): Promise<Response>
}

interface Options {
  site: Site
  /** Asked per request in development, where the build changes under us. */
  build: SiteBuild | (() => Promise<SiteBuild>)
  /** Seconds that a page may be served from memory. */
  cacheSeconds: number
  development?: boolean
}

/** Renders the pages: React Router behind a cache of finished, compressed HTML. */
export function createPages({ site, build, cacheSeconds, development = false }: Options): Pages {
  const cache = new PageCache(cacheSeconds * 1000)
  const handle = createRequestHandler(build, development ? 'development' : 'production')
  const loadBuild = async () => (typeof build === 'function' ? await build() : build)

  async function render(
    request: Request,
    c: Context<RequestEnv>,
    account: Account,
    refusal?: number,
  ): Promise<Response> {
    const context = new RouterContextProvider()
    const { siteContext } = (await loadBuild()).entry.module
    context.set(siteContext, {
      ...site,
      log: c.get('log'),
      requestId: c.get('requestId'),
      account,
      address: c.get('address'),
      refusal,
    })
    const response = signed(await handle(request, context), account)
    if (development || !isHtml(response)) return response
    const { html, scriptHashes } = deferHydration(await response.text())
    const headers = new Headers(response.headers)
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(site.config.imageOrigins, scriptHashes),
    )
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
    return new Response(html, { status: response.status, headers })
  }

  const open = (c: Context<RequestEnv>) =>
    site.accounts.open({
      cookies: c.req.header('Cookie'),
      address: c.get('address'),
    })

  return {
    async answer(c) {
      const encoding = preferredEncoding(c.req.header('Accept-Encoding'))
      // Pages are the same bytes for every visitor, so the address alone is the key. Whoever claims a session
      // neither gets a page from the cache nor leaves one there.
      const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
      const { pathname, search } = new URL(c.req.url)
      const key =
        reads && !site.accounts.claimsSession(c.req.header('Cookie'))
          ? pathname + search
          : undefined
      const kept = key && cache.get(key)
      if (kept) return kept.respond(encoding, c.req.header('If-None-Match'))
      const response = await render(withoutOrigin(c.req.raw), c, await open(c))
      // A page without a stamp is for who asked: the next ones may get one.
      if (
        !key ||
        response.status !== 200 ||
        !isHtml(response) ||
        isPrivate(response) ||
        !site.stamps.canVerify()
      )
        return compressed(response, encoding)
      const page = await cache.keep(key, response)
      return page.respond(encoding, c.req.header('If-None-Match'))
    },
    async refuse(c, status) {
      const path = pathIn(languageOf(c.req.path), '/refused')
      const response = await render(new Request(new URL(path, c.req.url)), c, await open(c), status)
      return compressed(
        new Response(response.body, { status, headers: response.headers }),
        preferredEncoding(c.req.header('Accept-Encoding')),
      )
    },
  }
}

/** Adds the session's cookies, and keeps what is one person's own from every cache. */
function signed(response: Response, account: Account): Response {
  if (!account.user && !account.uncertain && account.setCookies.length === 0) return response
  const headers = new Headers(response.headers)
  for (const cookie of account.setCookies) headers.append('Set-Cookie', cookie)
  headers.set('Cache-Control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}

const isHtml = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/html') ?? false

/** A page that is one visitor's own, such as one whose address holds a token. */
const isPrivate = (response: Response) =>
  /private|no-store/.test(response.headers.get('Cache-Control') ?? '')

/** Same-origin was checked before; React Router's own check would compare with a host that a proxy may have changed. */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('Origin')) return request
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(request, { headers })
}

async function compressed(response: Response, encoding: Encoding): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? ''
  if (
    encoding === 'identity' ||
    !response.body ||
    !/^text\/|json|xml|javascript|x-script/.test(type)
  )
    return response
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', encoding)
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  return new Response(await compress(Buffer.from(await response.arrayBuffer()), encoding), {
    status: response.status,
    headers,
  })
}
