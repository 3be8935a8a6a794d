/** What a plan is made of: data only. Metres throughout, y down the sheet. */
import type { Fitting } from './fittings.ts'
import type { Point, Polygon, Side } from './geometry.ts'
import type { FloorKey, RoomKey, SignKey, PlanText } from './words.ts'

/**
 * A room inside. Its cell is drawn to the middle of its partitions and to the outer face of the
 * outside walls, so the cells of a floor fill the built area; the kit takes the walls off.
 */
export interface Room {
  key: RoomKey
  cell: Polygon
  /** Rooms it runs into without a wall. */
  open: readonly RoomKey[]
}

/** Ground outside, to its own edge. Later ones lie on earlier ones. */
export interface Outdoor {
  key: RoomKey
  area: Polygon
  surface: 'stone' | 'deck' | 'lawn' | 'gravel' | 'water' | 'paving'
  /** A rail or parapet where it does not meet the house. */
  edge: 'none' | 'rail' | 'wall'
}

export type Opening =
  | {
      kind: 'door'
      between: readonly [RoomKey, RoomKey]
      style: 'swing' | 'double' | 'pocket' | 'open'
      width: number
      /** Its middle on the sheet: x in a level wall, y in an upright one. */
      at?: number | undefined
      into?: RoomKey | undefined
      hinge: 'start' | 'end'
      /** The side of the first room, where the two share more than one wall. */
      side?: Side | undefined
    }
  | {
      kind: 'window' | 'sliding' | 'entrance' | 'outdoor'
      room: RoomKey
      side: Side
      width: number | 'full'
      at?: number | undefined
      hinge: 'start' | 'end'
      sign?: SignKey | undefined
    }

export interface Floor {
  key: FloorKey
  rooms: readonly Room[]
  outdoors: readonly Outdoor[]
  openings: readonly Opening[]
  fittings: readonly Fitting[]
  /** Edges of roofs and floors above, dashed. */
  overhead: readonly (readonly Point[])[]
  /** Roofs of the floor below, hairlines. */
  below: readonly Polygon[]
  /** Where the measures above and left of the drawing are divided. */
  across?: readonly number[] | undefined
  down?: readonly number[] | undefined
  /** Garages and cellars are drawn and measured, but are no part of the stated built area. */
  counted: boolean
  signs: readonly { at: Point; sign: SignKey }[]
  /** Walls in the garden: a line and its thickness. */
  gardenWalls: readonly { line: readonly Point[]; thick: number }[]
}

/** One exposed side of a terrace. */
interface SunFront {
  /** Compass bearing the side looks to, in degrees from north. */
  bearing: number
}

/** The terrace whose sun is computed. */
export interface SunTerrace {
  key: RoomKey
  /** None: nothing stands round it (a roof). */
  fronts: readonly SunFront[]
  /** How far the floor above covers the terrace, and how high it is, in metres. */
  cover: number
  height: number
  /** Distance of the middle of the table from the façade, in metres. */
  table: number
}

export interface Plan {
  ref: string
  /** What kind of home it is, for the title. */
  home: PlanText
  /** Compass bearing of the top of the sheet, degrees from north, clockwise. */
  top: number
  outerWall: number
  innerWall: number
  /** Sides where another home begins: no opening is allowed there. */
  party: readonly Side[]
  floors: readonly Floor[]
  sun: SunTerrace
}
