import { type Resizer, type Resizing, PictureRefused } from '../../../pictures/resize/resizer.ts'
import { Lru } from '../../../shared/lru.ts'
import { SharedCalls } from '../../../shared/work/shared-calls.ts'
import { type Blobs, readAll } from '../blobs/blobs.ts'
import type { ObjectRow } from '../objects/object-row.ts'
import { invalidRequest } from '../storage-error.ts'

/** Rendered pictures in memory, of about 200 KB each. */
const maxKept = 100

interface RenderedPicture {
  bytes: Uint8Array
  etag: string
}

/**
 * Renders smaller pictures on demand. The most recently requested ones stay in memory, and
 * concurrent requests for one share its rendering.
 */
export function createRenderedPictures(blobs: Blobs, resizer: Pick<Resizer, 'resize'>) {
  const kept = new Lru<RenderedPicture>(maxKept)
  const calls = new SharedCalls<RenderedPicture>()

  /**
   * @throws {StorageError} 400 for a file that is not a picture; {QueueFull} when the queue is
   *   full.
   */
  return async (row: ObjectRow, resizing: Resizing): Promise<RenderedPicture> => {
    const key = `${row.blob_id} ${JSON.stringify(resizing)}`
    const cached = kept.get(key)
    if (cached) return cached
    return calls.run(key, async () => {
      try {
        const bytes = await resizer.resize(
          async () => readAll(blobs, row.blob_id, row.size),
          resizing,
        )
        const made = { bytes, etag: etagOf(row, resizing) }
        kept.set(key, made)
        return made
      } catch (error) {
        if (error instanceof PictureRefused) throw invalidRequest('The picture cannot be rendered')
        throw error
      }
    })
  }
}

/** Computed from the picture and the transformation, so that a 304 response needs no rendering. */
export const etagOf = ({ etag }: ObjectRow, { width, height, fit, format, quality }: Resizing) =>
  `"${etag.slice(1, -1)}-${[width, height, fit, format, quality].map((part) => part ?? '').join('-')}"`
