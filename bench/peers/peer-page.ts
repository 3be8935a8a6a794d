import type { OwnHome, ShownHome } from './shown-home.ts'

/** One of our pages that the peers also have. */
export interface PeerPage {
  path: string
  html: string
  /** The homes in the database, by their slug. */
  homes: Record<string, ShownHome>
  /** The home that the page is about, where there is one. */
  own?: OwnHome & { slug: string }
}
