import type { OwnHome, ShownHome } from './shown-home.ts'

/** A page of ours that the peers have as well. */
export interface PeerPage {
  path: string
  html: string
  /** The homes in the database, by their slug. */
  homes: Record<string, ShownHome>
  /** The home whose own page it is. */
  own?: OwnHome & { slug: string }
}
