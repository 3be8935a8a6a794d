import type { IncomingMessage, Server } from 'node:http'
import { withoutLanguage } from '../../language.ts'
import { pagePathOf } from '../../shared/data-path.ts'

/** Maximum sizes of a request's body, in bytes. */
const limits = {
  /**
   * More than any form of a visitor needs: a message of 4,000 characters, percent-encoded, and the
   * other fields.
   */
  form: 64 * 1024,
  /** The texts of a home or of a page in two languages, before and after. */
  home: 1024 * 1024,
  /** A picture or a document of 30 MB, or several smaller ones at once; a file of homes. */
  upload: 64 * 1024 * 1024,
}

/**
 * The language-neutral path of the page to which a path belongs; forms of a page with a script are
 * sent to the path of its data.
 */
const pageOf = (path: string) => withoutLanguage(pagePathOf(path))

const isUpload = (path: string) =>
  /^\/office\/homes\/(?:[^/]+\/(?:pictures|documents)(?:\/upload)?|import)$/.test(path)

/**
 * The largest permitted body for a path, in bytes.
 * @param mayBeLarge whether the request may come from a member of staff.
 */
export function maxBodyBytes(path: string, mayBeLarge: boolean): number {
  const page = pageOf(path)
  if (!mayBeLarge || !/^\/office\/(?:homes|texts)\//.test(page)) return limits.form
  return isUpload(page) ? limits.upload : limits.home
}

/** Milliseconds in which a body has to arrive: a form, or an upload over a slow connection. */
export const bodyTimes = { form: 30_000, upload: 600_000 }

/**
 * Ends connections whose bodies come too slowly. Node's own `requestTimeout` applies to all
 * requests, so it must be long enough for uploads.
 */
export function endSlowBodies(server: Server, limit = bodyTimes.form): void {
  server.on('request', (request: IncomingMessage) => {
    const { headers, url = '', socket } = request
    const hasBody = headers['content-length'] !== undefined || 'transfer-encoding' in headers
    const [path = ''] = url.split('?', 1)
    if (!hasBody || isUpload(pageOf(path)) || path.startsWith('/storage/v1/')) return
    const timer = setTimeout(() => {
      if (request.complete) return
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () =>
        socket.destroy(),
      )
    }, limit)
    const stop = () => clearTimeout(timer)
    request.once('end', stop)
    request.once('close', stop)
  })
}
