import { paper, type PdfDocument, span, type } from '../document/pdf-document.ts'

/** The height of a heading with the space below it, in points. */
export const headingHeight = (pdf: PdfDocument, text: string): number =>
  pdf.heightOf(text, type.heading, span(12)) + 8

/**
 * A heading across the page, also entered in the document's outline.
 * @param follows the height that has to fit below it on the same page, in points.
 */
export function sectionHeading(pdf: PdfDocument, text: string, follows: number): void {
  pdf.ensureSpace(headingHeight(pdf, text) + follows)
  pdf.write('H2', text, type.heading, { x: paper.left, width: span(12) })
  pdf.doc.outline.addItem(text)
  pdf.y += 8
}
