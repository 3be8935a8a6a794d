import type { RenderedDrawing } from '../../pictures/render-drawing.ts'
import type { BrochureDrawing } from '../document/content.ts'
import { paper, type PdfDocument, span, type } from '../document/pdf-document.ts'
import { dataTable, tableHeight } from './data-table.ts'
import { sectionHeading } from './section-heading.ts'

/** A drawing with the data that is needed to place it. */
export interface LoadedDrawing extends BrochureDrawing {
  rendered: RenderedDrawing
}

/**
 * The highest that a drawing gets, in points; one above a table so low that both fit on a page,
 * where that is possible.
 */
const heights = { alone: 400, withLongTable: 560, least: 280 }

/** The margins around the drawing on its page, in points. */
const heading = 42
const captionHeight = 26
const aroundTable = 26

/** A drawing with heading, caption and table. */
export function drawing(pdf: PdfDocument, { title, alt, caption, table, rendered }: LoadedDrawing) {
  const { doc } = pdf
  const scale = Math.min(span(12) / rendered.width, highest(pdf, table) / rendered.height)
  const [width, height] = [rendered.width * scale, rendered.height * scale]
  sectionHeading(pdf, title, height + captionHeight)
  const [x, y] = [paper.left, pdf.y]
  pdf.element('Figure', { alt, bbox: [x, y, x + width, y + height] }, () =>
    doc.image(rendered.jpeg, x, y, { width, height }),
  )
  pdf.y += height + 8
  if (caption) pdf.write('P', caption, type.small, { x: paper.left, width: span(9) })
  if (!table) return
  pdf.y += 18
  dataTable(pdf, table)
}

function highest(pdf: PdfDocument, table: BrochureDrawing['table']): number {
  if (!table) return heights.alone
  const left = paper.bottom - paper.top - heading - aroundTable - tableHeight(pdf, table)
  return left < heights.least ? heights.withLongTable : Math.min(left, heights.withLongTable)
}
