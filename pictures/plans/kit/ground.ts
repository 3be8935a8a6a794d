/** Terraces, gardens and water around the house. */
import {
  between,
  boxOf,
  clockwise,
  direction,
  distance,
  distanceToSegment,
  edges,
  inside,
  moved,
} from './geometry.ts'
import type { Edge, Point, Polygon } from './geometry.ts'
import type { Outdoor } from './model.ts'
import type { Pen } from './pen.ts'

const fills: Record<Outdoor['surface'], string> = {
  stone: 'pl-terrace',
  deck: 'pl-terrace',
  lawn: 'pl-lawn',
  gravel: 'pl-gravel',
  paving: 'pl-paving',
  water: 'pl-water',
}

/** Draws the surface with its joints, boards or ripples. */
export function drawGround(pen: Pen, { area, surface }: Outdoor): string {
  const base = pen.shape(fills[surface], area)
  if (surface === 'stone') {
    return (
      base + joints(pen, area, 0.76, 'pl-tile', true) + joints(pen, area, 0.72, 'pl-tile', false)
    )
  }
  if (surface === 'deck') return base + joints(pen, area, 0.24, 'pl-deck', false)
  if (surface === 'water') return base + ripples(pen, area)
  return base
}

/** Parallel lines across a polygon, vertical or horizontal, starting at its west or north edge. */
function joints(pen: Pen, area: Polygon, spacing: number, type: string, upright: boolean): string {
  const box = boxOf(area)
  const [from, to] = upright ? [box.x1, box.x2] : [box.y1, box.y2]
  let d = ''
  for (let at = from + spacing; at < to - 0.1; at += spacing) {
    const hits = edges(area)
      .flatMap(([a, b]) => {
        const [p, q] = upright ? [a[0], b[0]] : [a[1], b[1]]
        if (p > at === q > at) return []
        const t = (at - p) / (q - p)
        return [upright ? a[1] + (b[1] - a[1]) * t : a[0] + (b[0] - a[0]) * t]
      })
      .sort((a, b) => a - b)
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const [a, b] = [hits[i] ?? 0, hits[i + 1] ?? 0]
      d += upright
        ? pen.through([
            [at, a],
            [at, b],
          ])
        : pen.through([
            [a, at],
            [b, at],
          ])
    }
  }
  return d ? `<path class="${type}" d="${d}"/>` : ''
}

function ripples(pen: Pen, area: Polygon): string {
  const { x1, y1, x2, y2 } = boxOf(area)
  const [w, h] = [x2 - x1, y2 - y1]
  const marks: [number, number, number][] =
    w > h
      ? [
          [0.12, 0.35, 0.3],
          [0.5, 0.65, 0.34],
        ]
      : [
          [0.25, 0.2, 0.4],
          [0.35, 0.5, 0.4],
          [0.25, 0.8, 0.4],
        ]
  return marks
    .map(([x, y, l]) =>
      pen.line('pl-ripple', [x1 + w * x, y1 + h * y], [x1 + w * (x + l), y1 + h * y]),
    )
    .join('')
}

/** Draws rails and parapets only where the ground does not meet other ground. */
export function drawEdge(pen: Pen, { area, edge }: Outdoor, others: readonly Polygon[]): string {
  if (edge === 'none') return ''
  const corners = others.flat()
  return edges(clockwise(area))
    .flatMap(([a, b]) => pieces(a, b, corners))
    .filter(([a, b]) => {
      const [dx, dy] = direction(a, b)
      const probe = moved(between(a, b, 0.5), [dy, -dx], 0.02)
      return !others.some((other) => inside(probe, other))
    })
    .map(([a, b]) => {
      const [dx, dy] = direction(a, b)
      const inward: Point = [-dy, dx]
      if (edge === 'wall') {
        const line = pen.through([moved(a, inward, 0.1), moved(b, inward, 0.1)])
        return `<path class="pl-gardenwall" stroke-width="${(0.2 * pen.k).toFixed(1)}" d="${line}"/>`
      }
      return (
        pen.line('pl-rail', moved(a, inward, 0.04), moved(b, inward, 0.04)) +
        pen.line('pl-rail', moved(a, inward, 0.11), moved(b, inward, 0.11))
      )
    })
    .join('')
}

function pieces(from: Point, to: Point, corners: readonly Point[]): Edge[] {
  const length = distance(from, to)
  const cuts = corners
    .filter((c) => distanceToSegment(c, from, to) < 0.01)
    .map((c) => distance(from, c))
    .filter((d) => d > 0.01 && d < length - 0.01)
    .sort((a, b) => a - b)
  const stops = [0, ...cuts, length].map((d) => between(from, to, d / length))
  return edges(stops).slice(0, -1)
}
