import type { BrochureMeasure } from '../document/content.ts'
import { pdfColours, type PdfDocument, type } from '../document/pdf-document.ts'

interface Column {
  x: number
  width: number
}

/**
 * A table of names and values with a line under each row. It continues on the next page if
 * necessary.
 */
export function detailsTable(
  pdf: PdfDocument,
  rows: BrochureMeasure[],
  { x, width }: Column,
): void {
  pdf.rule(pdf.y, { from: x, to: x + width, colour: pdfColours.ink, weight: 2.25 })
  pdf.y += 7
  pdf.group('Table', (table) => {
    for (const { name, value } of rows) {
      const half = width / 2 - 4
      const height =
        Math.max(pdf.heightOf(name, type.name, half), pdf.heightOf(value, type.row, half)) + 8
      pdf.ensureSpace(height)
      const y = pdf.y + 4
      pdf.group(
        'TR',
        (row) => {
          pdf.element(
            'TH',
            { scope: 'Row' },
            () => pdf.draw(name, type.name, { x, y, width: half }),
            row,
          )
          pdf.element(
            'TD',
            {},
            () =>
              pdf.draw(value, type.row, { x: x + width - half, y, width: half, align: 'right' }),
            row,
          )
        },
        table,
      )
      pdf.y += height
      pdf.rule(pdf.y, { from: x, to: x + width })
    }
  })
}
