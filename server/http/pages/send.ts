import type { Account } from '../../accounts/account.ts'
import { acceptsGzip, compress, preferredEncoding } from '../../page-cache/content-encoding.ts'
import { readBytes } from '../../page-cache/rendered-page.ts'

const typeOf = (response: Response) => response.headers.get('Content-Type') ?? ''

/** Whether a response is text, which is worth compressing. */
export const isText = (response: Response) =>
  /^text\/|json|xml|javascript|x-script/.test(typeOf(response))

/** Whether a page belongs to one visitor, such as a page whose address contains a token. */
export const isPrivate = (response: Response) =>
  /private|no-store/.test(response.headers.get('Cache-Control') ?? '') ||
  response.headers.has('Set-Cookie')

/** Adds the session's cookies to a response, and forbids caching of personal pages. */
export function withSessionCookies(response: Response, account: Account): Response {
  if (!account.user && !account.uncertain && account.setCookies.length === 0) return response
  for (const cookie of account.setCookies) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/**
 * Prepares the page of one visitor for sending: text is compressed, server-sent events are not.
 * @param accepted the request's Accept-Encoding header.
 */
export async function compressedPage(
  response: Response,
  accepted: string | undefined,
): Promise<Response> {
  if (response.status === 405) response.headers.set('Allow', 'GET, HEAD')
  if (typeOf(response).startsWith('text/event-stream')) return response
  if (isStreamed(response)) return compressedStream(response, accepted)
  const { status } = response
  if (!isText(response) || [204, 304].includes(status)) return response
  const headers = new Headers(response.headers)
  const bytes = await readBytes(response)
  if (bytes.length === 0) return new Response(null, { status, headers })
  const encoding = preferredEncoding(accepted)
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(await compress(bytes, encoding)), { status, headers })
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
