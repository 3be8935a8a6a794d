import { readFileSync } from 'node:fs'
import { pdfColours } from './document/pdf-document.ts'

export interface Wordmark {
  draw(doc: PDFKit.PDFDocument, place: { x: number; y: number; width: number }): void
}

/** The three colours of the logo, by their numbers in its file. */
const inks: Record<string, string> = {
  1: pdfColours.ink,
  2: pdfColours.slate,
  3: pdfColours.accent,
}

/**
 * Reads the logo as outlines.
 * @param file the site's SVG of the logo: `<path fill="var(--wm-1)" d="…">`.
 */
export function loadWordmark(file: string): Wordmark {
  const svg = readFileSync(file, 'utf8')
  const drawn = svg.matchAll(/<path fill="var\(--wm-(\d)\)" d="([^"]+)"/g)
  const paths = Array.from(drawn, ([, ink = '1', outline = '']) => ({
    colour: inks[ink] ?? pdfColours.ink,
    outline,
  }))
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? 1)
  return {
    draw(doc, place) {
      doc
        .save()
        .translate(place.x, place.y)
        .scale(place.width / width)
      for (const { colour, outline } of paths) doc.path(outline).fill(colour)
      doc.restore()
    },
  }
}
