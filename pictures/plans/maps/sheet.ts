/** The border of a sea chart, and its compass needle. */
import { n } from '../kit/pen.ts'

/**
 * Alternating dark and light ticks along all four edges: hundreds of units across, `rows` of them
 * down.
 */
export function chartFrame(wide: number, high: number, rows: number): string {
  const level = Array.from(
    { length: Math.round(wide / 100) },
    (_, i) => `<path class="chart-tick--${i % 2}" d="M${i * 100} 0h100M${i * 100} ${high}h100"/>`,
  )
  const step = high / rows
  const upright = Array.from(
    { length: rows },
    (_, i) =>
      `<path class="chart-tick--${i % 2}" d="M0 ${n(i * step)}v${n(step)}M${wide} ${n(i * step)}v${n(step)}"/>`,
  )
  return (
    `<g stroke-width="7" aria-hidden="true">${[...level, ...upright].join('')}</g>` +
    `<path class="chart-line" d="M-4 -4H${wide + 4}V${high + 4}H-4ZM4 4H${wide - 4}V${high - 4}H4Z"/>`
  )
}

/** A needle that points straight up, to the north. */
export function needle(x: number, y: number, radius: number): string {
  const r = radius
  return (
    `<g class="chart-rose" transform="translate(${n(x)} ${n(y)})"><circle r="${r}"/><path d="M0 ${n(r * 1.36)}V${n(-r * 1.36)}"/>` +
    `<path class="chart-needle" d="M0 ${n(-r * 1.9)}L${n(r * 0.32)} ${n(-r * 0.27)} 0 0 ${n(-r * 0.32)} ${n(-r * 0.27)}Z"/>` +
    `<text y="${n(-r * 2.25)}">N</text></g>`
  )
}
