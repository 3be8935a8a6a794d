/** The data of a plan. All lengths are in metres, with y down the sheet. */
import type { Fitting } from './fittings.ts'
import type { Point, Polygon, Side } from './geometry.ts'
import type { FloorKey, RoomKey, SignKey, PlanText } from './words.ts'

/**
 * A room of the house. Its cell extends to the middle of its partitions and to the outer face of
 * the outside walls, so the cells of a floor fill the built area; the kit subtracts the walls.
 */
export interface Room {
  key: RoomKey
  cell: Polygon
  /** Rooms that it joins without a wall. */
  open: readonly RoomKey[]
}

/** An outdoor area, to its own edge. Later areas cover earlier ones. */
export interface Outdoor {
  key: RoomKey
  area: Polygon
  surface: 'stone' | 'deck' | 'lawn' | 'gravel' | 'water' | 'paving'
  /** The rail or parapet on the sides that do not meet the house. */
  edge: 'none' | 'rail' | 'wall'
}

export type Opening =
  | {
      kind: 'door'
      between: readonly [RoomKey, RoomKey]
      style: 'swing' | 'double' | 'pocket' | 'open'
      width: number
      /** The position of its middle on the sheet: x in a horizontal wall, y in a vertical one. */
      at?: number | undefined
      into?: RoomKey | undefined
      hinge: 'start' | 'end'
      /** The side of the first room, if the two share more than one wall. */
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
  /** The edges of roofs and floors above, drawn dashed. */
  overhead: readonly (readonly Point[])[]
  /** The roofs of the floor below, drawn as hairlines. */
  below: readonly Polygon[]
  /** The divisions of the measures above and left of the drawing. */
  across?: readonly number[] | undefined
  down?: readonly number[] | undefined
  /**
   * Whether it counts towards the stated built area; garages and cellars are drawn and measured,
   * but do not count.
   */
  counted: boolean
  signs: readonly { at: Point; sign: SignKey }[]
  /** Garden walls: a line and its thickness. */
  gardenWalls: readonly { line: readonly Point[]; thick: number }[]
}

/** One open side of a terrace. */
interface SunFront {
  /** The compass bearing that the side faces, in degrees from north. */
  bearing: number
}

/** The terrace whose hours of sun are computed. */
export interface SunTerrace {
  key: RoomKey
  /** The open sides; empty for a roof, which nothing surrounds. */
  fronts: readonly SunFront[]
  /** How far the floor above covers the terrace, and its height, in metres. */
  cover: number
  height: number
  /** The distance of the middle of the table from the façade, in metres. */
  table: number
}

export interface Plan {
  ref: string
  /** The kind of home, for the title. */
  home: PlanText
  /** The compass bearing of the top of the sheet, in degrees clockwise from north. */
  top: number
  outerWall: number
  innerWall: number
  /** Sides that adjoin another home: openings are not allowed there. */
  party: readonly Side[]
  floors: readonly Floor[]
  sun: SunTerrace
}
