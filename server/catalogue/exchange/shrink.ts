/** The share of the properties that visitors see, which a feed may remove. */
export const shrinkLimit = 0.2

/** Whether a feed removes so many of the properties that it is held back, as probably broken. */
export const isShrinking = (removed: number, before: number): boolean =>
  removed > before * shrinkLimit
