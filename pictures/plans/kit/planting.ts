/** Trees, hedges and shrubs as seen from above. */
import { hedgePoints } from './fittings.ts'
import type { Fitting } from './fittings.ts'
import type { Point } from './geometry.ts'
import type { Pen } from './pen.ts'

type Plant = Extract<Fitting, { place: 'plant' }>

/** A plant with its shadow towards the top right of the sheet. */
export function drawPlant(pen: Pen, { kind, at: [x, y], radius }: Plant): string {
  const seed = (x * 7 + y * 13) % 6.28
  if (kind === 'palm') return palm(pen, x, y, radius)
  const outline = blob(x, y, radius, seed, kind === 'pine' ? 8 : 5)
  const shade = outline.map(([a, b]): Point => [a + radius * 0.17, b - radius * 0.17])
  if (kind === 'shrub') return pen.shape('pl-shrub', outline)
  const [leaf, light] = kind === 'olive' ? ['pl-olive', 'pl-olive2'] : ['pl-tree', 'pl-tree2']
  return (
    pen.shape('pl-shade', shade) +
    pen.shape(leaf, outline) +
    pen.circle(light, x - radius * 0.22, y + radius * 0.22, radius * 0.52) +
    pen.circle('pl-trunk', x, y, 0.05)
  )
}

function blob(x: number, y: number, radius: number, seed: number, lobes: number): Point[] {
  return Array.from({ length: 40 }, (_, i): Point => {
    const t = (i / 40) * Math.PI * 2
    const r = radius * (1 + 0.09 * Math.sin(lobes * t + seed) + 0.05 * Math.sin(11 * t + 2 * seed))
    return [x + r * Math.cos(t), y + r * Math.sin(t)]
  })
}

function palm(pen: Pen, x: number, y: number, radius: number): string {
  const fronds = (dx: number, dy: number): string =>
    Array.from({ length: 9 }, (_, i) => {
      const t = (i / 9) * Math.PI * 2 + 0.2
      const p = (turn: number, r: number): Point => [
        x + dx + r * Math.cos(t + turn),
        y + dy + r * Math.sin(t + turn),
      ]
      const [a, b, c] = [p(-0.42, radius * 0.5), p(0, radius), p(0.42, radius * 0.5)]
      const foot: Point = [x + dx, y + dy]
      return `M${pen.xy(foot)}Q${pen.xy(a)} ${pen.xy(b)}Q${pen.xy(c)} ${pen.xy(foot)}`
    }).join('')
  return (
    `<path class="pl-shade" d="${fronds(radius * 0.2, -radius * 0.2)}"/>` +
    `<path class="pl-palm" d="${fronds(0, 0)}"/>` +
    pen.circle('pl-trunk', x, y, 0.08)
  )
}

/** A clipped hedge: overlapping circles along a line. */
export function drawHedge(pen: Pen, line: readonly Point[]): string {
  return hedgePoints(line)
    .map(([x, y], i) => pen.circle('pl-hedge', x, y, 0.225 + 0.042 * Math.sin(i * 2.4)))
    .join('')
}
