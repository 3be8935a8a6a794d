import * as v from 'valibot'
import type { Resizing } from '../../../pictures/resize/resizer.ts'
import { invalidRequest } from '../storage-error.ts'

const pixels = v.optional(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(2500),
  ),
)

/**
 * The requested transformation of a picture, from the query or the signature; limits as on the
 * hosted service.
 */
export const transformation = v.object({
  width: pixels,
  height: pixels,
  resize: v.optional(v.picklist(['cover', 'contain', 'fill']), 'cover'),
  quality: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{2,3}$/), v.transform(Number))]),
      v.integer(),
      v.minValue(20),
      v.maxValue(100),
    ),
  ),
  /** `origin`: keep the original format instead of AVIF or WebP. */
  format: v.optional(v.picklist(['origin', 'avif', 'webp'])),
})

type Transformation = v.InferOutput<typeof transformation>

/** @throws {StorageError} 400 beyond the limits. */
export function readTransformation(query: URLSearchParams): Transformation {
  const result = v.safeParse(transformation, Object.fromEntries(query))
  if (result.success) return result.output
  const [issue] = result.issues
  throw invalidRequest(`querystring/${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

/**
 * The size and format of a picture to send. Without a requested format, AVIF, WebP or JPEG is
 * chosen, in this order, by the Accept header.
 */
export function resizingOf(
  { width, height, resize, quality, format }: Transformation,
  accept: string,
): Resizing {
  const accepted = (['avif', 'webp'] as const).find((one) => accept.includes(`image/${one}`))
  return {
    width,
    height,
    fit: resize === 'contain' ? 'inside' : resize,
    quality,
    format: format === 'origin' ? 'jpeg' : (format ?? accepted ?? 'jpeg'),
  }
}
