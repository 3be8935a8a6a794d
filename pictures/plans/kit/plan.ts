/** Short ways to write a plan down; what is usual need not be said. */
import type { Polygon } from './geometry.ts'
import { rect } from './geometry.ts'
import type { Floor, Outdoor, Plan, Room } from './model.ts'
import type { FloorKey, RoomKey } from './words.ts'

type Sides = readonly [x1: number, y1: number, x2: number, y2: number]

const isSides = (shape: Sides | Polygon): shape is Sides => typeof shape[0] === 'number'

/** A rectangle by its sides, or a polygon by its corners. */
const shaped = (shape: Sides | Polygon): Polygon => (isSides(shape) ? rect(...shape) : shape)

/** A room by the middle of its partitions and the outer face of its outside walls. */
export const room = (key: RoomKey, shape: Sides | Polygon, ...open: RoomKey[]): Room => ({
  key,
  cell: shaped(shape),
  open,
})

/** Ground outside. */
export const outside = (
  key: RoomKey,
  shape: Sides | Polygon,
  surface: Outdoor['surface'] = 'stone',
  edge: Outdoor['edge'] = 'none',
): Outdoor => ({ key, area: shaped(shape), surface, edge })

/** A floor; everything but its rooms and openings may be left out. */
export function floor(
  key: FloorKey,
  parts: Pick<Floor, 'rooms' | 'openings'> & Partial<Floor>,
): Floor {
  return {
    outdoors: [],
    fittings: [],
    overhead: [],
    below: [],
    counted: true,
    signs: [],
    gardenWalls: [],
    ...parts,
    key,
  }
}

type Given = Pick<Plan, 'ref' | 'home' | 'floors' | 'sun'> & Partial<Plan>

/** A plan with north up, walls of 30 and 10 cm and no neighbours unless told otherwise. */
export function plan(given: Given): Plan {
  return { top: 0, outerWall: 0.3, innerWall: 0.1, party: [], ...given }
}
