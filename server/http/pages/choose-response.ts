import type { Context } from 'hono'
import type { PageAddress } from '../../page-cache/page-address.ts'
import { isRead, type ReadyRequest } from '../../page-cache/ready-response.ts'
import type { NetworkBudget } from '../../shared/addresses/network-budget.ts'
import type { RequestEnv } from '../middleware/request-env.ts'
import { errorPageOf } from './refusals/error-page.ts'
import type { MissingPages } from './refusals/missing-pages.ts'
import { Overloaded } from './render/render-queue.ts'
import type { SharedResponse } from './responses/shared-response.ts'

interface Options {
  sharedAddress: (request: ReadyRequest) => PageAddress | undefined
  shared: SharedResponse
  missing: MissingPages
  budget: NetworkBudget
  respondOffice: (c: Context<RequestEnv>) => Promise<Response | undefined>
  respondUncached: (c: Context<RequestEnv>) => Promise<Response>
}

/**
 * Answers a request with the kind of page that it is for: the office's, one that visitors share, or
 * one of their own.
 */
export function createChooseResponse({
  sharedAddress,
  shared,
  missing,
  budget,
  respondOffice,
  respondUncached,
}: Options) {
  async function choose(c: Context<RequestEnv>): Promise<Response> {
    const { method, path } = c.req
    if (!isRead(method) && method !== 'POST')
      return shared.respondRefusal(errorPageOf(405, path), c)
    const { pathname, search } = new URL(c.req.url)
    const address = sharedAddress({
      method,
      url: pathname + search,
      header: (name) => c.req.header(name),
    })
    const office = await respondOffice(c)
    if (office) return office
    if (address) return shared.respond(address, c)
    if (isRead(method) && missing.isMissingHome(pathname))
      return shared.respondRefusal(errorPageOf(404, pathname, { isHome: true }), c)
    if (isRead(method) && !budget.take(c.get('address')))
      return shared.respondRefusal(errorPageOf(429, path), c)
    return respondUncached(c)
  }

  return (c: Context<RequestEnv>): Promise<Response> =>
    choose(c).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error
      return shared.respondRefusal(errorPageOf(503, c.req.path), c)
    })
}
