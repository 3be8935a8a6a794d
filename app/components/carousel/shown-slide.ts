/**
 * The slide of which at least half is in view. According to the specification of Intersection
 * Observer, a slide intersects the track even if only its edge touches it, so the ratio decides.
 */
export const shownSlide = <T>(
  entries: readonly { target: T; intersectionRatio: number }[],
): T | undefined => entries.find(({ intersectionRatio }) => intersectionRatio >= 0.5)?.target
