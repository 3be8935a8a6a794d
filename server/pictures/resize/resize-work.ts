import type { Format } from '../variants/variant-plan.ts'

/** How a picture is made from another. Sizes are in pixels. */
export interface Resizing {
  width: number | undefined
  height: number | undefined
  /** How the picture is fitted where both width and height are given. */
  fit: 'cover' | 'inside' | 'fill'
  format: Format
  /** From 20 to 100; undefined: the quality of the pages' pictures. */
  quality: number | undefined
}

/** The task of the process. Without a resizing it only checks that the picture can be read. */
export interface Work {
  bytes: Uint8Array
  resizing: Resizing | undefined
}

/** The largest picture that is read: 100 megapixels, the maximum of phone cameras. */
export const maxPixels = 100_000_000
