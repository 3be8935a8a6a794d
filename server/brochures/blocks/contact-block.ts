import type { BrochureContent } from '../document/content.ts'
import {
  pdfColours,
  column,
  paper,
  type PdfDocument,
  span,
  type,
} from '../document/pdf-document.ts'

/**
 * The contact lines, to the right of the heading: the left edges of names and texts, and the width
 * of the texts. The longest name is printed in full.
 */
function linesOf(pdf: PdfDocument, contact: Contact['contact']) {
  const x = column(6)
  const longest = Math.max(0, ...contact.lines.map(({ name }) => pdf.widthOf(name, type.name)))
  const at = x + Math.min(longest, span(3)) + 12
  return { x, at, width: paper.right - at }
}

function heightsOf(pdf: PdfDocument, { contact, notes, issued }: Contact) {
  const lines = linesOf(pdf, contact)
  const rows = contact.lines.map(({ text }) => pdf.heightOf(text, type.row, lines.width) + 9)
  const introduction =
    pdf.heightOf(contact.title, type.heading, span(4)) +
    pdf.heightOf(contact.text, type.body, span(4)) +
    11
  const small = [...notes, issued]
  const smallPrint = small.reduce(
    (sum, note) => sum + pdf.heightOf(note, type.small, span(12)) + 2,
    0,
  )
  const top = Math.max(
    introduction,
    rows.reduce((sum, one) => sum + one, 0),
  )
  return { lines, rows, small, smallPrint, all: 14 + top + 18 + smallPrint }
}

type Contact = Pick<BrochureContent, 'contact' | 'notes' | 'issued'>

/** The height of {@link contactBlock}, in points. */
export const contactHeight = (pdf: PdfDocument, content: Contact): number =>
  heightsOf(pdf, content).all

/** The contact details and the small print, at the bottom of the last page. */
export function contactBlock(pdf: PdfDocument, content: Contact): void {
  const { doc } = pdf
  const { contact } = content
  const { lines, rows, small, smallPrint, all } = heightsOf(pdf, content)
  pdf.ensureSpace(all)
  pdf.y = paper.bottom - all
  pdf.rule(pdf.y, { colour: pdfColours.ink, weight: 2.25 })
  pdf.y += 12
  const top = pdf.y
  pdf.write('H2', contact.title, type.heading, {
    x: paper.left,
    width: pdf.balanced(contact.title, type.heading, span(4)),
  })
  doc.outline.addItem(contact.title)
  pdf.y += 9
  pdf.write('P', contact.text, type.body, { x: paper.left, width: span(4) })
  pdf.y = top + 2
  pdf.group('L', (list) => {
    for (const [line, { name, text, href }] of contact.lines.entries()) {
      const { y } = pdf
      pdf.group(
        'LI',
        (item) => {
          pdf.element(
            'Lbl',
            {},
            () =>
              pdf.draw(name, type.name, {
                x: lines.x,
                y: y + 4,
                width: lines.at - lines.x - 6,
                lines: 1,
              }),
            item,
          )
          pdf.group(
            'LBody',
            (body) =>
              pdf.group(
                'Link',
                (link) => pdf.link(link, text, href, { x: lines.at, y: y + 4, width: lines.width }),
                body,
              ),
            item,
          )
        },
        list,
      )
      pdf.y = y + (rows[line] ?? 0)
      pdf.rule(pdf.y, { from: lines.x, to: paper.right })
    }
  })
  pdf.y = paper.bottom - smallPrint
  for (const note of small) {
    pdf.write('P', note, type.small, { x: paper.left, width: span(12) })
    pdf.y += 2
  }
}
