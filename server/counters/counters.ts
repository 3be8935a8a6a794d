/** One occurrence of what is counted, in a window of time that begins with the first one. */
export interface Hit {
  /**
   * The name of the counter, with its subject: "email elena@example.com". Only its digest is
   * stored.
   */
  key: string
  /** Length of the window, in milliseconds; the same for every hit of a key. */
  window: number
}

export interface Count {
  /** Occurrences in the window, this one included. */
  hits: number
  /** When the window ends, in milliseconds since 1970. */
  until: number
}

/**
 * Counts occurrences, for rate limits. It never fails; see docs/decisions/15-our-own-counters.md.
 */
export interface Counters {
  /**
   * @param now milliseconds since 1970.
   * @returns a count for each hit, in their order. Parallel hits of a key get different counts.
   */
  count(hits: readonly Hit[], now: number): Promise<Count[]>
  /** Removes one hit of each key. */
  takeBack(keys: readonly string[], now: number): Promise<void>
}
