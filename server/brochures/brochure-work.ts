import type { BrochureContent } from './content.ts'

export interface BrochureOptions {
  /** Where picture-index.ts and the variants are. */
  buildDir: string
  /** The logo's SVG file. */
  wordmark: string
}

/** A task for the process that makes brochures. */
export interface BrochureWork extends BrochureOptions {
  content: BrochureContent
}
