/**
 * The observer reports a slide when its share in view passes one of these. With 0.5 alone, a slide
 * that was wholly in view and is now half in view would still count as wholly in view, and another
 * one of which more is in view would not be found.
 */
export const slideThresholds = [0.5, 0.9]

/**
 * Finds the slide of which most is in view, and at least half. According to the specification of
 * Intersection Observer, a slide intersects the track even if only its edge touches it, so the
 * ratio decides.
 * @returns a function that takes each report, which contains only the slides that have changed.
 */
export function shownSlideFinder<T>() {
  const ratios = new Map<T, number>()
  return (entries: readonly { target: T; intersectionRatio: number }[]): T | undefined => {
    for (const { target, intersectionRatio } of entries) ratios.set(target, intersectionRatio)
    const [shown] = [...ratios].toSorted(([, a], [, b]) => b - a)
    return shown && shown[1] >= 0.5 ? shown[0] : undefined
  }
}
