import type { Context } from 'hono'
import type { Account } from '../../accounts/account.ts'
import {
  createReadAddress,
  type PageAddress,
  type ReadAddress,
} from '../../page-cache/page-address.ts'
import { isRead, type ReadyRequest, type ReadyResponse } from '../../page-cache/ready-response.ts'
import { isDataPath, pagePathOf } from '../../shared/data-path.ts'
import type { Site } from '../../site.ts'
import type { Admit } from '../middleware/admission.ts'
import { prefersSpanish } from '../middleware/language-preference.ts'
import type { RequestEnv } from '../middleware/request-env.ts'
import { previewDraft } from './draft-preview.ts'
import { enterOffice } from './enter-office.ts'
import { errorPageOf, type ErrorStatus } from './error-page.ts'
import { createRouteOf, isOfficePath } from './known-paths.ts'
import { createMissingPages, type MissingPages } from './missing-pages.ts'
import { prefetchRules } from './prefetch-rules.ts'
import { createRender, type Render } from './render-page.ts'
import { Overloaded, RenderQueue } from './render-queue.ts'
import type { SharedRendering } from './render-shared.ts'
import { resendPage } from './resend-page.ts'
import { compressedPage, withSessionCookies } from './send.ts'
import { SharedPages } from './shared-pages.ts'
import { type BuildSource, loadBuild, partOf, type SiteBuild } from './site-build.ts'
import { inlineScript } from './starter/inline-scripts.ts'

interface Options extends Omit<SharedRendering, 'render'> {
  admit: Admit
  build: BuildSource
  buildDir: string
  /**
   * Seconds after which a page in memory is rendered again even without a change; 0 keeps no pages.
   */
  cacheSeconds: number
  development?: boolean
}

/**
 * Answers requests for pages. {@link Pages.ready} writes what is in memory directly to the socket.
 * For every other request {@link Pages.respond} chooses one of these:
 * - `shared-pages.ts`: a page that is the same for all visitors, kept in memory
 * - {@link Pages.#answerMember}: a page of the office
 * - {@link Pages.#answerVisitor}: a post, or the page of one visitor
 */
export class Pages {
  readonly #site: Site
  readonly #admit: Admit
  readonly #readAddress: ReadAddress
  readonly #missing: MissingPages
  readonly #queue = new RenderQueue()
  readonly #shared: SharedPages
  readonly #render: { visitors: Render; office: Render; preview: Render }

  static async open(options: Options): Promise<Pages> {
    return new Pages(options, await loadBuild(partOf(options.build, 'public')))
  }

  private constructor(options: Options, { entry, routes }: SiteBuild) {
    const { site, admit, build, buildDir, cacheSeconds, development = false, ...versions } = options
    const routeOf = createRouteOf(routes)
    const rules = inlineScript(prefetchRules(entry.module.siteReads))
    const rendering = { site, build, rules, buildDir, development }
    this.#site = site
    this.#admit = admit
    // In development no page is kept in memory.
    this.#readAddress = development
      ? () => undefined
      : createReadAddress(entry.module.siteReads, routeOf)
    this.#missing = createMissingPages(site, versions.catalogueVersion, routeOf)
    this.#render = {
      visitors: createRender('visitors', rendering),
      office: createRender('office', rendering),
      preview: createRender('preview', rendering),
    }
    this.#shared = new SharedPages({
      admit,
      queue: this.#queue,
      missing: this.#missing,
      rendering: { site, render: this.#render.visitors, ...versions },
      cacheSeconds,
    })
  }

  /** The total size of the pages in memory, in bytes. */
  get bytes(): number {
    return this.#shared.bytes
  }

  close(): void {
    this.#shared.close()
  }

  /** Answers with a page from memory. */
  ready(request: ReadyRequest): ReadyResponse | undefined {
    const address = this.#addressOf(request)
    return address && this.#shared.ready(address, request)
  }

  /** Refuses from memory. It is called only for paths that no file and no other route answers. */
  readyRefusal(request: ReadyRequest): ReadyResponse | undefined {
    const address = this.#addressOf(request)
    return address && this.#shared.readyRefusal(address, request)
  }

  /** Answers a request that is not in memory. */
  async respond(c: Context<RequestEnv>): Promise<Response> {
    try {
      return await this.#choose(c)
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      return this.refuse(c, 503)
    }
  }

  /** Answers with an error page, in the language of the path. */
  refuse(c: Context<RequestEnv>, status: ErrorStatus, { isHome = false } = {}): Promise<Response> {
    const { path } = c.req
    const isData = isDataPath(path)
    const page = pagePathOf(path)
    return this.#shared.refuse(errorPageOf(status, page, { isHome, isData }), c)
  }

  async #choose(c: Context<RequestEnv>): Promise<Response> {
    const { method } = c.req
    if (!isRead(method) && method !== 'POST') return this.refuse(c, 405)
    const { pathname, search } = new URL(c.req.url)
    const address = this.#addressOf({
      method,
      url: pathname + search,
      header: (name) => c.req.header(name),
    })
    if (address) return this.#shared.respond(address, c)
    const page = pagePathOf(pathname)
    if (isRead(method) && this.#missing.isMissingHome(page))
      return this.refuse(c, 404, { isHome: true })
    if (!this.#isAdmitted(c)) return this.#refuseMany(c)
    // Only an admitted request has its account looked up, which takes a query.
    return (await this.#answerMember(c)) ?? this.#answerVisitor(c)
  }

  /**
   * The address of a page that is the same for all visitors; undefined where the request asks for
   * any other page. A visitor with a session gets no page from memory, and none rendered for them
   * is kept.
   */
  #addressOf({ method, url, header }: ReadyRequest): PageAddress | undefined {
    const { accounts } = this.#site
    const address = isRead(method) ? this.#readAddress(url) : undefined
    const cookies = address && header('cookie')
    if (!cookies) return address
    if (accounts.claimsSession(cookies)) return undefined
    if (isOfficePath(address.path) && accounts.claimsStaff(cookies)) return undefined
    return address.key === '/' && prefersSpanish(cookies) ? undefined : address
  }

  /**
   * Counts a request against the budget of its network. Requests for the office with the signed
   * mark of a member have a separate budget, so that a flood from the same network locks no member
   * out.
   */
  #isAdmitted(c: Context<RequestEnv>): boolean {
    const { accounts, office } = this.#site
    const isMember =
      isOfficePath(c.req.path) && office.isKnown(accounts.memberMark(c.req.header('Cookie')))
    const kind = isRead(c.req.method) ? 'page' : 'form'
    return this.#admit(isMember ? 'office' : kind, c.get('address'))
  }

  /**
   * Refuses a request of a network that asks for too much. A visitor whose form is refused gets a
   * page that sends it again.
   */
  async #refuseMany(c: Context<RequestEnv>): Promise<Response> {
    // With a script, the page stays and keeps what was typed; without one, the answer has to
    // contain it.
    const isForm = !isRead(c.req.method) && !isDataPath(c.req.path)
    return (isForm && (await resendPage(c.req.raw))) || this.refuse(c, 429)
  }

  /** @returns undefined where the request is not for the office, or not from a member of staff. */
  async #answerMember(c: Context<RequestEnv>): Promise<Response | undefined> {
    const site = this.#site
    const isClaimed = site.accounts.claimsStaff(c.req.header('Cookie'))
    if (!isClaimed || !isOfficePath(c.req.path)) return undefined
    const account = await this.#openAccount(c)
    const entry = await enterOffice(site, account, c)
    if (!entry) return undefined
    if (entry === 'unknown') return this.refuse(c, 503)
    const { preview, office } = this.#render
    const response = await this.#queue.post(
      async () =>
        (await previewDraft(site, preview, entry, c)) ??
        (await office(c.req.raw, { ...partsOf(c), account, entry })),
    )
    const { headers } = withSessionCookies(response, account)
    // The response is neither cached nor indexed by search engines.
    headers.set('Cache-Control', 'private, no-store')
    headers.set('X-Robots-Tag', 'noindex, nofollow')
    return compressedPage(response, c.req.header('Accept-Encoding'))
  }

  /** The answer to a post, or the page of one visitor: neither is kept in memory. */
  async #answerVisitor(c: Context<RequestEnv>): Promise<Response> {
    const work = async () => {
      const account = await this.#openAccount(c)
      const response = await this.#render.visitors(c.req.raw, { ...partsOf(c), account })
      return withSessionCookies(response, account)
    }
    const { method } = c.req
    const response = await (isRead(method) ? this.#queue.run(work) : this.#queue.post(work))
    return compressedPage(response, c.req.header('Accept-Encoding'))
  }

  #openAccount(c: Context<RequestEnv>): Promise<Account> {
    return this.#site.accounts.open({
      cookies: c.req.header('Cookie'),
      address: c.get('address'),
      userAgent: c.req.header('User-Agent'),
    })
  }
}

const partsOf = (c: Context<RequestEnv>) => ({
  log: c.get('log'),
  requestId: c.get('requestId'),
  address: c.get('address'),
  refusal: undefined,
})
