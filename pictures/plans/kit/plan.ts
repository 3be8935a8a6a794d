/** Functions for writing plans briefly; usual values are defaults. */
import type { Point, Polygon } from './geometry.ts'
import { rect } from './geometry.ts'
import type { Floor, Outdoor, Plan, Room } from './model.ts'
import type { FloorKey, RoomKey } from './words.ts'

type Sides = readonly [x1: number, y1: number, x2: number, y2: number]

const isSides = (shape: Sides | Polygon): shape is Sides => typeof shape[0] === 'number'

/** A rectangle by its sides, or a polygon by its corners. */
const shaped = (shape: Sides | Polygon): Polygon => (isSides(shape) ? rect(...shape) : shape)

/** The points of a line, or the corners of an outline. */
export const line = (...points: Point[]): Polygon => points

/** A garden wall along a line. */
export const wall = (thick: number, ...points: Point[]): Floor['gardenWalls'][number] => ({
  line: points,
  thick,
})

/** A room, given by the middle of its partitions and the outer face of its outside walls. */
export const room = (key: RoomKey, shape: Sides | Polygon, ...open: RoomKey[]): Room => ({
  key,
  cell: shaped(shape),
  open,
})

/** An outdoor area. */
export const outside = (
  key: RoomKey,
  shape: Sides | Polygon,
  surface: Outdoor['surface'] = 'stone',
  edge: Outdoor['edge'] = 'none',
): Outdoor => ({ key, area: shaped(shape), surface, edge })

/** A floor; only rooms and openings are required. */
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

/**
 * A plan. By default north is at the top, walls are 30 and 10 cm thick, and there are no
 * neighbours.
 */
export function plan(given: Given): Plan {
  return { top: 0, outerWall: 0.3, innerWall: 0.1, party: [], ...given }
}
