/**
 * The positions of homes and developments on the resort's plan, as fractions of the drawing's width
 * and height.
 */
import { boxOf, type Point } from '../kit/geometry.ts'
import { SITE_HEIGHT, homePositions, sitePlaces, SITE_WIDTH } from './site-data.ts'
import { placeWords as names } from './words.ts'

export interface Where {
  x: number
  y: number
}

/** The margin on every side of the drawing. */
const margin = 10

/** The size of the drawing including its margin. */
export const sitePlanSize = {
  width: SITE_WIDTH + 2 * margin,
  height: SITE_HEIGHT + 2 * margin,
} as const

const fractionsOf = ([x, y]: Point): Where => ({
  x: (x + margin) / sitePlanSize.width,
  y: (y + margin) / sitePlanSize.height,
})

/**
 * The position of a home; undefined if it is not on the plan.
 * @param ref a home's reference.
 */
export function whereIsHome(ref: string): Where | undefined {
  const point = homePositions[ref]
  return point && fractionsOf(point)
}

/**
 * The middle of a development's buildings.
 * @param name the development's name in the catalogue.
 */
export function whereIsDevelopment(name: string): Where | undefined {
  const place = sitePlaces.find(({ id }) => names[id].en === name)
  const roofs = place?.parts.flatMap((part) => (part.kind === 'roof' ? part.shape : [])) ?? []
  if (roofs.length === 0) return undefined
  const { x1, x2, y1, y2 } = boxOf(roofs)
  return fractionsOf([(x1 + x2) / 2, (y1 + y2) / 2])
}
