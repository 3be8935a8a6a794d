import type { BrochureContent } from './content.ts'

export interface BrochureOptions {
  /** Where picture-index.ts and the variants are. */
  buildDir: string
  /** The logo's SVG file. */
  wordmark: string
}

/** What the process that makes brochures is asked. */
export interface BrochureWork extends BrochureOptions {
  content: BrochureContent
}
