/** The layout of a floor: every piece in its position and every room with its number. */
import { arrange } from './arrange.ts'
import { footprint } from './fittings.ts'
import type { Placed } from './fittings.ts'
import { polygonArea, boxOf, clearance, distance, edges, inside, middle } from './geometry.ts'
import type { Box, Point, Polygon } from './geometry.ts'
import type { Floor, Outdoor, Plan } from './model.ts'
import { centreOf, place, sweep } from './openings.ts'
import type { PlacedOpening } from './openings.ts'
import { build } from './walls.ts'
import type { BuiltRoom } from './walls.ts'
import { roomWords as names } from './words.ts'
import type { RoomKey, RoomKind } from './words.ts'

export interface NumberedRoom {
  number: number
  key: RoomKey
  kind: RoomKind
  /** The visible outline: the inside of a room, the edge of a terrace. */
  outline: Polygon
  /**
   * The parts that stand on it but do not belong to it: a house on its plot, a pool in a garden.
   */
  holes: readonly Polygon[]
  /** The area in square metres. */
  area: number
  label: Point
  /** The free space around the label, in metres. */
  labelRoom: number
}

export interface Layout {
  floor: Floor
  built: readonly BuiltRoom[]
  openings: readonly PlacedOpening[]
  pieces: readonly Placed[]
  numbered: readonly NumberedRoom[]
  /** The area inside the outer faces of the walls, in square metres. */
  builtArea: number
}

/** The extent of everything that is drawn to scale, in metres. */
export function extent({ built, floor, pieces }: Layout): Box {
  return boxOf([
    ...built.flatMap(({ cell }) => cell),
    ...floor.outdoors.flatMap(({ area }) => area),
    ...floor.below.flat(),
    ...pieces.flatMap(footprint),
  ])
}

/** Lays out all floors; the numbers of rooms continue from the first floor to the last. */
export function layouts(plan: Plan): readonly Layout[] {
  const cached = laidOut.get(plan)
  if (cached) return cached
  let next = 1
  const laid = plan.floors.map((floor) => {
    const layout = layoutOf(plan, floor, next)
    next += layout.numbered.length
    return layout
  })
  laidOut.set(plan, laid)
  return laid
}

/** Plans never change, so each is laid out once. */
const laidOut = new WeakMap<Plan, readonly Layout[]>()

function layoutOf(plan: Plan, floor: Floor, first: number): Layout {
  const built = build(plan, floor)
  const openings = floor.openings.map((opening) => place(opening, built, plan))
  const netOf = (key: RoomKey) =>
    built.find(({ room }) => room.key === key)?.net ??
    floor.outdoors.find((outdoor) => outdoor.key === key)?.area
  const pieces = arrange(floor.fittings, { netOf, openings })
  const taken = [
    ...pieces.map(footprint),
    ...openings.flatMap(({ leaves }) => leaves.map(sweep)),
    ...floor.fittings.flatMap((fitting) =>
      fitting.place === 'plant' ? [around(fitting.at, fitting.radius)] : [],
    ),
    ...floor.overhead,
    ...openings.flatMap(arrival),
  ]
  const inner = built.map(({ room, net }) => ({ key: room.key, outline: net, holes: [] }))
  const outer = floor.outdoors.map((outdoor, i) => ({
    key: outdoor.key,
    outline: outdoor.area,
    holes: holesIn(outdoor, i, floor, built),
  }))
  const numbered = [...inner, ...outer].map(({ key, outline, holes }, i): NumberedRoom => {
    const { at, free } = quietPoint(outline, [...taken, ...holes])
    return {
      number: first + i,
      key,
      kind: names[key].kind,
      outline,
      holes,
      area: measured(names[key].kind, outline, holes),
      label: at,
      labelRoom: free,
    }
  })
  return {
    floor,
    built,
    openings,
    pieces,
    numbered,
    builtArea: built.reduce((sum, { cell }) => sum + polygonArea(cell), 0),
  }
}

/** The area of a plot includes the house on it; other areas exclude what stands on them. */
function measured(kind: RoomKind, outline: Polygon, holes: readonly Polygon[]): number {
  const whole = polygonArea(outline)
  return kind === 'plot' ? whole : whole - holes.reduce((sum, hole) => sum + polygonArea(hole), 0)
}

function holesIn(
  outdoor: Outdoor,
  index: number,
  floor: Floor,
  built: readonly BuiltRoom[],
): Polygon[] {
  const within = (polygon: Polygon) =>
    edges(polygon).every(([a, b]) => {
      const probe: Point = [
        (a[0] + b[0]) / 2 + (middle(polygon)[0] - a[0]) * 0.01,
        (a[1] + b[1]) / 2 + (middle(polygon)[1] - a[1]) * 0.01,
      ]
      return inside(probe, outdoor.area)
    })
  return [
    ...built.map(({ cell }) => cell).filter(within),
    ...floor.outdoors
      .slice(index + 1)
      .map((other) => other.area)
      .filter(within),
  ]
}

function around([x, y]: Point, radius: number): Polygon {
  return [
    [x - radius, y - radius],
    [x + radius, y - radius],
    [x + radius, y + radius],
    [x - radius, y + radius],
  ]
}

/** The areas of the arrow to a front door and of the words above it. */
function arrival(placed: PlacedOpening): Polygon[] {
  const { opening, out } = placed
  if (opening.kind !== 'entrance') return []
  const [x, y] = centreOf(placed)
  const [far, aside] = opening.sign ? [2.7, 2] : [1.9, 0.4]
  return [
    around([x + (out[0] * far) / 2, y + (out[1] * far) / 2], far / 2).map(([px, py]): Point =>
      Math.abs(out[1]) > 0.5 ? [px < x ? x - aside : x + aside, py] : [px, py],
    ),
  ]
}

/** The point of a room with the most space for its number, as near its middle as possible. */
function quietPoint(outline: Polygon, taken: readonly Polygon[]): { at: Point; free: number } {
  const box = boxOf(outline)
  const near = taken.filter((polygon) => {
    const other = boxOf(polygon)
    return other.x1 < box.x2 && other.x2 > box.x1 && other.y1 < box.y2 && other.y2 > box.y1
  })
  const step = Math.max(0.1, (box.x2 - box.x1) / 36, (box.y2 - box.y1) / 36)
  const centre: Point = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2]
  const reach = Math.hypot(box.x2 - box.x1, box.y2 - box.y1)
  let best: Point = centre
  let score = -Infinity
  let free = 0
  for (let x = box.x1 + step / 2; x < box.x2; x += step) {
    for (let y = box.y1 + step / 2; y < box.y2; y += step) {
      const point: Point = [x, y]
      if (!inside(point, outline)) continue
      const walls = clearance(point, outline)
      // If no place is free, a label covers a piece of furniture rather than a wall.
      const cramped = Math.max(0, 0.3 - walls) * 4
      const aside = cramped + (0.25 * distance(point, centre)) / reach
      let clear = walls
      for (const polygon of near) {
        if (Math.min(clear, 0.7) - aside <= score) break
        const off = clearance(point, polygon)
        clear = Math.min(clear, inside(point, polygon) ? -off : off)
      }
      const value = Math.min(clear, 0.7) - aside
      if (value > score) [best, score, free] = [point, value, clear]
    }
  }
  return { at: best, free }
}
