import { join } from 'node:path'

/**
 * The site's fonts with static outlines, for PDF and for drawings; `make.py` makes them from those
 * of the pages.
 */
export const fontFiles = {
  serif: join(import.meta.dirname, 'ibarra-real-nova.ttf'),
  italic: join(import.meta.dirname, 'ibarra-real-nova-italic.ttf'),
  sans: join(import.meta.dirname, 'rosario.ttf'),
} as const

/** A text file of the characters that all of them have. */
export const coverageFile = join(import.meta.dirname, 'coverage.txt')
