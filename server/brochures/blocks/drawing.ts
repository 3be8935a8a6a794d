import type { RenderedDrawing } from '../../pictures/render-drawing.ts'
import type { BrochureDrawing } from '../document/content.ts'
import { paper, type PdfDocument, span, type } from '../document/pdf-document.ts'
import { halvedHeight, halvedTable } from './data-table.ts'
import { sectionHeading } from './section-heading.ts'

/** A drawing with the data that is needed to place it on the page. */
export interface LoadedDrawing extends BrochureDrawing {
  rendered: RenderedDrawing
}

/**
 * The greatest heights of a drawing, in points: alone, and above a table on the same page. A
 * drawing that would have less than `least` beside its table gets a page of its own.
 */
const heights = { alone: 400, withTable: 560, least: 300 }

/** The space around the drawing on its page, in points. */
const heading = 42
const captionHeight = 26
const aroundTable = 26

/** The height of a drawing without a table, with its heading and caption, in points. */
export function drawingHeight(pdf: PdfDocument, one: LoadedDrawing): number {
  const caption = one.caption ? 8 + pdf.heightOf(one.caption, type.small, span(9)) : 0
  return (one.title ? heading : 0) + sizeOf(pdf, one).height + caption
}

function sizeOf(pdf: PdfDocument, one: LoadedDrawing): { width: number; height: number } {
  const { width, height } = one.rendered
  const scale = Math.min(span(12) / width, highest(pdf, one) / height)
  return { width: width * scale, height: height * scale }
}

/** A drawing with its caption and, where it has them, its heading and table. */
export function drawing(pdf: PdfDocument, one: LoadedDrawing): void {
  const { doc } = pdf
  const { title, alt, caption, table, rendered } = one
  const { width, height } = sizeOf(pdf, one)
  if (title) sectionHeading(pdf, title, height + captionHeight)
  else pdf.ensureSpace(height + captionHeight)
  const [x, y] = [paper.left, pdf.y]
  pdf.element('Figure', { alt, bbox: [x, y, x + width, y + height] }, () =>
    doc.image(rendered.jpeg, x, y, { width, height }),
  )
  pdf.y += height + 8
  if (caption) pdf.write('P', caption, type.small, { x: paper.left, width: span(9) })
  if (!table) return
  pdf.y += 18
  halvedTable(pdf, table)
}

function highest(pdf: PdfDocument, { table, maxHeight = heights.alone }: LoadedDrawing): number {
  if (!table) return maxHeight
  const left = paper.bottom - paper.top - heading - aroundTable - halvedHeight(pdf, table)
  return left < heights.least
    ? paper.bottom - paper.top - heading - aroundTable
    : Math.min(left, heights.withTable)
}
