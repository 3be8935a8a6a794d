import type { BrochureContent } from './document/content.ts'

export interface BrochureOptions {
  /** The folder of picture-index.ts and the variants. */
  buildDir: string
  /** The logo's SVG file. */
  wordmark: string
}

/** A task for the process that makes brochures. */
export interface BrochureWork extends BrochureOptions {
  content: BrochureContent
}
