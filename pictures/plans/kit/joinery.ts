/** Draws doors and windows. */
import { direction, distance, moved } from './geometry.ts'
import type { Point } from './geometry.ts'
import { widthOf } from './openings.ts'
import type { PlacedOpening } from './openings.ts'
import { n } from './pen.ts'
import type { Pen } from './pen.ts'
import { stretch } from './walls.ts'

/** Interrupts the wall and draws the opening. */
export function drawOpening(pen: Pen, placed: PlacedOpening): string {
  const { opening } = placed
  const outer = opening.kind === 'door' ? shifted(placed, placed.thick / 2) : placed.line
  const inner = shifted(placed, opening.kind === 'door' ? -placed.thick / 2 : -placed.thick)
  const gap = placed.thick ? pen.shape('pl-gap', [...outer, ...inner.toReversed()]) : ''
  if (opening.kind === 'window')
    return gap + window(pen, outer, inner, shifted(placed, -placed.thick / 2))
  if (opening.kind === 'sliding') return gap + panels(pen, placed, outer, inner)
  if (opening.kind === 'door' && opening.style === 'pocket') return gap + pocket(pen, placed)
  return gap + placed.leaves.map((leaf) => drawLeaf(pen, leaf)).join('')
}

function window(pen: Pen, outer: Point[], inner: Point[], mid: Point[]): string {
  const lines = [outer, mid, inner, ends(outer, inner, 0), ends(outer, inner, -1)]
  return `<path class="pl-glass" d="${lines.map((line) => pen.through(line)).join('')}"/>`
}

/** Panels on two rails; every second panel is on the outer rail. */
function panels(pen: Pen, placed: PlacedOpening, outer: Point[], inner: Point[]): string {
  const width = widthOf(placed)
  const count = Math.max(2, Math.round(width / 1.05))
  const each = width / count
  const rails = [-0.63, -0.33].map((share) => shifted(placed, placed.thick * share))
  const drawn = Array.from({ length: count }, (_, i) => {
    const rail = rails[i % 2] ?? outer
    const from = Math.max(0, i * each - 0.04)
    const to = Math.min(width, (i + 1) * each + 0.04)
    return pen.line('pl-panel', ...stretch(rail, from, to))
  })
  const jambs = [ends(outer, inner, 0), ends(outer, inner, -1)].map((line) => pen.through(line))
  return `${drawn.join('')}<path class="pl-glass" d="${jambs.join('')}"/>`
}

/** A door that slides into its wall, drawn half open. */
function pocket(pen: Pen, { line }: PlacedOpening): string {
  const [a, b] = [line[0], line.at(-1)]
  if (!a || !b) return ''
  const way = direction(b, a)
  return pen.line('pl-leaf', moved(a, way, -distance(a, b) * 0.45), moved(a, way, 0))
}

/** Draws an open leaf, and the quarter circle of its swing. */
export function drawLeaf(
  pen: Pen,
  { hinge, open, closed }: PlacedOpening['leaves'][number],
): string {
  const cross =
    (open[0] - hinge[0]) * (closed[1] - hinge[1]) - (open[1] - hinge[1]) * (closed[0] - hinge[0])
  const r = n(distance(hinge, open) * pen.k)
  const arc = `M${pen.xy(open)}A${r} ${r} 0 0 ${cross > 0 ? 1 : 0} ${pen.xy(closed)}`
  return `${pen.line('pl-leaf', hinge, open)}<path class="pl-swing" d="${arc}"/>`
}

const ends = (a: Point[], b: Point[], at: 0 | -1): Point[] => {
  const [p, q] = [a.at(at), b.at(at)]
  return p && q ? [p, q] : []
}

/** The line of an opening moved out of the room, following a curved wall. */
function shifted({ line, out }: PlacedOpening, by: number): Point[] {
  if (line.length === 2) return line.map((p) => moved(p, out, by))
  return line.map((p, i) => {
    const [a, b] = [line[Math.max(0, i - 1)] ?? p, line[Math.min(line.length - 1, i + 1)] ?? p]
    const [dx, dy] = direction(a, b)
    const normal: Point = dx * out[1] - dy * out[0] < 0 ? [dy, -dx] : [-dy, dx]
    return moved(p, normal, by)
  })
}
