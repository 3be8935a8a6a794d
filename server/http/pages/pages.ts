import type { Context } from 'hono'
import type { CatalogueVersion } from '../../catalogue/version.ts'
import { preferredEncoding } from '../../page-cache/content-encoding.ts'
import { IdleCompression } from '../../page-cache/idle-compression.ts'
import type { KeptPage } from '../../page-cache/kept-page.ts'
import { createReadAddress } from '../../page-cache/page-address.ts'
import { PageCache } from '../../page-cache/page-cache.ts'
import { isRead, markStale, type Ready, toResponse } from '../../page-cache/ready-answer.ts'
import type { Site } from '../../site.ts'
import type { RequestEnv } from '../request-log.ts'
import { createAnswerUncached } from './answer-uncached.ts'
import { createKnownPaths } from './known-paths.ts'
import { NetworkBudget } from './network-budget.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { type BuildSource, createRender, loadBuild } from './render-page.ts'
import { Overloaded, RenderQueue } from './render-queue.ts'
import { createRenderShared } from './render-shared.ts'
import { createSharedAddress } from './shared-address.ts'

export interface Pages {
  /** A page from memory. */
  ready: Ready
  answer(c: Context<RequestEnv>): Promise<Response>
  /** The error page for a request that no page answers, in the path's language. */
  refuse(c: Context<RequestEnv>, status: Refusal): Promise<Response>
  /** What the pages in memory take, in bytes. */
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

/** What pages may take in memory, in bytes: about 600 of them. */
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
  const { entry, routes } = await loadBuild(build)
  const isKnownPath = createKnownPaths(routes)
  // In development no page is kept.
  const readAddress = development ? () => undefined : createReadAddress(entry.module.siteReads)
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
  const render = createRender({ site, build, development })
  const renderShared = createRenderShared({ site, render, catalogueVersion, commonHeaders })
  const answerUncached = createAnswerUncached({ site, render, queue })

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
    const answer = found.page.answer(
      preferredEncoding(request.header('accept-encoding')),
      request.header('if-none-match'),
      request.method,
    )
    return answer && found.expired ? markStale(answer) : answer
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

  async function answerShared(key: string, c: Context<RequestEnv>): Promise<Response> {
    if (!isKnownPath(key.split('?', 1)[0] ?? '')) return refuse(c, 404)
    const found = cache.find(key)
    if (found) return respond(key, found.page, c, found.expired)
    const known = cache.isKnown(key)
    const isFree = known || cache.isUnderWay(key)
    return isFree || budget.take(c.get('address'))
      ? respond(key, await load(key, requestOf(c), known), c)
      : refuse(c, 429)
  }

  async function refuse(c: Context<RequestEnv>, status: Refusal): Promise<Response> {
    const { key, path } = refusalOf(status, c.req.path)
    const found = cache.find(key)
    const page =
      found && !found.expired
        ? found.page
        : await cache.load(key, () => renderShared(path, requestOf(c), status))
    return respond(key, page, c)
  }

  return {
    ready,
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
        if (address) return await answerShared(address.key, c)
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

const requestOf = (c: Context<RequestEnv>) => ({ log: c.get('log'), requestId: c.get('requestId') })
