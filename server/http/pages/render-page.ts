import { createRequestHandler, RouterContextProvider } from 'react-router'
import { pageDocumentOf } from '../../page-cache/page-document.ts'
import { pagePathOf } from '../../shared/data-path.ts'
import type { Site, SiteRequest } from '../../site.ts'
import { type Audience, finishPage } from './finish-page.ts'
import { readStylesheets, type Stylesheets } from './inline-styles.ts'
import { createRouteOf } from './known-paths.ts'
import { type BuildSource, loadBuild, partOf, type SiteBuild } from './site-build.ts'
import type { InlineScript } from './starter/inline-scripts.ts'

/**
 * Renders and finishes the page of a request.
 * @param parts values for this request, and parts that replace the site's own.
 */
export type Render = (
  request: Request,
  parts: Omit<SiteRequest, keyof Site> & Partial<Site>,
) => Promise<Response>

interface Options {
  site: Site
  build: BuildSource
  rules: InlineScript
  buildDir: string
  development: boolean
}

/** Renders the pages of React Router for one audience. */
export function createRender(
  audience: Audience,
  { site, build, rules, buildDir, development }: Options,
): Render {
  const own = partOf(build, audience === 'office' ? 'office' : 'public')
  const handle = createHandler(own, development)
  const stylesheets: Stylesheets =
    audience === 'visitors' && !development ? readStylesheets(buildDir) : new Map()
  const { imageOrigins } = site.config
  return async (request, parts) => {
    const context = new RouterContextProvider()
    const { siteContext } = (await loadBuild(own)).entry.module
    context.set(siteContext, { ...site, ...parts })
    const response = await handle(asGet(withoutOrigin(request)), context)
    const document = pageDocumentOf(response)
    if (!document) return response
    const sent = new URL(request.url).searchParams.get('sent')
    return finishPage(document, response, audience, {
      imageOrigins,
      stylesheets,
      rules,
      development,
      owner: parts.account.user?.email,
      answer: request.method === 'POST' || sent !== null,
      signedOut: sent !== null && endsSession.has(sent),
    })
  }
}

/** The values of `sent` by which a page shows that the session has ended. */
const endsSession = new Set(['signOut', 'deleted', 'reset'])

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
    // `.data` is removed first: the parameter of another route would match it.
    const id = routeOf(pagePathOf(new URL(request.url).pathname))
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
