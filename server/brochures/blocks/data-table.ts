import type { BrochureTable } from '../content.ts'
import { colours, paper, type PdfDocument, span, type TextStyle, type } from '../pdf-document.ts'

/** A table with a heading row. The first column names the row; the others are aligned right. */
export function dataTable(pdf: PdfDocument, { head, rows, note }: BrochureTable): void {
  const total = span(12)
  const others = Math.max(1, head.length - 1)
  // The first column is twice as wide as each of the others.
  const part = total / (others + 2)
  const columns = head.map((_, index) =>
    index === 0
      ? { x: paper.left, width: part * 2 - 8 }
      : { x: paper.left + part * (index + 1), width: part - (index === others ? 0 : 8) },
  )
  const drawRow = (
    cells: string[],
    style: TextStyle,
    tag: (index: number) => 'TH' | 'TD',
    scope: (index: number) => 'Row' | 'Column',
  ) => {
    const height =
      Math.max(
        ...columns.map(({ width }, index) => pdf.heightOf(cells[index] ?? '', style, width)),
      ) + 9
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
  pdf.rule(pdf.y, { colour: colours.ink, weight: 2.25 })
  pdf.y += 2
  pdf.group('Table', (element) => {
    drawRow(
      head,
      type.name,
      () => 'TH',
      () => 'Column',
    )(element)
    for (const cells of rows) {
      const draw = drawRow(
        cells,
        type.row,
        (index) => (index === 0 ? 'TH' : 'TD'),
        () => 'Row',
      )
      pdf.rule(pdf.y)
      draw(element)
    }
  })
  pdf.rule(pdf.y)
  pdf.y += 7
  if (note) pdf.write('P', note, type.small, { x: paper.left, width: span(9) })
}
