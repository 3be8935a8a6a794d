import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Account } from '../accounts/account.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueVersion } from '../catalogue/version.ts'
import { languageOf, pathIn } from '../language.ts'
import { compress, type Encoding, preferredEncoding } from '../page-cache/content-encoding.ts'
import { IdleCompression } from '../page-cache/idle-compression.ts'
import type { KeptPage } from '../page-cache/kept-page.ts'
import { createReadAddress, type ReadAddress } from '../page-cache/page-address.ts'
import { PageCache, type Rendering } from '../page-cache/page-cache.ts'
import { isRead, type Ready, type ReadyRequest, toResponse } from '../page-cache/ready-answer.ts'
import { textOf } from '../page-cache/rendered-page.ts'
import type { Site } from '../site.ts'
import { createKnownPaths } from './known-paths.ts'
import { prefersSpanish } from './language-preference.ts'
import { NetworkBudget } from './network-budget.ts'
import { type BuildSource, createRender, isPrivate, isText, loadBuild } from './render-page.ts'
import { Overloaded, RenderQueue } from './render-queue.ts'
import type { RequestEnv } from './request-log.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** Why a request is turned away before any page sees it. */
export type Refusal = 400 | 403 | 404 | 405 | 413 | 429 | 503

export interface Pages {
  /** A page from memory. */
  ready: Ready
  answer(c: Context<RequestEnv>): Promise<Response>
  /** The error page for a request that is turned away, in the path's language. */
  refuse(c: Context<RequestEnv>, status: Refusal): Promise<Response>
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

/**
 * Pages that one network may have rendered: a person opens a few, an office behind one address a few
 * dozen; what is in memory is not counted.
 */
const networkBudget = { burst: 120, perSecond: 10 }

/** Headers of the pages that turn a request away; a client may come back after so many seconds. */
const refusalHeaders: Partial<Record<Refusal, Record<string, string>>> = {
  405: { Allow: 'GET, HEAD, POST' },
  429: { 'Retry-After': '2' },
  503: { 'Retry-After': '2' },
}

/** Renders the pages: React Router behind a cache of finished, compressed pages. */
export async function createPages({
  site,
  build,
  cacheSeconds,
  catalogueVersion,
  commonHeaders,
  development = false,
}: Options): Promise<Pages> {
  const render = createRender({ site, build, development })
  const { entry, routes } = await loadBuild(build)
  const isKnownPath = createKnownPaths(routes)
  // While one works on the pages none is kept.
  const readAddress: ReadAddress = development
    ? () => undefined
    : createReadAddress(entry.module.siteReads)
  const idle = new IdleCompression()
  const queue = new RenderQueue()
  const budget = new NetworkBudget(networkBudget)
  const cache = new PageCache({
    lifetime: cacheSeconds * 1000,
    budget: pageBudget,
    catalogueVersion: () => catalogueVersion.current(),
    onWanted: (page, grown) => idle.add(page, grown),
  })

  /**
   * Renders a page that is the same for all visitors. Nothing that a client sends comes into it but the
   * key itself, so nobody can change what the next one sees.
   */
  async function renderShared(
    key: string,
    log: Logger,
    requestId: string,
    refusal?: Refusal,
  ): Promise<Rendering> {
    const account = await site.accounts.open({ cookies: undefined, address: undefined })
    const version = catalogueVersion.current()
    const catalogue = noteUse(site.catalogue)
    const response = await render(new Request(site.config.siteUrl + key), {
      log,
      requestId,
      account,
      address: undefined,
      refusal,
      catalogue,
    })
    const headers = new Headers(response.headers)
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', contentSecurityPolicy(site.config.imageOrigins, []))
    if (refusal) {
      headers.set('Cache-Control', 'no-store')
      for (const [name, value] of Object.entries(refusalHeaders[refusal] ?? {}))
        headers.set(name, value)
    }
    // A browser that remembers Spanish gets another answer there.
    if (key === '/') headers.append('Vary', 'Cookie')
    return {
      status: refusal ?? response.status,
      headers: [...headers, ...commonHeaders.filter(([name]) => !headers.has(name))],
      body: Buffer.from(await textOf(response)),
      // A page without a stamp is for who asked: the next ones may get one.
      keep:
        (response.status === 200 || refusal !== undefined) &&
        isText(response) &&
        (refusal !== undefined || !isPrivate(response)) &&
        site.stamps.canVerify(),
      catalogueVersion: catalogue.used() ? version : undefined,
    }
  }

  const load = (key: string, log: Logger, requestId: string, first: boolean) =>
    cache.load(key, () => queue.run(() => renderShared(key, log, requestId), { first }))

  /** The address of a page that all visitors share, if this request asks for one. */
  function sharedAddress({ method, url, header }: ReadyRequest) {
    if (!isRead(method)) return undefined
    const address = readAddress(url)
    if (!address) return undefined
    const cookies = header('cookie')
    if (!cookies) return address
    // Who claims a session neither gets a page from memory nor leaves one there.
    if (site.accounts.claimsSession(cookies)) return undefined
    return address.key === '/' && prefersSpanish(cookies) ? undefined : address
  }

  const ready: Ready = (request) => {
    const address = sharedAddress(request)
    const found = address && cache.find(address.key)
    if (!found) return undefined
    if (found.expired && !cache.isUnderWay(address.key))
      load(address.key, site.log, 'refresh', true).catch((error: unknown) =>
        site.log.error({ err: error }, 'a page could not be rendered again'),
      )
    return found.page.answer(
      preferredEncoding(request.header('accept-encoding')),
      request.header('if-none-match'),
      request.method,
    )
  }

  const pathOf = (key: string) => key.split('?', 1)[0] ?? ''

  async function respond(key: string, page: KeptPage, c: Context<RequestEnv>): Promise<Response> {
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'))
    await cache.prepare(key, page, encoding)
    const answer = page.answer(encoding, c.req.header('If-None-Match'), c.req.method)
    if (!answer) throw new Error('a page that was prepared is not ready')
    return toResponse(answer)
  }

  async function answerShared(key: string, c: Context<RequestEnv>): Promise<Response> {
    if (!isKnownPath(pathOf(key))) return refuse(c, 404)
    const found = cache.find(key)
    if (found) return respond(key, found.page, c)
    const known = cache.isKnown(key)
    if (!known && !cache.isUnderWay(key) && !budget.take(c.get('address'))) return refuse(c, 429)
    return respond(key, await load(key, c.get('log'), c.get('requestId'), known), c)
  }

  async function answerOwn(c: Context<RequestEnv>): Promise<Response> {
    const address = c.get('address')
    const work = async () => {
      const account = await site.accounts.open({
        cookies: c.req.header('Cookie'),
        address,
        userAgent: c.req.header('User-Agent'),
      })
      const response = await render(c.req.raw, {
        log: c.get('log'),
        requestId: c.get('requestId'),
        account,
        address,
        refusal: undefined,
      })
      return signed(response, account)
    }
    if (isRead(c.req.method) && !budget.take(address)) return refuse(c, 429)
    const response = await (isRead(c.req.method) ? queue.run(work) : queue.post(work))
    if (response.status === 405) response.headers.set('Allow', 'GET, HEAD')
    return compressed(response, preferredEncoding(c.req.header('Accept-Encoding')))
  }

  async function refuse(c: Context<RequestEnv>, status: Refusal): Promise<Response> {
    const { key, path } = refusalOf(status, c.req.path)
    const page =
      freshOf(key) ??
      (await cache.load(key, () => renderShared(path, c.get('log'), c.get('requestId'), status)))
    return respond(key, page, c)
  }

  function freshOf(key: string): KeptPage | undefined {
    const found = cache.find(key)
    return found?.expired ? undefined : found?.page
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
        return await (address ? answerShared(address.key, c) : answerOwn(c))
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error
        return refuse(c, 503)
      }
    },
    refuse,
    close: () => idle.stop(),
  }
}

/** Where the page of a refusal is kept, and what it is rendered from: one for each language. */
function refusalOf(status: Refusal, asked: string): { key: string; path: string } {
  const path = pathIn(languageOf(asked), '/refused')
  return { key: `${status} ${path}`, path }
}

/** The catalogue, which tells afterwards whether it was asked: then its page shows homes. */
function noteUse(catalogue: Catalogue): Catalogue & { used(): boolean } {
  let used = false
  const noted =
    <A extends unknown[], R>(ask: (...asked: A) => R) =>
    (...asked: A): R => {
      used = true
      return ask(...asked)
    }
  return {
    list: noted(catalogue.list),
    find: noted(catalogue.find),
    index: noted(catalogue.index),
    used: () => used,
  }
}

/** Adds the session's cookies, and keeps what is one person's own from every cache. */
function signed(response: Response, account: Account): Response {
  if (!account.user && !account.uncertain && account.setCookies.length === 0) return response
  for (const cookie of account.setCookies) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** As a plain response, compressed where that helps. */
async function compressed(response: Response, encoding: Encoding): Promise<Response> {
  const { status } = response
  if (!isText(response) || [204, 304].includes(status)) return response
  const headers = new Headers(response.headers)
  const text = await textOf(response)
  if (!text) return new Response(null, { status, headers })
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = await compress(Buffer.from(text), encoding)
  return new Response(new Uint8Array(body), { status, headers })
}
