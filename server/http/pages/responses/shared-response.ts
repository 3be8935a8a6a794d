import type { Context } from 'hono'
import { preferredEncoding } from '../../../page-cache/content-encoding.ts'
import type { KeptPage } from '../../../page-cache/kept-page.ts'
import type { PageAddress } from '../../../page-cache/page-address.ts'
import type { PageCache } from '../../../page-cache/page-cache.ts'
import { markStale, toResponse } from '../../../page-cache/ready-response.ts'
import type { Admit } from '../../middleware/admission.ts'
import type { RequestEnv } from '../../middleware/request-env.ts'
import { type RefusalPage, errorPageOf } from '../refusals/error-page.ts'
import type { MissingPages } from '../refusals/missing-pages.ts'
import { Overloaded, type RenderQueue } from '../render/render-queue.ts'
import type { RenderShared } from './render-shared.ts'

interface Options {
  cache: PageCache
  queue: RenderQueue
  admit: Admit
  missing: MissingPages
  renderShared: RenderShared
}

export interface SharedResponse {
  /** The page of an address, either from memory or rendered and kept there. */
  respond(address: PageAddress, c: Context<RequestEnv>): Promise<Response>
  respondRefusal(refusal: RefusalPage, c: Context<RequestEnv>): Promise<Response>
}

/** The responses that are the same for all visitors. */
export function createSharedResponse({
  cache,
  queue,
  admit,
  missing,
  renderShared,
}: Options): SharedResponse {
  async function send(key: string, page: KeptPage, c: Context<RequestEnv>, expired = false) {
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'))
    await cache.prepare(key, page, encoding)
    const response = page.response(encoding, c.req.header('If-None-Match'), c.req.method)
    if (!response) throw new Error('a page that was prepared is not ready')
    return toResponse(expired ? markStale(response) : response)
  }

  async function respondRefusal(refusal: RefusalPage, c: Context<RequestEnv>) {
    const { key, path } = refusal
    const found = cache.find(key)
    const page =
      found && !found.expired
        ? found.page
        : await cache.load(key, () => renderShared(path, requestOf(c), refusal))
    return send(key, page, c)
  }

  async function respond(address: PageAddress, c: Context<RequestEnv>) {
    const { key, path, isData } = address
    const refusal = missing.refusalFor(address)
    if (refusal) return respondRefusal(refusal, c)
    const found = cache.find(key)
    if (found) return send(key, found.page, c, found.expired)
    const isKnown = cache.isKnown(key)
    const isFree = isKnown || cache.isUnderWay(key)
    if (!isFree && !admit('page', c.get('address')))
      return respondRefusal(errorPageOf(429, path, { isData }), c)
    try {
      const page = await cache.load(key, () =>
        queue.run(() => renderShared(key, requestOf(c)), { first: isKnown }),
      )
      if (page.status === 404) missing.noteMissing(path)
      return await send(key, page, c)
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      return respondRefusal(errorPageOf(503, path, { isData }), c)
    }
  }

  return { respond, respondRefusal }
}

const requestOf = (c: Context<RequestEnv>) => ({ log: c.get('log'), requestId: c.get('requestId') })
