/** Furniture and planting as data: which pieces a plan contains, their sizes and positions. */
import { boxOf, distance, moved, turned } from './geometry.ts'
import type { Point, Polygon, Side } from './geometry.ts'
import type { RoomKey } from './words.ts'

/** A piece without a position: `wide` along its back, `deep` away from it, in metres. */
export interface Piece {
  kind: PieceKind
  wide: number
  deep: number
  /** The number of seats, bowls, pillows or treads, depending on the kind. */
  count: number
  /** Sinks and hobs of a counter, in metres from its left end. */
  parts: Partial<Record<'sink' | 'hob' | 'fridge' | 'oven', number>>
  /** The side to which a corner sofa or a stair turns, or the shape of a table. */
  form: 'plain' | 'left' | 'right' | 'foot' | 'head'
}

export type PieceKind =
  | 'bed'
  | 'wardrobe'
  | 'shelves'
  | 'counter'
  | 'island'
  | 'sofa'
  | 'cornerSofa'
  | 'armchair'
  | 'lowTable'
  | 'roundTable'
  | 'table'
  | 'roundDining'
  | 'desk'
  | 'sideboard'
  | 'hearth'
  | 'bath'
  | 'freeBath'
  | 'shower'
  | 'wc'
  | 'basin'
  | 'washer'
  | 'stair'
  | 'stairU'
  | 'liftCar'
  | 'car'
  | 'bicycles'
  | 'bench'
  | 'lounger'
  | 'pot'
  | 'planter'
  | 'pergola'
  | 'skylight'
  | 'cascade'
  | 'steps'
  | 'gate'
  | 'plunge'

export type Fitting =
  | { place: 'against'; room: RoomKey; side: Side; at?: number | undefined; piece: Piece }
  | { place: 'within'; room: RoomKey; piece: Piece }
  | { place: 'free'; at: Point; turn: number; piece: Piece }
  | {
      place: 'plant'
      at: Point
      kind: 'tree' | 'palm' | 'olive' | 'pine' | 'shrub'
      radius: number
    }
  | { place: 'hedge'; line: readonly Point[] }

const piece = (
  kind: PieceKind,
  wide: number,
  deep: number,
  count = 0,
  form: Piece['form'] = 'plain',
  parts: Piece['parts'] = {},
): Piece => ({ kind, wide, deep, count, form, parts })

/** A bed of a given width; from 1.35 m it has a table on either side. */
export const bed = (width = 1.8) =>
  width < 1.3 ? piece('bed', width, 2, 1) : piece('bed', width + 1, 2.05, 2)
export const wardrobe = (wide: number, deep = 0.6) => piece('wardrobe', wide, deep)
export const shelves = (wide: number, deep = 0.32) => piece('shelves', wide, deep)
export const counter = (wide: number, parts: Piece['parts'] = {}, deep = 0.62) =>
  piece('counter', wide, deep, 0, 'plain', parts)
/** An island with stools along its front. */
export const island = (wide: number, stools: number, parts: Piece['parts'] = {}, deep = 0.9) =>
  piece('island', wide, deep + (stools ? 0.42 : 0), stools, 'plain', parts)
export const sofa = (wide = 2.3, deep = 0.92) => piece('sofa', wide, deep, Math.round(wide / 0.8))
/** A sofa with an arm of `deep` metres forward at its left or right end, seen from its back. */
export const cornerSofa = (wide: number, deep: number, form: 'left' | 'right') =>
  piece('cornerSofa', wide, deep, 0, form)
export const armchair = () => piece('armchair', 0.8, 0.8)
export const lowTable = (wide = 1, deep = 0.7) => piece('lowTable', wide, deep)
export const roundTable = (across = 0.7) => piece('roundTable', across, across)
/** A table with seats on its long sides; the chairs are part of its depth. */
export const table = (wide: number, seats: number, top = 0.95) =>
  piece('table', wide, top + 0.9, seats)
export const roundDining = (across: number, seats: number) =>
  piece('roundDining', across + 0.8, across + 0.8, seats)
export const desk = (wide = 1.3) => piece('desk', wide, 1.05)
export const sideboard = (wide: number, deep = 0.42) => piece('sideboard', wide, deep)
export const hearth = (wide = 1.4, deep = 0.55) => piece('hearth', wide, deep)
export const bath = (wide = 1.7, deep = 0.75) => piece('bath', wide, deep)
export const freeBath = () => piece('freeBath', 1.75, 0.82)
export const shower = (wide = 1.2, deep = 0.85) => piece('shower', wide, deep)
export const wc = () => piece('wc', 0.42, 0.6)
export const basin = (wide = 0.8, bowls = 1) => piece('basin', wide, 0.48, bowls)
export const washer = (machines = 2) => piece('washer', machines * 0.62, 0.62, machines)
/** One straight flight, climbing towards its back. */
export const stair = (wide: number, deep: number, form: 'foot' | 'head', treads = 0) =>
  piece('stair', wide, deep, treads || Math.round(deep / 0.28), form)
/** Two flights with a landing at the back; one starts up the left-hand one. */
export const stairU = (wide: number, deep: number, form: 'foot' | 'head') =>
  piece('stairU', wide, deep, Math.round((deep - wide / 2) / 0.28), form)
export const liftCar = (wide = 1.1, deep = 1.2) => piece('liftCar', wide, deep)
export const car = () => piece('car', 1.85, 4.5)
export const bicycles = (count: number) => piece('bicycles', count * 0.5, 1.7, count)
export const bench = (wide: number, deep = 0.45) => piece('bench', wide, deep)
export const lounger = () => piece('lounger', 0.72, 1.95)
export const pot = (across = 0.5) => piece('pot', across, across)
/** A planted strip. */
export const planter = (wide: number, deep: number) => piece('planter', wide, deep)
/** Beams overhead, which occupy no floor. */
export const pergola = (wide: number, deep: number) => piece('pergola', wide, deep)
export const skylight = (wide: number, deep: number) => piece('skylight', wide, deep)
export const cascade = (wide: number, deep: number) => piece('cascade', wide, deep)
/** A few treads between two levels. */
export const steps = (wide: number, deep: number, treads: number) =>
  piece('steps', wide, deep, treads)

/** A small pool that is part of its terrace. */
export const plunge = (wide: number, deep: number) => piece('plunge', wide, deep)
/** An open garden gate, with its back in the line of the hedge. */
export const gate = (wide = 0.8) => piece('gate', wide, wide)

/**
 * Puts a piece against a wall of a room, its middle as near as possible to this x (horizontal
 * walls) or y (vertical walls).
 */
export const against = (room: RoomKey, side: Side, piece: Piece, at?: number): Fitting => ({
  place: 'against',
  room,
  side,
  piece,
  at,
})

/**
 * Puts several pieces along the walls of a room; the ones with the fewest possible positions come
 * first.
 */
export const within = (room: RoomKey, ...pieces: Piece[]): Fitting[] =>
  pieces.map((piece) => ({ place: 'within', room, piece }))

/**
 * Puts a piece with the middle of its back at a point, the back towards a side of the sheet or
 * turned by degrees.
 */
export const free = (x: number, y: number, back: Side | number, piece: Piece): Fitting => ({
  place: 'free',
  at: [x, y],
  turn: typeof back === 'number' ? back : turns[back],
  piece,
})

/** Puts a piece with its own middle at a point. */
export function centred(x: number, y: number, back: Side | number, piece: Piece): Fitting {
  const turn = typeof back === 'number' ? back : turns[back]
  return { place: 'free', at: moved([x, y], turned([0, -piece.deep / 2], turn)), turn, piece }
}

type PlantKind = Extract<Fitting, { place: 'plant' }>['kind']
export const plant = (kind: PlantKind, x: number, y: number, radius: number): Fitting => ({
  place: 'plant',
  kind,
  at: [x, y],
  radius,
})
export const hedge = (...line: Point[]): Fitting => ({ place: 'hedge', line })

const turns: Record<Side, number> = { n: 0, e: 90, s: 180, w: 270 }

/** A piece with its position: the middle of its back, and its clockwise turn. */
export interface Placed {
  piece: Piece
  at: Point
  turn: number
}

/** The requested position of a piece, given the inside of its room; null if none was requested. */
export function placed(
  fitting: Fitting,
  netOf: (room: RoomKey) => Polygon | undefined,
): Placed | null {
  if (fitting.place !== 'free' && fitting.place !== 'against') return null
  const { piece } = fitting
  if (fitting.place === 'free') return { piece, at: fitting.at, turn: fitting.turn }
  const net = netOf(fitting.room)
  if (!net) throw new Error(`No room ${fitting.room} on this floor for a ${piece.kind}`)
  const { x1, y1, x2, y2 } = boxOf(net)
  const level = fitting.side === 'n' || fitting.side === 's'
  const along = fitting.at ?? (level ? x1 + x2 : y1 + y2) / 2
  const at: Point = level
    ? [along, fitting.side === 'n' ? y1 : y2]
    : [fitting.side === 'w' ? x1 : x2, along]
  return { piece, at, turn: turns[fitting.side] }
}

/** The area that a placed piece covers. */
export function footprint({ piece, at, turn }: Placed): Polygon {
  const half = piece.wide / 2
  const arm = 0.92
  const front: Point[] =
    piece.kind !== 'cornerSofa'
      ? [
          [half, piece.deep],
          [-half, piece.deep],
        ]
      : piece.form === 'left'
        ? [
            [half, arm],
            [-half + arm, arm],
            [-half + arm, piece.deep],
            [-half, piece.deep],
          ]
        : [
            [half, piece.deep],
            [half - arm, piece.deep],
            [half - arm, arm],
            [-half, arm],
          ]
  const corners: Point[] = [[-half, 0], [half, 0], ...front]
  return corners.map((corner) => moved(at, turned(corner, turn)))
}

/** The points of a hedge, a third of a metre apart. */
export function hedgePoints(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i] ?? to
    const count = Math.max(1, Math.round(distance(from, to) / 0.36))
    return Array.from({ length: count + (i === line.length - 2 ? 1 : 0) }, (_, k): Point => [
      from[0] + ((to[0] - from[0]) * k) / count,
      from[1] + ((to[1] - from[1]) * k) / count,
    ])
  })
}
