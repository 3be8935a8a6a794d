import { join } from 'node:path'

/**
 * The site's fonts with static outlines, for PDFs and drawings; `make.py` makes them from the fonts
 * of the pages.
 */
export const fontFiles = {
  serif: join(import.meta.dirname, 'ibarra-real-nova.ttf'),
  italic: join(import.meta.dirname, 'ibarra-real-nova-italic.ttf'),
  sans: join(import.meta.dirname, 'rosario.ttf'),
} as const

/** A text file with the characters that every font contains. */
export const coverageFile = join(import.meta.dirname, 'coverage.txt')
