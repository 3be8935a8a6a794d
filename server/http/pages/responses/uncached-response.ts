import type { Context } from 'hono'
import type { Account } from '../../../accounts/account.ts'
import {
  acceptsGzip,
  compress,
  type Encoding,
  preferredEncoding,
} from '../../../page-cache/content-encoding.ts'
import { isRead } from '../../../page-cache/ready-response.ts'
import { readBytes } from '../../../page-cache/rendered-page.ts'
import type { Site } from '../../../site.ts'
import type { RequestEnv } from '../../middleware/request-env.ts'
import { isText, type Render } from '../render/render-page.ts'
import type { RenderQueue } from '../render/render-queue.ts'

interface Options {
  site: Site
  render: Render
  queue: RenderQueue
}

/** The responses to posts, and the pages of a single visitor: none of them is kept in memory. */
export const createUncachedResponse =
  ({ site, render, queue }: Options) =>
  async (c: Context<RequestEnv>): Promise<Response> => {
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
      return withSessionCookies(response, account)
    }
    const response = await (isRead(c.req.method) ? queue.run(work) : queue.post(work))
    if (response.status === 405) response.headers.set('Allow', 'GET, HEAD')
    const accepted = c.req.header('Accept-Encoding')
    return isStreamed(response)
      ? compressedStream(response, accepted)
      : compressed(response, preferredEncoding(accepted))
  }

/** Whether the response streams a file that is too long for memory (`streamedFile`). */
const isStreamed = ({ headers }: Response) => headers.get('X-Accel-Buffering') === 'no'

/**
 * Compresses a response while it is sent, with gzip, because Brotli takes more memory and time for
 * each stream.
 */
function compressedStream(response: Response, accepted: string | undefined): Response {
  const { status, body } = response
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  if (!body || !acceptsGzip(accepted)) return new Response(body, { status, headers })
  headers.set('Content-Encoding', 'gzip')
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers })
}

/** Adds the session's cookies to a response, and forbids caching of personal pages. */
export function withSessionCookies(response: Response, account: Account): Response {
  if (!account.user && !account.uncertain && account.setCookies.length === 0) return response
  for (const cookie of account.setCookies) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** Converts a page to a plain response, compressed where it is text. */
export async function compressed(response: Response, encoding: Encoding): Promise<Response> {
  const { status } = response
  if (!isText(response) || [204, 304].includes(status)) return response
  const headers = new Headers(response.headers)
  const bytes = await readBytes(response)
  if (bytes.length === 0) return new Response(null, { status, headers })
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = await compress(bytes, encoding)
  return new Response(new Uint8Array(body), { status, headers })
}
