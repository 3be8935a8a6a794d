import type { BrochureTable } from '../document/content.ts'
import {
  column,
  pdfColours,
  paper,
  type PdfDocument,
  span,
  type TextStyle,
  type,
} from '../document/pdf-document.ts'

type Table = Omit<BrochureTable, 'title' | 'text'>

/** The left edge and the width of a table. */
interface Area {
  x: number
  width: number
}
const wholeWidth: Area = { x: paper.left, width: span(12) }
const halves: [Area, Area] = [
  { x: paper.left, width: span(6) - 6 },
  { x: column(7) + 6, width: span(6) - 6 },
]

/** The left edges and widths of the columns. */
function columnsOf({ head }: Table, { x, width }: Area) {
  const others = Math.max(1, head.length - 1)
  // The first column is twice as wide as each of the others; in a table of half the width, four
  // times.
  const first = width < span(12) ? 4 : 2
  const part = width / (others + first)
  return head.map((_, index) =>
    index === 0
      ? { x, width: part * first - 8 }
      : { x: x + part * (index - 1 + first), width: part - (index === others ? 0 : 8) },
  )
}

interface Row {
  cells: string[]
  style: TextStyle
}

const rowHeight = (pdf: PdfDocument, { cells, style }: Row, table: Table, area: Area) =>
  Math.max(
    ...columnsOf(table, area).map(({ width }, index) =>
      pdf.heightOf(cells[index] ?? '', style, width),
    ),
  ) + 9

/** The last row of a table with a sum is printed larger. */
const styleOf = ({ hasSum, rows }: Table, index: number): TextStyle =>
  hasSum && index === rows.length - 1 ? type.sum : type.row

const noteWidth = span(9)

const rowsHeight = (pdf: PdfDocument, table: Table, area: Area) =>
  rowHeight(pdf, { cells: table.head, style: type.name }, table, area) +
  table.rows.reduce(
    (sum, cells, index) =>
      sum + rowHeight(pdf, { cells, style: styleOf(table, index) }, table, area),
    0,
  )

const noteHeight = (pdf: PdfDocument, { note }: Table) =>
  9 + pdf.heightOf(note ?? '', type.small, noteWidth)

/** The height of a table on one page, in points. */
export const tableHeight = (pdf: PdfDocument, table: Table): number =>
  rowsHeight(pdf, table, wholeWidth) + noteHeight(pdf, table)

/** The height of a table in two halves, in points. */
export const halvedHeight = (pdf: PdfDocument, table: Table): number =>
  Math.max(...halve(table).map((half, side) => rowsHeight(pdf, half, halves[side] ?? halves[0]))) +
  noteHeight(pdf, table)

function halve(table: Table): [Table, Table] {
  const half = Math.ceil(table.rows.length / 2)
  return [
    { ...table, rows: table.rows.slice(0, half) },
    { ...table, rows: table.rows.slice(half) },
  ]
}

/** A table of short rows, with its second half beside the first and its note below both. */
export function halvedTable(pdf: PdfDocument, table: Table): void {
  const [first, second] = halve(table)
  pdf.ensureSpace(halvedHeight(pdf, table))
  const top = pdf.y
  rowsOf(pdf, first, halves[0])
  const bottom = pdf.y
  pdf.y = top
  rowsOf(pdf, second, halves[1])
  pdf.y = Math.max(pdf.y, bottom)
  noteOf(pdf, table)
}

/** A table with a heading row. The first column names the row; the others are right-aligned. */
export function dataTable(pdf: PdfDocument, table: Table): void {
  rowsOf(pdf, table, wholeWidth)
  noteOf(pdf, table)
}

function noteOf(pdf: PdfDocument, { note }: Table): void {
  pdf.y += 7
  if (note) pdf.write('P', note, type.small, { x: paper.left, width: noteWidth })
}

function rowsOf(pdf: PdfDocument, table: Table, area: Area): void {
  const { head, rows } = table
  const columns = columnsOf(table, area)
  const edges = { from: area.x, to: area.x + area.width }
  const drawRow = (
    cells: string[],
    style: TextStyle,
    tag: (index: number) => 'TH' | 'TD',
    scope: (index: number) => 'Row' | 'Column',
  ) => {
    const height = rowHeight(pdf, { cells, style }, table, area)
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
  pdf.rule(pdf.y, { ...edges, colour: pdfColours.ink, weight: 2.25 })
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
      pdf.rule(pdf.y, edges)
      draw(element)
    }
  })
  pdf.rule(pdf.y, edges)
}
