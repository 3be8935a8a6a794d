import { HIGH, homes, WIDE } from '#pictures/plans/maps/site-data.ts'

/** Where a home is on the resort's plan, as fractions of the drawing's width and height. */
export function placeOf(ref: string): { x: number; y: number } | undefined {
  const point = homes[ref]
  return point && { x: (point[0] + 10) / (WIDE + 20), y: (point[1] + 10) / (HIGH + 20) }
}
