import type { BrochureTable } from '../document/content.ts'
import {
  pdfColours,
  paper,
  type PdfDocument,
  span,
  type TextStyle,
  type,
} from '../document/pdf-document.ts'

type Table = Omit<BrochureTable, 'title'>

/** The left edges and widths of the columns. */
function columnsOf({ head }: Table) {
  const others = Math.max(1, head.length - 1)
  // The first column is twice as wide as each of the others.
  const part = span(12) / (others + 2)
  return head.map((_, index) =>
    index === 0
      ? { x: paper.left, width: part * 2 - 8 }
      : { x: paper.left + part * (index + 1), width: part - (index === others ? 0 : 8) },
  )
}

const rowHeight = (pdf: PdfDocument, table: Table, cells: string[], style: TextStyle) =>
  Math.max(
    ...columnsOf(table).map(({ width }, index) => pdf.heightOf(cells[index] ?? '', style, width)),
  ) + 9

/** A sum is larger than what it is the sum of. */
const styleOf = ({ hasSum, rows }: Table, index: number): TextStyle =>
  hasSum && index === rows.length - 1 ? type.sum : type.row

const noteWidth = span(9)

/** Points that a table takes on one page. */
export const tableHeight = (pdf: PdfDocument, table: Table): number =>
  rowHeight(pdf, table, table.head, type.name) +
  table.rows.reduce(
    (sum, cells, index) => sum + rowHeight(pdf, table, cells, styleOf(table, index)),
    0,
  ) +
  9 +
  pdf.heightOf(table.note ?? '', type.small, noteWidth)

/** A table with a heading row. The first column names the row; the others are aligned right. */
export function dataTable(pdf: PdfDocument, table: Table): void {
  const { head, rows, note } = table
  const columns = columnsOf(table)
  const drawRow = (
    cells: string[],
    style: TextStyle,
    tag: (index: number) => 'TH' | 'TD',
    scope: (index: number) => 'Row' | 'Column',
  ) => {
    const height = rowHeight(pdf, table, cells, style)
    pdf.ensureSpace(height)
    return (parent: PDFKit.PDFStructureElement) => {
      pdf.group(
        'TR',
        (row) => {
          for (const [index, { x, width }] of columns.entries()) {
            const options = tag(index) === 'TH' ? { scope: scope(index) } : {}
            const box = { x, y: pdf.y + 5, width, align: index === 0 ? 'left' : 'right' } as const
            pdf.element(tag(index), options, () => pdf.draw(cells[index] ?? '', style, box), row)
          }
        },
        parent,
      )
      pdf.y += height
    }
  }
  pdf.rule(pdf.y, { colour: pdfColours.ink, weight: 2.25 })
  pdf.y += 2
  pdf.group('Table', (element) => {
    drawRow(
      head,
      type.name,
      () => 'TH',
      () => 'Column',
    )(element)
    for (const [index, cells] of rows.entries()) {
      const draw = drawRow(
        cells,
        styleOf(table, index),
        (column) => (column === 0 ? 'TH' : 'TD'),
        () => 'Row',
      )
      pdf.rule(pdf.y)
      draw(element)
    }
  })
  pdf.rule(pdf.y)
  pdf.y += 7
  if (note) pdf.write('P', note, type.small, { x: paper.left, width: noteWidth })
}
