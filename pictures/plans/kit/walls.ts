/**
 * Converts cells to rooms: finds the neighbour behind each wall, its thickness, and the remaining
 * inside.
 */
import {
  NEAR,
  boxOf,
  clockwise,
  direction,
  distance,
  distanceToSegment,
  edges,
  inside,
  moved,
  between,
} from './geometry.ts'
import type { Edge, Point, Polygon, Side } from './geometry.ts'
import type { Floor, Plan, Room } from './model.ts'
import type { RoomKey } from './words.ts'

/** A straight piece of a cell's edge with one neighbour behind it. */
interface WallPiece {
  from: Point
  to: Point
  /** The room behind it, or null if it is outdoors. */
  behind: RoomKey | null
  /** The distance of the room's inside from the edge. */
  depth: number
  /** The unit vector out of the room. */
  out: Point
}

export interface BuiltRoom {
  room: Room
  cell: Polygon
  walls: readonly WallPiece[]
  /** The inside, from which the room's area is measured. */
  net: Polygon
}

/** Computes walls and insides of all rooms of a floor. */
export function build(plan: Plan, floor: Floor): BuiltRoom[] {
  const cells = floor.rooms.map((room) => ({ room, cell: clockwise(room.cell) }))
  const corners = cells.flatMap(({ cell }) => cell)
  return cells.map(({ room, cell }) => {
    const walls = edges(cell)
      .flatMap(([from, to]) => split(from, to, corners))
      .map(([from, to]): WallPiece => {
        const [dx, dy] = direction(from, to)
        const out: Point = [dy, -dx]
        const probe = moved(between(from, to, 0.5), out, 0.004)
        const behind = cells.find((other) => other.room !== room && inside(probe, other.cell))
        const depth = behind ? (joined(room, behind.room) ? 0 : plan.innerWall / 2) : plan.outerWall
        return { from, to, behind: behind?.room.key ?? null, depth, out }
      })
    return { room, cell, walls, net: drawnIn(walls) }
  })
}

/** Whether two rooms join without a wall. */
export function joined(a: Room, b: Room): boolean {
  return a.open.includes(b.key) || b.open.includes(a.key)
}

/** Splits an edge wherever a corner of another cell touches it. */
function split(from: Point, to: Point, corners: readonly Point[]): Edge[] {
  const length = distance(from, to)
  const cuts = corners
    .filter((c) => distanceToSegment(c, from, to) < NEAR * 10)
    .map((c) => distance(from, c))
    .filter((d) => d > NEAR * 10 && d < length - NEAR * 10)
    .sort((a, b) => a - b)
    .filter((d, i, all) => i === 0 || d - (all[i - 1] ?? 0) > NEAR * 10)
  const stops = [0, ...cuts, length].map((d) => between(from, to, d / length))
  return edges(stops).slice(0, -1)
}

/** The polygon that remains when every wall is moved in by its depth. */
function drawnIn(walls: readonly WallPiece[]): Polygon {
  const points: Point[] = []
  walls.forEach((wall, i) => {
    const before = walls[(i + walls.length - 1) % walls.length] ?? wall
    const a = direction(before.from, before.to)
    const b = direction(wall.from, wall.to)
    const cross = a[0] * b[1] - a[1] * b[0]
    const p = moved(before.to, before.out, -before.depth)
    const q = moved(wall.from, wall.out, -wall.depth)
    if (Math.abs(cross) < 0.03) {
      points.push(p)
      if (distance(p, q) > NEAR) points.push(q)
      return
    }
    const t = ((q[0] - p[0]) * b[1] - (q[1] - p[1]) * b[0]) / cross
    points.push(moved(p, a, t))
  })
  return points.filter(
    (point, i) => distance(point, points[(i + 1) % points.length] ?? point) > NEAR,
  )
}

/** A run of wall that can contain a door or window, west to east or north to south. */
export interface WallRun {
  points: Point[]
  /** The part that can be cut without touching a crossing wall, in metres along the run. */
  clear: [from: number, to: number]
  /** The unit vector out of the first named room. */
  out: Point
  thick: number
}

/** The wall that two rooms share: the longest one, or the one on a side of the first room. */
export function sharedRun(
  a: BuiltRoom,
  b: BuiltRoom,
  plan: Plan,
  side?: Side,
): WallRun | undefined {
  const runs = runsOf(a, (wall) => wall.behind === b.room.key)
  const run = runs.find(({ out }) => !side || sideOf(out) === side)
  return run && { ...run, thick: joined(a.room, b.room) ? 0 : plan.innerWall }
}

/** The outside walls of a room on a side of the sheet, longest first. */
export function outsideRuns(room: BuiltRoom, side: Side, plan: Plan): WallRun[] {
  return runsOf(room, (wall) => wall.behind === null && sideOf(wall.out) === side).map((run) => ({
    ...run,
    thick: plan.outerWall,
  }))
}

export function sideOf([x, y]: Point): Side {
  if (Math.abs(x) > Math.abs(y) + NEAR) return x > 0 ? 'e' : 'w'
  return y > 0 ? 's' : 'n'
}

function runsOf(built: BuiltRoom, predicate: (wall: WallPiece) => boolean): WallRun[] {
  const { walls } = built
  const runs: WallPiece[][] = []
  for (const wall of walls) {
    if (!predicate(wall)) continue
    const last = runs.at(-1)
    const end = last?.at(-1)
    if (last && end && distance(end.to, wall.from) < NEAR * 10 && bends(end, wall) < 0.5) {
      last.push(wall)
    } else runs.push([wall])
  }
  const [first, last] = [runs[0], runs.at(-1)]
  const [head, tail] = [first?.[0], last?.at(-1)]
  if (first && last && first !== last && head && tail) {
    if (distance(tail.to, head.from) < NEAR * 10 && bends(tail, head) < 0.5) {
      first.unshift(...last)
      runs.pop()
    }
  }
  return runs
    .map((run) => asRun(run, built))
    .toSorted((a, b) => lengthOf(b.points) - lengthOf(a.points))
}

function bends(a: WallPiece, b: WallPiece): number {
  return 1 - (a.out[0] * b.out[0] + a.out[1] * b.out[1])
}

function asRun(walls: WallPiece[], { net }: BuiltRoom): WallRun {
  const start = walls[0]
  if (!start) throw new Error('An empty wall')
  let points: Point[] = [start.from, ...walls.map((wall) => wall.to)]
  const mid = walls[Math.floor(walls.length / 2)] ?? start
  const [first, last] = [points[0] ?? start.from, points.at(-1) ?? start.to]
  const backwards =
    Math.abs(last[0] - first[0]) > Math.abs(last[1] - first[1])
      ? last[0] < first[0]
      : last[1] < first[1]
  if (backwards) points = points.toReversed()
  const length = lengthOf(points)
  // The part of the run within the inside of the room, measured at its two ends.
  const reached = net
    .filter((p) => distanceToLine(p, points) < mid.depth * 1.42 + 0.02)
    .map((p) => alongLine(p, points))
  const clear: [number, number] = reached.length
    ? [Math.max(0, Math.min(...reached)), Math.min(length, Math.max(...reached))]
    : [0, length]
  return { points, clear, out: mid.out, thick: 0 }
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, p, i) => sum + distance(points[i] ?? p, p), 0)
}

/** The point at a distance along a line. */
function pointAlong(points: readonly Point[], at: number): Point {
  let left = at
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    if (!a || !b) break
    const length = distance(a, b)
    if (left <= length + NEAR || i === points.length - 1) return between(a, b, left / length)
    left -= length
  }
  return points[0] ?? [0, 0]
}

/** The part of a line between two distances along it. */
export function stretch(points: readonly Point[], from: number, to: number): Point[] {
  let passed = 0
  const inner: Point[] = []
  points.slice(1).forEach((p, i) => {
    passed += distance(points[i] ?? p, p)
    if (passed > from + NEAR && passed < to - NEAR) inner.push(p)
  })
  return [pointAlong(points, from), ...inner, pointAlong(points, to)]
}

function distanceToLine(point: Point, points: readonly Point[]): number {
  return Math.min(...points.slice(1).map((p, i) => distanceToSegment(point, points[i] ?? p, p)))
}

function alongLine(point: Point, points: readonly Point[]): number {
  let [best, at, passed] = [Infinity, 0, 0]
  points.slice(1).forEach((b, i) => {
    const a = points[i] ?? b
    const length = distance(a, b)
    const d = distanceToSegment(point, a, b)
    if (d < best) {
      best = d
      const [dx, dy] = direction(a, b)
      at = passed + Math.max(0, Math.min(length, (point[0] - a[0]) * dx + (point[1] - a[1]) * dy))
    }
    passed += length
  })
  return at
}

/** The bounding box of everything built on a floor, for its measures. */
export function builtBox(rooms: readonly BuiltRoom[]) {
  return boxOf(rooms.flatMap(({ cell }) => cell))
}
