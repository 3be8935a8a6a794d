import { readRange } from '../../../shared/byte-range.ts'
import { matchesEtag } from '../../../shared/conditional.ts'
import type { Blobs } from '../blobs/blobs.ts'
import type { ObjectRow } from '../objects/object-row.ts'
import { dispositionOf } from './disposition.ts'

export interface Sending {
  request: Request
  /** Whether the object is public, so that shared caches may store it. */
  isPublic: boolean
  /** The parameter `download`: '' or a file name; undefined displays the object in the browser. */
  download: string | undefined
}

/** Headers of every uploaded file: no script in it can run. */
export const safeHeaders = (mimetype: string) => ({
  'X-Content-Type-Options': 'nosniff',
  // Chrome does not display a PDF in a sandbox.
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'${mimetype === 'application/pdf' ? '' : '; sandbox'}`,
})

/** The Cache-Control header; private objects are revalidated every time. */
export const cacheControl = ({ isPublic }: Sending, { cache_seconds }: ObjectRow): string =>
  isPublic ? `max-age=${cache_seconds}` : 'private, no-cache'

/** An object, a range of it, or 304 when the client's copy is current (RFC 9110 §13, §14). */
export function sendObject(blobs: Blobs, row: ObjectRow, sending: Sending): Response {
  const { headers: request, method } = sending.request
  const disposition = dispositionOf(row, sending.download)
  const headers: Record<string, string> = {
    ...safeHeaders(row.mimetype),
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl(sending, row),
    ETag: row.etag,
    'Last-Modified': new Date(row.updated_at).toUTCString(),
    ...(disposition === undefined ? {} : { 'Content-Disposition': disposition }),
  }
  const etags = request.get('If-None-Match')
  if (etags !== null && matchesEtag(etags, row.etag))
    return new Response(null, { status: 304, headers })
  // HTML may contain scripts, so it is not sent as HTML; SVG is always a download.
  const type = row.mimetype === 'text/html' ? 'text/plain' : row.mimetype
  headers['Content-Type'] = type.startsWith('text/') ? `${type}; charset=utf-8` : type

  const condition = request.get('If-Range')
  const rangeHeader = condition === null || condition === row.etag ? request.get('Range') : null
  const range = rangeHeader === null ? undefined : readRange(rangeHeader, row.size)
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${row.size}` },
    })
  const { from, to } = range ?? { from: 0, to: row.size - 1 }
  headers['Content-Length'] = String(to - from + 1)
  if (range) headers['Content-Range'] = `bytes ${from}-${to}/${row.size}`
  // A response to HEAD has no body, so no stream is opened.
  const body = method === 'HEAD' || row.size === 0 ? null : blobs.read(row.blob_id, from, to)
  return new Response(body, { status: range ? 206 : 200, headers })
}
