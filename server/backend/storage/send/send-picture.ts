import type { Resizing } from '../../../pictures/resize/resizer.ts'
import { matchesEtag } from '../../../shared/conditional.ts'
import type { ObjectRow } from '../objects/object-row.ts'
import { isPicture } from '../sniff.ts'
import { invalidRequest } from '../storage-error.ts'
import { dispositionOf } from './disposition.ts'
import { type createRenderedPictures, etagOf } from './rendered-pictures.ts'
import { cacheControl, safeHeaders, type Sending } from './send-object.ts'

/**
 * A picture in another size and format, or 304.
 * @throws {StorageError} 400 for a file that is not a picture.
 */
export async function sendPicture(
  render: ReturnType<typeof createRenderedPictures>,
  row: ObjectRow,
  resizing: Resizing,
  sending: Sending,
): Promise<Response> {
  if (!isPicture(row.mimetype)) throw invalidRequest('The object is not a picture')
  const etag = etagOf(row, resizing)
  const mimetype = `image/${resizing.format}`
  const disposition = dispositionOf({ mimetype, name: row.name }, sending.download)
  const headers: Record<string, string> = {
    ...safeHeaders(mimetype),
    'Cache-Control': cacheControl(sending, row),
    ETag: etag,
    'Last-Modified': new Date(row.updated_at).toUTCString(),
    Vary: 'Accept',
    ...(disposition === undefined ? {} : { 'Content-Disposition': disposition }),
  }
  const etags = sending.request.headers.get('If-None-Match')
  if (etags !== null && matchesEtag(etags, etag))
    return new Response(null, { status: 304, headers })
  const { bytes } = await render(row, resizing)
  return new Response(sending.request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': mimetype, 'Content-Length': String(bytes.length) },
  })
}
