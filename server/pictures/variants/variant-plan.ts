import { basename, join } from 'node:path'
import type { SocialImageText } from './make-social-image.ts'

/** In pixels; a master that is narrower than a width has no such variant. */
export const widths = [480, 800, 1200, 1600, 1920]

/** The widths of a panorama, whose viewer shows about a quarter of its width at a time. */
export const panoramaWidths = [800, 1200, 2048, 4096]

/**
 * The formats of variants; change `settings` in picture-index.ts when an encoder's setting changes.
 */
export type Format = 'avif' | 'webp' | 'jpeg'

/** A file that is made from a master. */
export interface PlannedVariant {
  /** The path below /pictures/. */
  file: string
  /** The folder in which the file is made, if it is not that of its path below build/pictures/. */
  dir?: string
  /** The path below pictures/: a render in masters/ or a drawing in plates/. */
  source: string
  format: Format
  /** In pixels. */
  width: number
  /**
   * For a drawing that is made as a picture for shared links (1,200 × 630 pixels): the height of
   * its horizon, which the crop keeps.
   */
  horizon?: number
  /** For a picture that shows a page's title. */
  socialImage?: SocialImageText
}

/**
 * The path of the file that is made.
 * @param outDir build/pictures/.
 */
export const targetOf = ({ file, dir }: PlannedVariant, outDir: string): string =>
  dir === undefined ? join(outDir, file) : join(dir, basename(file))

/**
 * Formats that pages use and widths of phones and laptops come first; a variant that is not
 * requested can wait.
 */
const order: [Format, number[]][] = [
  ['avif', [800, 1200, 480]],
  ['jpeg', [1200]],
  ['avif', [1600, 1920]],
  ['webp', [800, 1200, 480, 1600, 1920]],
  ['jpeg', [800, 480, 1600, 1920]],
]

/** The priority of a variant that nobody has requested: the lowest number is made first. */
export const priorityOf = ({ format, width }: Pick<PlannedVariant, 'format' | 'width'>): number =>
  priorities.get(`${format} ${width}`) ?? priorities.size

const priorities = new Map(
  order
    .flatMap(([format, sizes]) => sizes.map((size) => `${format} ${size}`))
    .map((variant, index) => [variant, index]),
)
