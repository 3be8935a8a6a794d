/** Plane geometry for plans: metres, x to the right, y down the sheet. */

export type Point = readonly [x: number, y: number]
export type Polygon = readonly Point[]

/** A side of the sheet, not of the compass: `n` is the top, whatever the plan's north is. */
export type Side = 'n' | 'e' | 's' | 'w'

/** Points closer than this, in metres, count as the same point. */
export const NEAR = 1e-4

/** The corners of a rectangle with horizontal and vertical sides. */
export function rect(x1: number, y1: number, x2: number, y2: number): Polygon {
  return [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ]
}

/** The edges of a polygon: each corner with the next one, the last with the first. */
export function edges(polygon: Polygon): readonly Edge[] {
  const cached = edgesOf.get(polygon)
  if (cached) return cached
  const made = polygon.map((point, i): Edge => [point, polygon[(i + 1) % polygon.length] ?? point])
  edgesOf.set(polygon, made)
  return made
}

export type Edge = readonly [Point, Point]

/** Polygons never change, and the search for positions reads their edges thousands of times. */
const edgesOf = new WeakMap<Polygon, readonly Edge[]>()

/** The area in square metres; positive if the corners run clockwise as seen on the sheet. */
function signedArea(polygon: Polygon): number {
  return edges(polygon).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0) / 2
}

/** The area of a polygon in square metres. */
export function polygonArea(polygon: Polygon): number {
  return Math.abs(signedArea(polygon))
}

/**
 * The same corners in clockwise order on the sheet, so that the outside is to the left of every
 * edge.
 */
export function clockwise(polygon: Polygon): Polygon {
  return signedArea(polygon) < 0 ? polygon.toReversed() : polygon
}

export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)
}

/** The point at a fraction of the way from one point to the other. */
export function between([x1, y1]: Point, [x2, y2]: Point, t: number): Point {
  return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]
}

export function moved([x, y]: Point, [dx, dy]: Point, by = 1): Point {
  return [x + dx * by, y + dy * by]
}

/** The unit vector from one point towards the other. */
export function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** The distance of a point from a segment. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length = dx * dx + dy * dy
  const along = length ? ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length : 0
  const t = Math.max(0, Math.min(1, along))
  const x = a[0] + dx * t - point[0]
  const y = a[1] + dy * t - point[1]
  return Math.sqrt(x * x + y * y)
}

/** The distance of a point from the nearest edge of a polygon. */
export function clearance(point: Point, polygon: Polygon): number {
  let nearest = Infinity
  for (const edge of edges(polygon))
    nearest = Math.min(nearest, distanceToSegment(point, edge[0], edge[1]))
  return nearest
}

/** Whether a point lies inside a polygon; the result is undefined on the edge itself. */
export function inside([x, y]: Point, polygon: Polygon): boolean {
  const box = knownBox(polygon)
  if (x < box.x1 || x > box.x2 || y < box.y1 || y > box.y2) return false
  let within = false
  for (const edge of edges(polygon)) {
    const [x1, y1] = edge[0]
    const [x2, y2] = edge[1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within
  }
  return within
}

export interface Box {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** The bounding box of points. */
export function boxOf(points: readonly Point[]): Box {
  const box = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity }
  for (const [x, y] of points) {
    box.x1 = Math.min(box.x1, x)
    box.y1 = Math.min(box.y1, y)
    box.x2 = Math.max(box.x2, x)
    box.y2 = Math.max(box.y2, y)
  }
  return box
}

/** A point turned clockwise about the origin, in degrees. */
export function turned([x, y]: Point, degrees: number): Point {
  const a = (degrees * Math.PI) / 180
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
}

/**
 * Whether two polygons overlap in more than a boundary. It checks corners, middles of edges and
 * crossing edges, with each polygon reduced by `slack` metres.
 */
export function overlap(a: Polygon, b: Polygon, slack = 0.01): boolean {
  const p = knownBox(a)
  const q = knownBox(b)
  if (p.x2 < q.x1 + slack || q.x2 < p.x1 + slack) return false
  if (p.y2 < q.y1 + slack || q.y2 < p.y1 + slack) return false
  return reachesInto(a, b, slack) || reachesInto(b, a, slack)
}

const boxes = new WeakMap<Polygon, Box>()

/** The cached box of a polygon. */
function knownBox(polygon: Polygon): Box {
  const cached = boxes.get(polygon)
  if (cached) return cached
  const made = boxOf(polygon)
  boxes.set(polygon, made)
  return made
}

/** Whether a point of a's boundary, or its middle, lies deeper than `slack` inside b. */
function reachesInto(a: Polygon, b: Polygon, slack: number): boolean {
  const points: Point[] = []
  for (const [from, to] of edges(a)) {
    const steps = Math.max(2, Math.ceil(distance(from, to) / 0.1))
    for (let i = 0; i < steps; i++) points.push(between(from, to, i / steps))
  }
  if (inside(middle(a), a)) points.push(middle(a))
  const box = knownBox(b)
  return points.some(
    (point) =>
      point[0] > box.x1 &&
      point[0] < box.x2 &&
      point[1] > box.y1 &&
      point[1] < box.y2 &&
      inside(point, b) &&
      clearance(point, b) > slack,
  )
}

/** The mean of the corners. */
export function middle(polygon: Polygon): Point {
  const sum = polygon.reduce<Point>(([x, y], [a, b]) => [x + a, y + b], [0, 0])
  return [sum[0] / polygon.length, sum[1] / polygon.length]
}

/** A sector of a ring: radii in metres, whole degrees clockwise from the top of the sheet. */
export function sector(
  centre: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
): Polygon {
  return [...arc(centre, outer, from, to), ...arc(centre, inner, to, from)]
}

/** Points on a circle, one for each degree, so that neighbouring sectors share their corners. */
export function arc(centre: Point, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(1, Math.round(Math.abs(to - from)))
  return Array.from({ length: steps + 1 }, (_, i) =>
    polar(centre, radius, from + ((to - from) * i) / steps),
  )
}

/** The point at a distance from a centre, in degrees clockwise from the top of the sheet. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180
  return [x + radius * Math.sin(a), y - radius * Math.cos(a)]
}

/** A shallow arc between two points that bulges `rise` metres to the left of the direction. */
export function bowed(from: Point, to: Point, rise: number, steps = 24): Point[] {
  const [dx, dy] = direction(from, to)
  const out: Point = [dy, -dx]
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    return moved(between(from, to, t), out, rise * 4 * t * (1 - t))
  })
}
