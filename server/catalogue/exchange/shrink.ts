/** The largest share of the visible properties that a feed may remove. */
export const shrinkLimit = 0.2

/**
 * Whether a feed removes so many of the properties that it is probably broken, and therefore held
 * back.
 */
export const isShrinking = (removed: number, before: number): boolean =>
  removed > before * shrinkLimit
