/** Shared by both maps: relief, smooth lines, and buildings with their shadows. */
import type { Point } from '../kit/geometry.ts'
import { n } from '../kit/pen.ts'

export type Line = readonly Point[]

/** The path data of a polygon through points. */
export const outline = (points: Line): string => `M${points.map(xy).join('L')}Z`

const xy = ([x, y]: Point): string => `${n(x)} ${n(y)}`

/** The path data of a smooth line through points: Catmull-Rom splines as Bézier curves. */
export function smooth(given: Line, closed = false, every = 1): string {
  const points = given.filter((_, i) => i % every === 0)
  const end = given.at(-1)
  if (every > 1 && end && points.at(-1) !== end) points.push(end)
  const size = points.length
  const at = (i: number): Point =>
    (closed ? points[(i + size) % size] : points[Math.min(Math.max(i, 0), size - 1)]) ?? [0, 0]
  let d = `M${xy(at(0))}`
  for (let i = 0; i < (closed ? size : size - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const second: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${xy(first)} ${xy(second)} ${xy(c)}`
  }
  return d + (closed ? 'Z' : '')
}

/** Points rotated clockwise about the origin and moved to a centre. */
export function turn(points: Line, x: number, y: number, degrees: number): Point[] {
  const a = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(a), Math.sin(a)]
  return points.map(([px, py]): Point => [x + px * c - py * s, y + px * s + py * c])
}

export function box(x: number, y: number, wide: number, high: number, degrees = 0): Point[] {
  const [w, h] = [wide / 2, high / 2]
  return turn(
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ],
    x,
    y,
    degrees,
  )
}

/** A sector of a ring; degrees run clockwise from the east, as in SVG. */
export function ringSector(
  x: number,
  y: number,
  r1: number,
  r2: number,
  from: number,
  to: number,
): Point[] {
  const edge = (r: number, a: number, b: number) =>
    Array.from({ length: 19 }, (_, i): Point => {
      const t = ((a + ((b - a) * i) / 18) * Math.PI) / 180
      return [x + r * Math.cos(t), y + r * Math.sin(t)]
    })
  return [...edge(r1, from, to), ...edge(r2, to, from)]
}

/** The shadow of an outline to the north-east: the sun is low in the south-west. */
export function shadow(points: Line, height: number): string {
  const [dx, dy] = [height * 0.8, -height * 0.62]
  const away = ([x, y]: Point): Point => [x + dx, y + dy]
  const sides = points.map((a, i): Point[] => {
    const b = points[(i + 1) % points.length] ?? a
    return [a, b, away(b), away(a)]
  })
  return [points.map(away), [...points], ...sides]
    .map((p) => outline(signed(p) > 0 ? p : p.toReversed()))
    .join('')
}

function signed(points: Line): number {
  return points.reduce((sum, [x, y], i) => {
    const [a, b] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * b - a * y
  }, 0)
}

/** The contour lines at a height, found by marching squares. */
export function contours(
  height: (x: number, y: number) => number,
  area: { x: number; y: number; wide: number; high: number },
  step: number,
  level: number,
): Point[][] {
  const links = new Map<string, { at: Point; next: string[] }>()
  const link = (a: Point, b: Point) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const node = links.get(xy(from)) ?? { at: from, next: [] }
      node.next.push(xy(to))
      links.set(xy(from), node)
    }
  }
  for (let y = area.y; y < area.y + area.high; y += step) {
    for (let x = area.x; x < area.x + area.wide; x += step) {
      const corners: Point[] = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ]
      const hits = corners.flatMap((a, k) => {
        const b = corners[(k + 1) % 4] ?? a
        const [p, q] = [height(...a), height(...b)]
        if (p > level === q > level) return []
        const t = (level - p) / (q - p)
        const cut: Point = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]
        return [cut]
      })
      for (let i = 0; i + 1 < hits.length; i += 2) {
        const [a, b] = [hits[i], hits[i + 1]]
        if (a && b) link(a, b)
      }
    }
  }
  return walk(links)
}

function walk(links: Map<string, { at: Point; next: string[] }>): Point[][] {
  const lines: Point[][] = []
  const ends = [...links].filter(([, { next }]) => next.length === 1).map(([key]) => key)
  // Open lines start at one of their ends; closed ones, which come later, start anywhere.
  for (const start of [...ends, ...links.keys()]) {
    if (!links.has(start)) continue
    let key: string | undefined = start
    const line: Point[] = []
    while (key !== undefined) {
      const node = links.get(key)
      if (!node) break
      line.push(node.at)
      const next = node.next.pop()
      if (node.next.length === 0) links.delete(key)
      if (next === undefined) break
      const other = links.get(next)
      if (other) {
        other.next.splice(other.next.indexOf(key), 1)
        if (other.next.length === 0) {
          line.push(other.at)
          links.delete(next)
          break
        }
      }
      key = next
    }
    if (line.length > 6) lines.push(line)
  }
  return lines
}

/** A generator of repeatable random numbers between 0 and 1. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
