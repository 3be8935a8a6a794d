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

/** How a picture is wanted, from the address or from what is signed; bounds as on the hosted service. */
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
  /** `origin`: not as AVIF or WebP, whatever the browser accepts. */
  format: v.optional(v.picklist(['origin', 'avif', 'webp'])),
})

type Transformation = v.InferOutput<typeof transformation>

/** @throws {StorageError} 400 for what is beyond the bounds. */
export function readTransformation(query: URLSearchParams): Transformation {
  const result = v.safeParse(transformation, Object.fromEntries(query))
  if (result.success) return result.output
  const [issue] = result.issues
  throw invalidRequest(`querystring/${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

/** Newer formats are smaller; a browser names those that it knows. */
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
