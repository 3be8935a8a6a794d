import { summaryStrip } from './blocks/summary-strip.ts'
import type { BrochureContent } from './document/content.ts'
import {
  pdfColours,
  column,
  paper,
  type PdfDocument,
  span,
  type TextStyle,
  type,
} from './document/pdf-document.ts'
import { captionHeight, type LoadedPicture, placePictures } from './pictures.ts'
import type { Wordmark } from './wordmark.ts'

/** The large picture, from the left margin to the right edge of the page, in points. */
export const hero = {
  x: paper.left,
  width: paper.width - paper.left,
  minHeight: 250,
  maxHeight: 385,
}
/** The height of the summary strip and the space around it and the price, below the picture. */
const belowPicture = captionHeight + 20 + 63 + 22

/**
 * Draws the logo, the title, the large picture, the price, the summary strip and the first
 * sentence.
 */
export function firstPage(
  pdf: PdfDocument,
  content: BrochureContent,
  picture: LoadedPicture | undefined,
  wordmark: Wordmark,
): void {
  const { doc } = pdf
  pdf.decorate(() => wordmark.draw(doc, { x: paper.left, y: 34, width: 142 }))
  if (content.reference) {
    const { reference } = content
    pdf.element('P', {}, () =>
      pdf.draw(reference, type.name, {
        x: column(7),
        y: 44,
        width: span(6),
        align: 'right',
        lines: 1,
      }),
    )
  }
  const style = titleStyle(pdf, content.title)
  pdf.y = 98
  const measure = pdf.balanced(content.title, style, span(11))
  pdf.element('H1', content.lang ? { lang: content.lang } : {}, () =>
    pdf.draw(content.title, style, { x: paper.left, y: pdf.y, width: measure, lines: 3 }),
  )
  doc.outline.addItem(content.title)
  pdf.y = doc.y + 9
  pdf.element('P', {}, () =>
    pdf.draw(content.place, type.place, { x: paper.left, y: pdf.y, width: span(12), lines: 2 }),
  )
  pdf.y = doc.y + 20
  const lead = pdf.heightOf(content.lead, type.lead, span(10))
  if (picture) {
    // The picture is as high as the text below permits.
    const height = Math.min(
      hero.maxHeight,
      Math.max(hero.minHeight, pdf.spaceLeft - belowPicture - priceHeight(pdf, content) - lead),
    )
    placePictures(pdf, [picture], [{ x: hero.x, y: pdf.y, width: hero.width, height }])
    pdf.y += height + captionHeight
  } else {
    pdf.rule(pdf.y + 40, { from: 0, to: paper.width, colour: pdfColours.ink, weight: 0.6 })
    pdf.y += 60
  }
  pdf.y += 20
  writePrice(pdf, content)
  summaryStrip(pdf, content.figures)
  pdf.y += 22
  if (lead <= pdf.spaceLeft + 12)
    pdf.write('P', content.lead, type.lead, {
      x: paper.left,
      width: span(10),
      lang: content.lang,
    })
  else content.paragraphs.unshift(content.lead)
}

const noteHeight = (pdf: PdfDocument, { priceNote }: BrochureContent) =>
  priceNote ? pdf.heightOf(priceNote, type.small, span(4)) : 0

/** The height of the price and its note, which is the higher one if it has many lines. */
const priceHeight = (pdf: PdfDocument, content: BrochureContent) =>
  Math.max(60, noteHeight(pdf, content) + 14)

/** Draws the price, with its note to the right. */
function writePrice(pdf: PdfDocument, content: BrochureContent): void {
  const { price, priceNote } = content
  const top = pdf.y
  const large: TextStyle = { font: 'serif', size: priceSize(pdf, price), leading: 1 }
  pdf.element('P', {}, () =>
    pdf.draw(price, large, { x: paper.left, y: top, width: span(8), lines: 1 }),
  )
  if (priceNote)
    pdf.element('P', {}, () =>
      pdf.draw(priceNote, type.small, {
        x: column(9),
        y: Math.max(top, top + 36 - noteHeight(pdf, content)),
        width: span(4),
      }),
    )
  pdf.y = top + priceHeight(pdf, content)
}

/** The largest style in which a title fits on two lines. */
function titleStyle(pdf: PdfDocument, title: string): TextStyle {
  const style = (size: number): TextStyle => ({ font: 'serif', size, leading: 1.04 })
  const size =
    [44, 38, 32].find((one) => pdf.heightOf(title, style(one), span(11)) < one * 2.2) ?? 26
  return style(size)
}

/** The largest font size at which a price fits on one line. */
const priceSize = (pdf: PdfDocument, price: string) =>
  [42, 36, 30, 24].find(
    (size) => pdf.widthOf(price, { font: 'serif', size, leading: 1 }) <= span(8),
  ) ?? 18
