import type { Context } from 'hono'
import type { Logger } from 'pino'
import { preferredEncoding } from '../../page-cache/content-encoding.ts'
import { IdleCompression } from '../../page-cache/idle-compression.ts'
import type { KeptPage } from '../../page-cache/kept-page.ts'
import type { PageAddress } from '../../page-cache/page-address.ts'
import { PageCache } from '../../page-cache/page-cache.ts'
import {
  markStale,
  type ReadyRequest,
  type ReadyResponse,
  toResponse,
} from '../../page-cache/ready-response.ts'
import type { Admit } from '../middleware/admission.ts'
import type { RequestEnv } from '../middleware/request-env.ts'
import { errorPageOf, type RefusalPage } from './error-page.ts'
import type { MissingPages } from './missing-pages.ts'
import { Overloaded, type RenderQueue } from './render-queue.ts'
import { renderShared, type SharedRendering } from './render-shared.ts'

interface Options {
  admit: Admit
  queue: RenderQueue
  missing: MissingPages
  rendering: SharedRendering
  /**
   * Seconds after which a page in memory is rendered again even without a change; 0 keeps no pages.
   */
  cacheSeconds: number
}

/** The maximum size of all pages in memory, in bytes: about 400 pages. */
const pageBudget = 12 * 1024 * 1024

/** The pages that are the same for all visitors, and stay in memory once they are rendered. */
export class SharedPages {
  readonly #admit: Admit
  readonly #queue: RenderQueue
  readonly #missing: MissingPages
  readonly #rendering: SharedRendering
  readonly #log: Logger
  readonly #cache: PageCache
  /** Compresses the pages better that are requested repeatedly. */
  readonly #idle: IdleCompression

  constructor({ admit, queue, missing, rendering, cacheSeconds }: Options) {
    const { site, catalogueVersion, contentVersion } = rendering
    this.#admit = admit
    this.#queue = queue
    this.#missing = missing
    this.#rendering = rendering
    this.#log = site.log
    this.#idle = new IdleCompression((error) =>
      site.log.warn({ err: error }, 'a page could not be compressed'),
    )
    this.#cache = new PageCache({
      lifetime: cacheSeconds * 1000,
      budget: pageBudget,
      catalogueVersion: () => catalogueVersion.current(),
      contentVersion,
      firstFree: () => site.firstFree.current(),
      clock: site.clock,
      onWanted: (page, grown) => this.#idle.add(page, grown),
      onStale: (key, error) => this.#noteStale(key, error),
    })
  }

  /** The total size of the pages in memory, in bytes. */
  get bytes(): number {
    return this.#cache.size
  }

  close(): void {
    this.#idle.stop()
  }

  /**
   * A page from memory. A page past its lifetime is returned, and rendered again in the background.
   */
  ready({ key }: PageAddress, request: ReadyRequest): ReadyResponse | undefined {
    const found = this.#cache.find(key)
    if (!found) return undefined
    if (found.expired && !this.#cache.isUnderWay(key)) this.#refresh(key)
    const response = readyFor(request, found.page)
    return response && found.expired ? markStale(response) : response
  }

  /**
   * The answer, from memory, to a GET that no page can answer: no route has its path, no home has
   * its slug, or too many renderings wait.
   */
  readyRefusal(address: PageAddress, request: ReadyRequest): ReadyResponse | undefined {
    const { key, path, isData } = address
    const refusal =
      this.#missing.refusalFor(address) ??
      (this.#queue.isFull && !this.#cache.isKnown(key) && !this.#cache.isUnderWay(key)
        ? errorPageOf(503, path, { isData })
        : undefined)
    const found = refusal && this.#cache.find(refusal.key)
    return found && !found.expired ? readyFor(request, found.page) : undefined
  }

  /**
   * The page of an address, from memory or rendered and kept there.
   * @throws {Overloaded} when too many renderings wait.
   */
  async respond(address: PageAddress, c: Context<RequestEnv>): Promise<Response> {
    const { key, path, isData } = address
    const refusal = this.#missing.refusalFor(address)
    if (refusal) return this.refuse(refusal, c)
    const found = this.#cache.find(key)
    if (found) return this.#send(key, found.page, c, found.expired)
    const isKnown = this.#cache.isKnown(key)
    const isFree = isKnown || this.#cache.isUnderWay(key)
    if (!isFree && !this.#admit('page', c.get('address')))
      return this.refuse(errorPageOf(429, path, { isData }), c)
    const page = await this.#load(key, requestOf(c), { first: isKnown })
    if (page.status === 404) this.#missing.noteMissing(path)
    return this.#send(key, page, c)
  }

  /** The error page of a refusal. It is rendered without waiting in the queue. */
  async refuse(refusal: RefusalPage, c: Context<RequestEnv>): Promise<Response> {
    const { key, path } = refusal
    const found = this.#cache.find(key)
    const page =
      found && !found.expired
        ? found.page
        : await this.#cache.load(key, () =>
            renderShared(this.#rendering, path, requestOf(c), refusal),
          )
    return this.#send(key, page, c)
  }

  #load(key: string, request: RequestInfo, { first }: { first: boolean }): Promise<KeptPage> {
    return this.#cache.load(key, () =>
      this.#queue.run(() => renderShared(this.#rendering, key, request), { first }),
    )
  }

  async #send(key: string, page: KeptPage, c: Context<RequestEnv>, expired = false) {
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'))
    await this.#cache.prepare(key, page, encoding)
    const response = page.response(encoding, c.req.header('If-None-Match'), c.req.method)
    if (!response) throw new Error('a page that was prepared is not ready')
    return toResponse(expired ? markStale(response) : response)
  }

  #refresh(key: string): void {
    this.#load(key, { log: this.#log, requestId: 'refresh' }, { first: true }).catch(
      (error: unknown) => this.#log.error({ err: error }, 'a page could not be rendered again'),
    )
  }

  #noteStale(key: string, error: unknown): void {
    // Under load, an older page is sent on purpose, so this is not logged.
    if (error instanceof Overloaded) return
    this.#log.error(
      { err: error, page: key.split('?', 1)[0] },
      'a page could not be rendered again, so an older one is shown',
    )
  }
}

type RequestInfo = Parameters<typeof renderShared>[2]

const requestOf = (c: Context<RequestEnv>): RequestInfo => ({
  log: c.get('log'),
  requestId: c.get('requestId'),
})

/** The page in the encoding that a request prefers; undefined until the page was prepared in it. */
const readyFor = ({ header, method }: ReadyRequest, page: KeptPage) =>
  page.response(preferredEncoding(header('accept-encoding')), header('if-none-match'), method)
