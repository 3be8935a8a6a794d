import { basename, join } from 'node:path'
import type { SocialImageText } from './make-social-image.ts'

/** Pixels; a master narrower than one of them has no such variant. */
export const widths = [480, 800, 1200, 1600, 1920]

/** The widths of a panorama, whose viewer shows about a quarter of its width at a time. */
export const panoramaWidths = [800, 1200, 2048, 4096]

/**
 * A variant of a picture; change `settings` in picture-index.ts when an encoder's setting changes.
 */
export type Format = 'avif' | 'webp' | 'jpeg'

/** One file to make from a master. */
export interface PlannedVariant {
  /** Its path below /pictures/. */
  file: string
  /** The folder in which it is made, if that is not the one of its path below build/pictures/. */
  dir?: string
  /** Below pictures/: a render in masters/ or a drawing in plates/. */
  source: string
  format: Format
  /** Pixels. */
  width: number
  /**
   * For a drawing as shared links show it, 1,200 × 630 pixels: the height of its horizon, which it
   * keeps.
   */
  horizon?: number
  /** For a picture with a page's title on it. */
  socialImage?: SocialImageText
}

/**
 * The file that is made.
 * @param outDir build/pictures/.
 */
export const targetOf = ({ file, dir }: PlannedVariant, outDir: string): string =>
  dir === undefined ? join(outDir, file) : join(dir, basename(file))

/** Formats of pages first, widths of phones and laptops first: what is not asked for can wait. */
const order: [Format, number[]][] = [
  ['avif', [800, 1200, 480]],
  ['jpeg', [1200]],
  ['avif', [1600, 1920]],
  ['webp', [800, 1200, 480, 1600, 1920]],
  ['jpeg', [800, 480, 1600, 1920]],
]

/** How soon a variant is made while nobody asks for it: the lowest number first. */
export const priorityOf = ({ format, width }: Pick<PlannedVariant, 'format' | 'width'>): number =>
  priorities.get(`${format} ${width}`) ?? priorities.size

const priorities = new Map(
  order
    .flatMap(([format, sizes]) => sizes.map((size) => `${format} ${size}`))
    .map((variant, index) => [variant, index]),
)
