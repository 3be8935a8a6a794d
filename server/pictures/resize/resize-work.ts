import type { Format } from '../variants/variant-plan.ts'

/** How a picture is to be made from another. Pixels. */
export interface Resizing {
  width: number | undefined
  height: number | undefined
  /** How it is fitted where both are given. */
  fit: 'cover' | 'inside' | 'fill'
  format: Format
  /** 20 to 100; undefined: as the pictures of pages. */
  quality: number | undefined
}

/** The task of the process; without a resizing it only checks that the picture can be read. */
export interface Work {
  bytes: Uint8Array
  resizing: Resizing | undefined
}

/** The largest picture that is read: 100 megapixels, as the cameras of phones have at most. */
export const maxPixels = 100_000_000
