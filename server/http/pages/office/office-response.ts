import type { Context } from 'hono'
import { preferredEncoding } from '../../../page-cache/content-encoding.ts'
import type { Site } from '../../../site.ts'
import { isUnavailable } from '../../../unavailable.ts'
import type { RequestEnv } from '../../middleware/request-env.ts'
import { isOfficePath } from '../addresses/office-path.ts'
import { errorPageOf } from '../refusals/error-page.ts'
import type { Render } from '../render/render-page.ts'
import type { RenderQueue } from '../render/render-queue.ts'
import type { SharedResponse } from '../responses/shared-response.ts'
import { compressed, withSessionCookies } from '../responses/uncached-response.ts'
import type { DraftPreview } from './draft-preview.ts'

interface Options {
  site: Site
  /** Renders pages of the office. */
  render: Render
  queue: RenderQueue
  preview: DraftPreview
  shared: Pick<SharedResponse, 'respondRefusal'>
}

/** Whether a script made the request by itself, which does not count as use of the office. */
const isBackground = (c: Context<RequestEnv>) =>
  c.req.header('X-Background') !== undefined || c.req.path.endsWith('/office/events')

/**
 * The responses of the agency's office. Only this function decides who sees the office.
 * @returns undefined for everybody who is not a member of staff, and for paths that do not belong
 *   to the office: these get the answer of an unknown path. While nobody can be verified, a browser
 *   in which a member has used the office gets 503.
 */
export const createOfficeResponse =
  ({ site, render, queue, preview, shared }: Options) =>
  async (c: Context<RequestEnv>): Promise<Response | undefined> => {
    const cookies = c.req.header('Cookie')
    if (!isOfficePath(c.req.path) || !site.accounts.claimsStaff(cookies)) return undefined
    const address = c.get('address')
    const account = await site.accounts.open({
      cookies,
      address,
      userAgent: c.req.header('User-Agent'),
    })
    const entry = await site.office
      .enter(account, { background: isBackground(c) })
      .catch((error: unknown) => {
        if (!isUnavailable(error)) throw error
        c.get('log').error({ err: error }, 'who asks for the office could not be checked')
        return site.office.isKnown(account) ? 'unknown' : undefined
      })
    if (!entry) return undefined
    if (entry === 'unknown') {
      const isData = c.req.path.endsWith('.data')
      return shared.respondRefusal(errorPageOf(503, c.req.path, { isData }), c)
    }
    const previewed = await queue.post(() => preview(c, entry))
    if (previewed) return previewed
    const response = await queue.post(() =>
      render(c.req.raw, {
        log: c.get('log'),
        requestId: c.get('requestId'),
        account,
        address,
        refusal: undefined,
        entry,
      }),
    )
    const { headers } = withSessionCookies(response, account)
    // The response is neither cached nor indexed by search engines.
    headers.set('Cache-Control', 'private, no-store')
    headers.set('X-Robots-Tag', 'noindex, nofollow')
    if (response.status === 405) headers.set('Allow', 'GET, HEAD')
    return isStream(headers)
      ? response
      : compressed(response, preferredEncoding(c.req.header('Accept-Encoding')))
  }

/** Whether the response is a stream of server-sent events, which never ends. */
const isStream = (headers: Headers) =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false
