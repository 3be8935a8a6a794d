/**
 * The slide of which at least half is in view. By the specification of Intersection Observer a
 * slide whose edge alone touches the track intersects it too, so the ratio decides.
 */
export const shownSlide = <T>(
  entries: readonly { target: T; intersectionRatio: number }[],
): T | undefined => entries.find(({ intersectionRatio }) => intersectionRatio >= 0.5)?.target
