import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import type { SiteReads } from '../../../page-cache/page-address.ts'
import { pageDocumentOf } from '../../../page-cache/page-document.ts'
import { RenderedPage } from '../../../page-cache/rendered-page.ts'
import type { Site, SiteRequest } from '../../../site.ts'
import { contentSecurityPolicy } from '../../middleware/security-headers.ts'
import { createRouteOf } from '../addresses/known-paths.ts'
import { deferHydration } from '../finish/defer-hydration.ts'
import { doctype, hydrateAtOnce } from '../finish/finished-page.ts'
import type { Stylesheets } from '../finish/inline-styles.ts'

/**
 * The React Router build, with the context key under which its loaders find the site, and the
 * parameters that its pages read.
 */
export interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: { siteContext: RouterContext<SiteRequest>; siteReads: SiteReads }
  }
}

/** The build; in development a function that returns the latest build. */
export type BuildSource = SiteBuild | (() => Promise<SiteBuild>)

/** The current build. */
export const loadBuild = async (build: BuildSource): Promise<SiteBuild> =>
  typeof build === 'function' ? build() : build

/**
 * Renders the page of a request.
 * @param parts values for this request, and parts that replace the site's own.
 */
export type Render = (
  request: Request,
  parts: Omit<SiteRequest, keyof Site> & Partial<Site>,
) => Promise<Response>

interface Options {
  site: Site
  build: BuildSource
  development: boolean
  /** The stylesheets that are inlined into pages. */
  stylesheets?: Stylesheets
  /**
   * When the scripts of a page run: by default when the visitor first acts. `never` removes them.
   */
  hydration?: 'on the first act' | 'at once' | 'never'
}

/** Renders the pages of React Router, with scripts that wait for the visitor's first action. */
export function createRender({
  site,
  build,
  development,
  stylesheets = new Map(),
  hydration = 'on the first act',
}: Options): Render {
  const handle = createHandler(build, development)
  return async (request, parts) => {
    const context = new RouterContextProvider()
    const { siteContext } = (await loadBuild(build)).entry.module
    context.set(siteContext, { ...site, ...parts })
    const response = await handle(asGet(withoutOrigin(request)), context)
    const document = pageDocumentOf(response)
    if (!document) return response
    if (hydration === 'never') return new Response(withoutScripts(document.html), response)
    const { searchParams } = new URL(request.url)
    const page =
      hydration === 'at once' || development
        ? hydrateAtOnce(document)
        : deferHydration(document, stylesheets, {
            owner: parts.account.user?.email,
            answer: request.method === 'POST' || searchParams.has('sent'),
            signedOut: endsSession.has(searchParams.get('sent') ?? ''),
          })
    // Vite adds scripts and styles of its own, so development has no policy.
    if (development) return new RenderedPage(page.parts, response)
    const headers = new Headers(response.headers)
    headers.set(
      'Content-Security-Policy',
      // Only the office embeds a page in another: the preview of a draft.
      contentSecurityPolicy(
        site.config.imageOrigins,
        { scripts: page.scriptHashes, styles: page.styleDigests },
        hydration === 'at once' ? { 'frame-src': "'self'" } : {},
      ),
    )
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
    // The catalogue does not answer at the moment.
    if (response.status === 503) headers.set('Retry-After', '30')
    return new RenderedPage(page.parts, { status: response.status, headers })
  }
}

/** The values of `sent` by which a page shows that the session has ended. */
const endsSession = new Set(['signOut', 'deleted', 'reset'])

/**
 * A page without any scripts, including those of third parties, and without the links that preload
 * them.
 */
const withoutScripts = (html: string): string =>
  doctype + html.replace(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')

type Handler = ReturnType<typeof createRequestHandler>

/**
 * React Router's handler. React Router searches all routes of its build several times for each
 * page, so every route gets a handler of its own, whose build has no other routes, when it is first
 * requested.
 */
function createHandler(build: BuildSource, development: boolean): Handler {
  const mode = development ? 'development' : 'production'
  const handleAny = createRequestHandler(build, mode)
  if (typeof build === 'function') return handleAny
  const routeOf = createRouteOf(build.routes)
  const handlers = new Map<string, Handler>()
  return (request, context) => {
    // The address of a page's data is its path and `.data`, which a parameter of another route
    // would match.
    const id = routeOf(new URL(request.url).pathname.replace(/\.data$/, ''))
    if (id === undefined) return handleAny(request, context)
    const handle = handlers.get(id) ?? createRequestHandler(withOnly(build, id), mode)
    handlers.set(id, handle)
    return handle(request, context)
  }
}

/** A build with one route and its parents. */
function withOnly(build: SiteBuild, id: string): SiteBuild {
  const ids = new Set<string>()
  for (let one: string | undefined = id; one !== undefined; one = build.routes[one]?.parentId)
    ids.add(one)
  const pick = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([one]) => ids.has(one)))
  const { routes, assets } = build
  return { ...build, routes: pick(routes), assets: { ...assets, routes: pick(assets.routes) } }
}

const typeOf = (response: Response) => response.headers.get('Content-Type') ?? ''

/** Whether a response is text, which is worth compressing. */
export const isText = (response: Response) =>
  /^text\/|json|xml|javascript|x-script/.test(typeOf(response))

/** Whether a page belongs to one visitor, such as a page whose address contains a token. */
export const isPrivate = (response: Response) =>
  /private|no-store/.test(response.headers.get('Cache-Control') ?? '') ||
  response.headers.has('Set-Cookie')

/**
 * The origin has been checked already. React Router's own check would compare it with a host that a
 * proxy may have changed.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('Origin')) return request
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(request, { headers })
}

/**
 * HEAD is answered like GET, and Hono omits the body (RFC 9110 §9.3.2). React Router would answer
 * HEAD with an empty page.
 */
const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
