import type { Context } from 'hono'
import type { PageAddress } from '../../page-cache/page-address.ts'
import { isRead, type ReadyRequest } from '../../page-cache/ready-response.ts'
import type { Admit } from '../middleware/admission.ts'
import type { RequestEnv } from '../middleware/request-env.ts'
import { errorPageOf } from './refusals/error-page.ts'
import { keptForm } from './refusals/kept-form.ts'
import type { MissingPages } from './refusals/missing-pages.ts'
import { Overloaded } from './render/render-queue.ts'
import type { SharedResponse } from './responses/shared-response.ts'

interface Options {
  sharedAddress: (request: ReadyRequest) => PageAddress | undefined
  shared: SharedResponse
  missing: MissingPages
  admit: Admit
  respondOffice: (c: Context<RequestEnv>) => Promise<Response | undefined>
  respondUncached: (c: Context<RequestEnv>) => Promise<Response>
}

/**
 * Answers a request with the kind of page that it asks for: a page of the office, a page that all
 * visitors share, or a page of one visitor.
 */
export function createChooseResponse({
  sharedAddress,
  shared,
  missing,
  admit,
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
    if (!admit(isRead(method) ? 'page' : 'form', c.get('address'))) {
      const isData = path.endsWith('.data')
      // A script keeps the form's fields itself; without a script they would be lost with the page.
      const kept = isRead(method) || isData ? undefined : await keptForm(c.req.raw)
      return kept ?? shared.respondRefusal(errorPageOf(429, path, { isData }), c)
    }
    return respondUncached(c)
  }

  return (c: Context<RequestEnv>): Promise<Response> =>
    choose(c).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error
      return shared.respondRefusal(errorPageOf(503, c.req.path), c)
    })
}
