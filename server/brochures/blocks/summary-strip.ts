import type { BrochureMeasure } from '../document/content.ts'
import {
  pdfColours,
  paper,
  type PdfDocument,
  span,
  type Structure,
  type TextStyle,
  type,
} from '../document/pdf-document.ts'

/** The summary strip: figures above, their names below, and vertical lines between them. */
export function summaryStrip(pdf: PdfDocument, measures: BrochureMeasure[]): void {
  if (measures.length === 0) return
  const { doc } = pdf
  const top = pdf.y
  const { size, cells } = layOut(pdf, measures)
  pdf.group('L', (list) => {
    for (const [index, measure] of measures.entries()) {
      const { x = paper.left, width = 0 } = cells[index] ?? {}
      const indent = index === 0 ? 0 : 9
      pdf.group(
        'LI',
        (item) => drawMeasure(pdf, item, measure, { x: x + indent, top, width: width - 10, size }),
        list,
      )
    }
  })
  for (const { x } of cells.slice(1)) {
    pdf.decorate(() =>
      doc
        .moveTo(x, top)
        .lineTo(x, top + 63)
        .lineWidth(0.5)
        .strokeColor(pdfColours.rule)
        .stroke(),
    )
  }
  pdf.rule(top, { colour: pdfColours.ink })
  pdf.rule(top + 63, { colour: pdfColours.ink })
  pdf.y = top + 63
}

const figure = (size: number) => ({ font: 'serif', size, leading: 1 }) satisfies TextStyle

/**
 * The cells of the figures, and their common font size: the largest at which they fit side by side.
 */
function layOut(pdf: PdfDocument, measures: BrochureMeasure[]) {
  const widthNeeded = ({ name, value, unit }: BrochureMeasure, size: number) =>
    Math.max(
      pdf.widthOf(value, figure(size)) + (unit ? pdf.widthOf(unit, figure(size / 2)) + 2 : 0),
      pdf.widthOf(name, type.name),
    ) + 20
  const spare = (size: number) =>
    span(12) - measures.reduce((sum, measure) => sum + widthNeeded(measure, size), 0)
  const size = [27, 24, 21, 18, 15].find((one) => spare(one) >= 0) ?? 12
  const share = spare(size) / measures.length
  const widths = measures.map((measure) =>
    share >= 0 ? widthNeeded(measure, size) + share : span(12) / measures.length,
  )
  const cells = widths.map((width, index) => ({
    x: paper.left + widths.slice(0, index).reduce((sum, one) => sum + one, 0),
    width,
  }))
  return { size, cells }
}

/** Draws a figure with its name below it. */
function drawMeasure(
  pdf: PdfDocument,
  item: Structure,
  { name, value, unit }: BrochureMeasure,
  { x, top, width, size }: Record<'x' | 'top' | 'width' | 'size', number>,
): void {
  const box = { x, y: top + 12 + (27 - size) * 0.75, width, lines: 1 }
  pdf.element('Lbl', {}, () => pdf.draw(name, type.name, { x, y: top + 43, width, lines: 1 }), item)
  pdf.element(
    'LBody',
    unit ? { actual: `${value} ${unit}` } : {},
    () => {
      pdf.draw(value, figure(size), box)
      if (!unit) return
      const after = pdf.widthOf(value, figure(size)) + 2
      pdf.draw(
        unit,
        { ...figure(size / 2), colour: pdfColours.slate },
        { x: x + after, y: box.y + size * 0.46, width: width - after, lines: 1 },
      )
    },
    item,
  )
}
