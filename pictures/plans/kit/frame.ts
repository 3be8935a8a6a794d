/** The surroundings of a plan: measures, entrance, scale and north arrow. */
import type { Box, Point } from './geometry.ts'
import { centreOf } from './openings.ts'
import type { PlacedOpening } from './openings.ts'
import { escapeMarkup, n } from './pen.ts'
import type { Pen } from './pen.ts'
import { decimals, signs } from './words.ts'
import type { Language } from './words.ts'

/**
 * Draws measures above and to the left of a drawing, outside its box; figures keep clear of arrows.
 */
export function drawMeasures(
  pen: Pen,
  box: Box,
  across: readonly number[],
  down: readonly number[],
  language: Language,
  arrows: readonly number[],
): string {
  const { k } = pen
  const y = box.y1 * k - 34
  const x = box.x1 * k - 34
  const level = across.map((at) => `M${n(at * k)} ${n(y - 10)}v20`).join('')
  const upright = down.map((at) => `M${n(x - 10)} ${n(at * k)}h20`).join('')
  const [left, right] = [across[0] ?? 0, across.at(-1) ?? 0]
  const [top, foot] = [down[0] ?? 0, down.at(-1) ?? 0]
  const lines = `<path class="pl-dim" d="M${n(left * k)} ${n(y)}H${n(right * k)}${level}M${n(x)} ${n(top * k)}V${n(foot * k)}${upright}"/>`
  const above = stretches(across)
    .map(([a, b]) => {
      const met = arrows.some((at) => Math.abs(at - (a + b) / 2) * k < 48)
      return text((a + (b - a) * (met ? 0.25 : 0.5)) * k, y - 14, decimals(b - a, language))
    })
    .join('')
  const beside = stretches(down)
    .map(
      ([a, b]) =>
        `<text class="pl-t" transform="translate(${n(x - 14)} ${n(((a + b) / 2) * k)}) rotate(-90)">${decimals(b - a, language)}</text>`,
    )
    .join('')
  return lines + above + beside
}

const stretches = (stops: readonly number[]): [number, number][] =>
  stops.slice(1).map((stop, i): [number, number] => [stops[i] ?? stop, stop])

function text(x: number, y: number, words: string, more = ''): string {
  return `<text class="pl-t${more}" x="${n(x)}" y="${n(y)}">${escapeMarkup(words)}</text>`
}

/** Draws the arrow to the front door, with the name of the place that it comes from. */
export function drawArrival(
  pen: Pen,
  placed: PlacedOpening,
  top: number,
  language: Language,
  short: boolean,
): string {
  const { opening, out } = placed
  if (opening.kind !== 'entrance') return ''
  const [cx, cy] = centreOf(placed)
  const at = (d: number): Point => [cx * pen.k + out[0] * d, cy * pen.k + out[1] * d]
  // The arrow starts above the measures if the wall is set back from the edge of the drawing.
  const length = short ? 62 : out[1] < -0.5 ? Math.max(92, (cy - top) * pen.k + 92) : 92
  const [tip, tail] = [at(8), at(length)]
  const side: Point = [-out[1], out[0]]
  const barb: Point = [tip[0] + out[0] * 14 + side[0] * 8, tip[1] + out[1] * 14 + side[1] * 8]
  const line = `<path class="pl-arrive" d="M${xy(tail)}L${xy(tip)}L${xy(barb)}"/>`
  if (!opening.sign) return line
  const word = signs[opening.sign][language]
  const [lx, ly] = at(length + 12)
  if (Math.abs(out[0]) > 0.5) {
    return line + text(lx, ly + 7, word, out[0] > 0 ? ' pl-t--start' : ' pl-t--end')
  }
  return line + text(lx, out[1] > 0 ? ly + 14 : ly, word)
}

const xy = ([x, y]: Point): string => `${n(x)} ${n(y)}`

/** Draws a five-metre scale at a point, in drawing units. */
export function drawScale(pen: Pen, x: number, y: number): string {
  const { k } = pen
  const metres = Array.from(
    { length: 5 },
    (_, i) =>
      `<rect class="pl-scale--${i % 2 ? 'light' : 'dark'}" x="${n(i * k)}" y="-4" width="${n(k)}" height="4"/>`,
  )
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><path class="pl-scale" d="M0 0H${n(5 * k)}M0 -9V9M${n(5 * k)} -9V9"/>${metres.join('')}` +
    `${text(0, 36, '0', ' pl-t--start')}${text(5 * k, 36, '5 m')}</g>`
  )
}

/** Draws the north arrow; `top` is the compass bearing of the top of the sheet. */
export function drawNorth(x: number, y: number, top: number): string {
  const a = (-top * Math.PI) / 180
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><g transform="rotate(${n(-top)})"><circle class="pl-rose" r="29"/><path class="pl-rose" d="M0 40V-40M-29 0H29"/><path class="pl-rose--needle" d="M0 -52L9 -22H-9Z"/></g>` +
    `${text(66 * Math.sin(a), -66 * Math.cos(a) + 7, 'N', ' pl-t--ink')}</g>`
  )
}
