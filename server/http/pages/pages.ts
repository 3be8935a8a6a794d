import type { Context } from 'hono'
import { createKnownSlugs } from '../../catalogue/known-slugs.ts'
import type { CatalogueVersion } from '../../catalogue/version.ts'
import { preferredEncoding } from '../../page-cache/content-encoding.ts'
import { IdleCompression } from '../../page-cache/idle-compression.ts'
import type { KeptPage } from '../../page-cache/kept-page.ts'
import { createReadAddress, type PageAddress } from '../../page-cache/page-address.ts'
import { PageCache } from '../../page-cache/page-cache.ts'
import {
  isRead,
  markStale,
  type Ready,
  type ReadyRequest,
  toResponse,
} from '../../page-cache/ready-answer.ts'
import type { Site } from '../../site.ts'
import type { RequestEnv } from '../request-log.ts'
import { createAnswerOffice } from './answer-office.ts'
import { createAnswerUncached } from './answer-uncached.ts'
import { NetworkBudget } from './network-budget.ts'
import { propertySlugOf, type Refusal, refusalOf, type RefusalPage } from './refusal.ts'
import { type BuildSource, createRender, loadBuild } from './render-page.ts'
import { Overloaded, RenderQueue } from './render-queue.ts'
import { createRenderShared } from './render-shared.ts'
import { createRouteOf } from './known-paths.ts'
import { createSharedAddress } from './shared-address.ts'
import { partOf } from './split-build.ts'

export interface Pages {
  /** A page from memory. */
  ready: Ready
  /**
   * The error page from memory for a read that no page can answer: no page has its path, no home its slug, or
   * too many others wait. Only for paths that nothing but pages would answer.
   */
  readyRefusal: Ready
  answer(c: Context<RequestEnv>): Promise<Response>
  /** The error page for a request that no page answers, in the path's language. */
  refuse(c: Context<RequestEnv>, status: Refusal): Promise<Response>
  /** The size of the pages in memory, in bytes. */
  cacheBytes(): number
  close(): void
}

interface Options {
  site: Site
  build: BuildSource
  /** Seconds after which a page from memory is rendered again, whether anything changed or not; 0 keeps none. */
  cacheSeconds: number
  catalogueVersion: CatalogueVersion
  /** Headers that every answer carries. */
  commonHeaders: [name: string, value: string][]
  development?: boolean
}

/** The maximum size of pages in memory, in bytes: about 600 of them. */
const pageBudget = 12 * 1024 * 1024

/** Renderings for one network: a person opens a few pages, an office behind one address a few dozen. */
const networkBudget = { burst: 120, perSecond: 10 }

/** Renders the pages: React Router behind a cache of finished, compressed pages. */
export async function createPages({
  site,
  build,
  cacheSeconds,
  catalogueVersion,
  commonHeaders,
  development = false,
}: Options): Promise<Pages> {
  const publicBuild = partOf(build, 'public')
  const { entry, routes } = await loadBuild(publicBuild)
  const routeOf = createRouteOf(routes)
  // In development no page is kept.
  const readAddress = development
    ? () => undefined
    : createReadAddress(entry.module.siteReads, routeOf)
  const sharedAddress = createSharedAddress(readAddress, site.accounts)
  const idle = new IdleCompression()
  const queue = new RenderQueue()
  const budget = new NetworkBudget(networkBudget)
  const cache = new PageCache({
    lifetime: cacheSeconds * 1000,
    budget: pageBudget,
    catalogueVersion: () => catalogueVersion.current(),
    onWanted: (page, grown) => idle.add(page, grown),
  })
  const render = createRender({ site, build: publicBuild, development })
  const renderShared = createRenderShared({ site, render, catalogueVersion, commonHeaders })
  const answerUncached = createAnswerUncached({ site, render, queue })
  const answerOffice = createAnswerOffice({
    site,
    queue,
    render: createRender({
      site,
      build: partOf(build, 'office'),
      development,
      hydration: 'at once',
    }),
  })
  const knownSlugs = createKnownSlugs(site.catalogue, catalogueVersion, (error) =>
    site.log.warn({ err: error }, 'the slugs of the homes could not be read'),
  )
  const isMissingHome = (path: string) => {
    const slug = propertySlugOf(path)
    return slug !== undefined && knownSlugs.isMissing(slug)
  }

  const load = (key: string, request: Parameters<typeof renderShared>[1], first: boolean) =>
    cache.load(key, () => queue.run(() => renderShared(key, request), { first }))

  const ready: Ready = (request) => {
    const address = sharedAddress(request)
    const found = address && cache.find(address.key)
    if (!found) return undefined
    if (found.expired && !cache.isUnderWay(address.key))
      load(address.key, { log: site.log, requestId: 'refresh' }, true).catch((error: unknown) =>
        site.log.error({ err: error }, 'a page could not be rendered again'),
      )
    const answer = answerOf(found.page, request)
    return answer && found.expired ? markStale(answer) : answer
  }

  /** The error page for an address that can be refused before anything is rendered. */
  function refusalFor({ path, isData }: PageAddress): RefusalPage | undefined {
    if (routeOf(path) === undefined) return refusalOf(404, path, { isData })
    return isMissingHome(path) ? refusalOf(404, path, { isData, isHome: true }) : undefined
  }

  const readyRefusal: Ready = (request) => {
    const address = sharedAddress(request)
    if (!address) return undefined
    const { key, path, isData } = address
    const refusal =
      refusalFor(address) ??
      (queue.isFull && !cache.isKnown(key) && !cache.isUnderWay(key)
        ? refusalOf(503, path, { isData })
        : undefined)
    const found = refusal && cache.find(refusal.key)
    return found && !found.expired ? answerOf(found.page, request) : undefined
  }

  async function respond(
    key: string,
    page: KeptPage,
    c: Context<RequestEnv>,
    expired = false,
  ): Promise<Response> {
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'))
    await cache.prepare(key, page, encoding)
    const answer = page.answer(encoding, c.req.header('If-None-Match'), c.req.method)
    if (!answer) throw new Error('a page that was prepared is not ready')
    return toResponse(expired ? markStale(answer) : answer)
  }

  async function answerShared(address: PageAddress, c: Context<RequestEnv>): Promise<Response> {
    const { key, path, isData } = address
    const refusal = refusalFor(address)
    if (refusal) return respondRefusal(refusal, c)
    const found = cache.find(key)
    if (found) return respond(key, found.page, c, found.expired)
    const known = cache.isKnown(key)
    const isFree = known || cache.isUnderWay(key)
    if (!isFree && !budget.take(c.get('address')))
      return respondRefusal(refusalOf(429, path, { isData }), c)
    try {
      const page = await load(key, requestOf(c), known)
      if (page.status === 404 && propertySlugOf(path) !== undefined) void knownSlugs.learn()
      return await respond(key, page, c)
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      return respondRefusal(refusalOf(503, path, { isData }), c)
    }
  }

  async function respondRefusal(refusal: RefusalPage, c: Context<RequestEnv>): Promise<Response> {
    const { key, path } = refusal
    const found = cache.find(key)
    const page =
      found && !found.expired
        ? found.page
        : await cache.load(key, () => renderShared(path, requestOf(c), refusal))
    return respond(key, page, c)
  }

  const refuse = (c: Context<RequestEnv>, status: Refusal) =>
    respondRefusal(refusalOf(status, c.req.path), c)

  return {
    ready,
    readyRefusal,
    async answer(c) {
      const { method } = c.req
      if (!isRead(method) && method !== 'POST') return refuse(c, 405)
      const { pathname, search } = new URL(c.req.url)
      const address = sharedAddress({
        method,
        url: pathname + search,
        header: (name) => c.req.header(name),
      })
      try {
        const office = await answerOffice(c)
        if (office) return office
        if (address) return await answerShared(address, c)
        if (isRead(method) && isMissingHome(pathname))
          return await respondRefusal(refusalOf(404, pathname, { isHome: true }), c)
        if (isRead(method) && !budget.take(c.get('address'))) return await refuse(c, 429)
        return await answerUncached(c)
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error
        return refuse(c, 503)
      }
    },
    refuse,
    cacheBytes: () => cache.size,
    close: () => idle.stop(),
  }
}

/** A page from memory in the form that a request asks for; undefined while it is not ready in that encoding. */
const answerOf = (page: KeptPage, { header, method }: ReadyRequest) =>
  page.answer(preferredEncoding(header('accept-encoding')), header('if-none-match'), method)

const requestOf = (c: Context<RequestEnv>) => ({ log: c.get('log'), requestId: c.get('requestId') })
