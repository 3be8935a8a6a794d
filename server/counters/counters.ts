/** One occurrence of something that is counted, in a window of time that begins with the first. */
export interface Hit {
  /**
   * The name of the counter with its subject: "email elena@example.com". Only a digest of it is
   * stored.
   */
  key: string
  /** The length of the window in milliseconds; the same for every hit of a key. */
  window: number
}

export interface Count {
  /** The number of occurrences in the window, including this one. */
  hits: number
  /** The end of the window, in milliseconds since 1970. */
  until: number
}

/**
 * Counts occurrences, for rate limits. It never fails; see docs/decisions/15-our-own-counters.md.
 */
export interface Counters {
  /**
   * @param now milliseconds since 1970.
   * @returns a count for each hit, in the order of the hits. Parallel hits of a key get different
   *   counts.
   */
  count(hits: readonly Hit[], now: number): Promise<Count[]>
  /** Removes one hit of each key. */
  takeBack(keys: readonly string[], now: number): Promise<void>
}
