import { pdfColours, column, type PdfDocument, span, type } from '../document/pdf-document.ts'

/** A list in two columns with a line under each item. */
export function featureList(pdf: PdfDocument, list: string[], lang: string | undefined): void {
  pdf.rule(pdf.y, { colour: pdfColours.ink })
  const width = span(6) - 4
  const half = Math.ceil(list.length / 2)
  pdf.group('L', (element) => {
    for (let line = 0; line < half; line++) {
      const pair = [list[line], list[half + line]]
      const height = Math.max(...pair.map((text) => pdf.heightOf(text ?? '', type.row, width))) + 9
      pdf.ensureSpace(height)
      for (const [side, text] of pair.entries()) {
        if (!text) continue
        const x = column(1 + side * 6)
        pdf.group(
          'LI',
          (item) =>
            pdf.element(
              'LBody',
              lang ? { lang } : {},
              () => pdf.draw(text, type.row, { x, y: pdf.y + 5, width }),
              item,
            ),
          element,
        )
        pdf.rule(pdf.y + height, { from: x, to: x + width + 4 })
      }
      pdf.y += height
    }
  })
}
