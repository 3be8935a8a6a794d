import type { BrochureContent } from './document/content.ts'

export interface BrochureOptions {
  /** The folder that contains picture-index.ts and the variants. */
  buildDir: string
  /** The SVG file of the logo. */
  wordmark: string
}

/** A task for the process that makes brochures. */
export interface BrochureWork extends BrochureOptions {
  content: BrochureContent
}
