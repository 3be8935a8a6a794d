/**
 * Finds positions for furniture. A piece that names only its wall or its room is moved to a place
 * where it blocks no door, does not stand in front of glass and has free space in front of it.
 */
import { footprint, placed } from './fittings.ts'
import type { Fitting, Piece, PieceKind, Placed } from './fittings.ts'
import {
  between,
  boxOf,
  direction,
  distance,
  distanceToSegment,
  edges,
  inside,
  middle,
  moved,
  overlap,
} from './geometry.ts'
import type { Point, Polygon } from './geometry.ts'
import { centreOf, clearWay, sweep } from './openings.ts'
import type { PlacedOpening } from './openings.ts'
import type { RoomKey } from './words.ts'

/** Pieces that would darken a window behind them. */
const tall: ReadonlySet<PieceKind> = new Set(['wardrobe', 'shelves', 'shower', 'hearth'])

/** The minimum widths of fitted pieces. */
const narrowest: Partial<Record<PieceKind, number>> = {
  wardrobe: 0.9,
  shelves: 0.8,
  shower: 0.75,
  bath: 1.4,
  basin: 0.5,
  desk: 0.9,
}

interface Ground {
  netOf: (room: RoomKey) => Polygon | undefined
  openings: readonly PlacedOpening[]
}

interface Candidate {
  place: Placed
  /**
   * The distance of its middle from the middle of its wall, and from the nearer end of the free
   * wall.
   */
  offset: number
}

/** Places every piece, in the given order; pieces with a fixed position are placed first. */
export function arrange(fittings: readonly Fitting[], { netOf, openings }: Ground): Placed[] {
  const spots = new Map<Fitting, Placed>()
  for (const fitting of fittings) {
    if (fitting.place === 'free') {
      const at = placed(fitting, netOf)
      if (at) spots.set(fitting, at)
    }
  }
  for (const fitting of fittings) {
    if (fitting.place !== 'against') continue
    const wished = placed(fitting, netOf)
    if (wished) spots.set(fitting, nearest(fitting.room, wished, spots, netOf, openings))
  }
  for (const fitting of fittings) {
    if (fitting.place !== 'within') continue
    let spot: Placed | undefined
    for (const piece of madeToFit(fitting.piece)) {
      spot ??= best(fitting.room, piece, spots, netOf, openings)
    }
    if (!spot) throw new Error(`${fitting.room}: no wall is free for a ${fitting.piece.kind}`)
    spots.set(fitting, spot)
  }
  return fittings.map((fitting) => spots.get(fitting)).filter((spot) => spot !== undefined)
}

/** Moves a piece along its wall from the requested position to the nearest free one. */
function nearest(
  room: RoomKey,
  wished: Placed,
  spots: ReadonlyMap<Fitting, Placed>,
  netOf: Ground['netOf'],
  openings: readonly PlacedOpening[],
): Placed {
  const net = netOf(room)
  if (!net) return wished
  const { x1, y1, x2, y2 } = boxOf(net)
  const reach = Math.max(x2 - x1, y2 - y1)
  const along: Point = wished.turn % 180 === 0 ? [1, 0] : [0, 1]
  const blocks = obstacles(wished.piece, spots, openings)
  for (let step = 0; step <= reach; step += 0.05) {
    for (const way of step ? [step, -step] : [0]) {
      const spot = { ...wished, at: moved(wished.at, along, way) }
      if (fits(spot, net, blocks)) return spot
    }
  }
  return wished
}

/**
 * Joinery and showers are made to measure: the requested size is tried first, then smaller ones.
 */
function madeToFit(piece: Piece): Piece[] {
  const minWidth =
    piece.kind === 'bed' && piece.count > 1 ? 2.35 : (narrowest[piece.kind] ?? piece.wide)
  const count = Math.max(0, Math.round((piece.wide - minWidth) / 0.1))
  return Array.from({ length: count + 1 }, (_, i) => ({ ...piece, wide: piece.wide - i * 0.1 }))
}

/** The best position for a piece along the walls of a room, if there is one. */
function best(
  room: RoomKey,
  piece: Piece,
  spots: ReadonlyMap<Fitting, Placed>,
  netOf: Ground['netOf'],
  openings: readonly PlacedOpening[],
): Placed | undefined {
  const net = netOf(room)
  if (!net) throw new Error(`No room ${room} on this floor for a ${piece.kind}`)
  const blocks = obstacles(piece, spots, openings)
  const doors = openings
    .filter(({ opening }) => opening.kind === 'door' || opening.kind === 'entrance')
    .map(centreOf)
    .filter((p) => edges(net).some(([a, b]) => nearLine(p, a, b)))
  const others = [...spots.values()].map((spot) => footprint(spot))
  const options = edges(cornersOf(net))
    .flatMap(([a, b]) => along(a, b, piece))
    .filter(({ place }) => fits(place, net, blocks))
    .map((candidate) => ({
      ...candidate,
      cost: cost(candidate, net, doors, others) + lit(candidate.place, openings),
    }))
    .toSorted((a, b) => a.cost - b.cost)
  return options[0]?.place
}

/** A polygon without the points that lie on a straight wall. */
function cornersOf(polygon: Polygon): Polygon {
  return polygon.filter((point, i) => {
    const before = polygon.at(i - 1) ?? point
    const after = polygon[(i + 1) % polygon.length] ?? point
    return distanceToSegment(point, before, after) > 0.005
  })
}

/** Positions along one wall, a tenth of a metre apart. */
function along(a: Point, b: Point, piece: Piece): Candidate[] {
  const length = distance(a, b)
  const slack = length - piece.wide
  if (slack < -0.001) return []
  const [dx, dy] = direction(a, b)
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  const count = Math.max(1, Math.ceil(slack / 0.1))
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = piece.wide / 2 + Math.max(0, slack) * (i / count)
    return {
      place: { piece, at: between(a, b, at / length), turn: (turn + 360) % 360 },
      offset: Math.abs(at - length / 2),
    }
  })
}

function cost(
  { place, offset }: Candidate,
  net: Polygon,
  doors: readonly Point[],
  others: readonly Polygon[],
): number {
  const own = footprint(place)
  const door = Math.min(4, ...doors.map((p) => distance(p, middle(own))))
  const crowding = others.filter((other) => overlap(inFront(place, 0.6), other, 0.04)).length * 3
  const cramped = leavesNet(inFront(place, 0.55), net) ? 2 : 0
  if (place.piece.kind === 'bed') return offset * 1.2 - door * 0.5 + crowding + cramped
  const [left, right] = [own[0], own[1]]
  const packing =
    left && right
      ? Math.min(
          ...[left, right].map((end) => Math.min(...[...others, net].map((o) => gap(end, o, own)))),
        )
      : 0
  const wet = place.piece.kind === 'bath' || place.piece.kind === 'shower' ? 0.4 : 0.12
  return packing - door * wet + crowding + cramped
}

/** The penalty for a bed whose head is under a window. */
function lit({ piece, at }: Placed, openings: readonly PlacedOpening[]): number {
  if (piece.kind !== 'bed') return 0
  const windows = openings.filter(
    ({ opening }) => opening.kind === 'window' || opening.kind === 'sliding',
  )
  return windows.some((window) => distance(centreOf(window), at) < 1.2) ? 2.5 : 0
}

/** The distance of a piece's end from the nearest corner of a shape. */
function gap(end: Point, shape: Polygon, own: Polygon): number {
  if (shape === own) return Infinity
  return Math.min(...shape.map((corner) => distance(corner, end)))
}

/** The area in front of a piece, `deep` metres of it. */
function inFront({ piece, at, turn }: Placed, deep: number): Polygon {
  const front = { ...piece, deep: piece.deep + deep, wide: Math.max(0.3, piece.wide - 0.1) }
  const whole = footprint({ piece: { ...front, kind: 'bench' }, at, turn })
  const near = footprint({ piece: { ...front, kind: 'bench', deep: piece.deep + 0.03 }, at, turn })
  const [, , c, d] = whole
  const [, , e, f] = near
  return c && d && e && f ? [f, e, c, d] : whole
}

const leavesNet = (shape: Polygon, net: Polygon): boolean => shape.some((p) => !inside(p, net))

function obstacles(
  piece: Piece,
  spots: ReadonlyMap<Fitting, Placed>,
  openings: readonly PlacedOpening[],
): Polygon[] {
  const pieces = [...spots.values()].map((spot) => footprint(spot))
  return [
    ...pieces,
    ...openings.flatMap((opening) => opening.leaves.map(sweep)),
    ...openings.flatMap(clearWay),
    ...openings.flatMap((opening) => before(opening, piece)),
  ]
}

/**
 * The areas inside an outer opening that must stay free: the way out of glass doors, the light of
 * windows.
 */
function before({ opening, line, out, thick }: PlacedOpening, piece: Piece): Polygon[] {
  const deep =
    opening.kind === 'sliding'
      ? piece.kind === 'bed'
        ? 0.25
        : 0.6
      : opening.kind === 'window' && tall.has(piece.kind)
        ? 0.3
        : 0
  const [a, b] = [line[0], line.at(-1)]
  if (!deep || !a || !b) return []
  const near = -thick + 0.02
  const far = -thick - deep
  return [[moved(a, out, near), moved(b, out, near), moved(b, out, far), moved(a, out, far)]]
}

function fits(spot: Placed, net: Polygon, blocks: readonly Polygon[]): boolean {
  const shape = footprint(spot)
  const inner = shape.map((p) => between(p, middle(shape), 0.012))
  return inner.every((p) => inside(p, net)) && !blocks.some((block) => overlap(block, shape, 0.02))
}

function nearLine(p: Point, a: Point, b: Point): boolean {
  const [dx, dy] = direction(a, b)
  const t = (p[0] - a[0]) * dx + (p[1] - a[1]) * dy
  const off = Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx)
  return off < 0.35 && t > -0.1 && t < distance(a, b) + 0.1
}
