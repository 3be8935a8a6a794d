/** Marks on the sheet: rounds numbers and converts metres into drawing units. */
import type { Point } from './geometry.ts'

/** A number of drawing units with at most one decimal. */
export function n(value: number): string {
  const text = value.toFixed(1)
  return text.endsWith('.0') ? text.slice(0, -2).replace('-0', '0') : text.replace('-0.0', '0')
}

/** A text escaped for XML text and attribute values. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Draws in metres at a scale of `k` drawing units to the metre. */
export class Pen {
  readonly k: number

  constructor(k: number) {
    this.k = k
  }

  xy([x, y]: Point): string {
    return `${n(x * this.k)} ${n(y * this.k)}`
  }

  /** The path data of a line through points. */
  through(points: readonly Point[], closed = false): string {
    return `M${points.map((p) => this.xy(p)).join('L')}${closed ? 'Z' : ''}`
  }

  line(type: string, ...points: Point[]): string {
    return `<path class="${type}" d="${this.through(points)}"/>`
  }

  shape(type: string, points: readonly Point[]): string {
    return `<path class="${type}" d="${this.through(points, true)}"/>`
  }

  rect(type: string, x: number, y: number, wide: number, deep: number, round = 0): string {
    const { k } = this
    const rx = round ? ` rx="${n(round * k)}"` : ''
    return `<rect class="${type}" x="${n(x * k)}" y="${n(y * k)}" width="${n(wide * k)}" height="${n(deep * k)}"${rx}/>`
  }

  circle(type: string, x: number, y: number, radius: number): string {
    const { k } = this
    return `<circle class="${type}" cx="${n(x * k)}" cy="${n(y * k)}" r="${n(radius * k)}"/>`
  }
}
