import type { Sharp } from 'sharp'
import type { Format } from './variant-plan.ts'

/** How each format is encoded; change `settings` in picture-index.ts together with it. */
export const encoders: Record<Format, (image: Sharp, quality?: number) => Sharp> = {
  avif: (image, quality = 50) => image.avif({ quality, effort: 2 }),
  webp: (image, quality = 72) => image.webp({ quality }),
  jpeg: (image, quality = 74) => image.jpeg({ quality, mozjpeg: true }),
}
