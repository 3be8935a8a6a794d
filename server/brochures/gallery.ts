import { contactHeight } from './blocks.ts'
import type { BrochureContent } from './content.ts'
import { hang, type Print } from './pictures.ts'
import { paper, type Sheet, span } from './sheet.ts'

/** A wide picture runs to one edge of the page, the next one to the other. */
const wide = { width: paper.right, least: 170, most: 300, band: 235 }
const pair = { width: (span(12) - paper.gap) / 2, height: 138 }

/**
 * The pictures after the first: a wide one where the page of the text has room; on their own page
 * two bands, or one wide over rows of two, or rows alone, so that the contact lines still fit.
 */
export function gallery(sheet: Sheet, prints: Print[], content: BrochureContent): void {
  const left = [...prints]
  if (left.length === 0) return
  const hangWide = (height: number, edge: 'left' | 'right') => {
    const print = left.shift()
    if (!print) return
    hang(
      sheet,
      [print],
      [
        {
          x: edge === 'left' ? 0 : paper.width - wide.width,
          y: sheet.y,
          width: wide.width,
          height,
        },
      ],
    )
    sheet.y += height + paper.gap
  }
  sheet.y += 30
  const begins = sheet.room >= wide.least
  if (!begins) sheet.nextPage()
  sheet.doc.outline.addItem(content.words.pictures)
  if (begins) hangWide(Math.min(wide.most, sheet.room), 'left')
  if (left.length === 0) return
  if (begins) sheet.nextPage()

  const room = sheet.room - contactHeight(sheet, content) - 25
  if (left.length === 2) {
    const height = Math.max(wide.least, Math.min(wide.band, room / 2 - paper.gap))
    hangWide(height, begins ? 'right' : 'left')
    hangWide(height, begins ? 'left' : 'right')
    return
  }
  const rows = Math.floor(left.length / 2)
  const odd = left.length % 2 === 1
  if (odd)
    hangWide(
      Math.max(
        wide.least,
        Math.min(wide.most, room - rows * (pair.height + paper.gap) - paper.gap),
      ),
      'left',
    )
  // Without a wide one above them, four have the cards' 4:3.
  const height = odd || rows > 2 ? pair.height : pair.width * 0.75
  for (let row = 0; row < rows; row++) {
    sheet.need(height)
    const two = left.splice(0, 2)
    hang(
      sheet,
      two,
      two.map((_, at) => ({
        x: paper.left + at * (pair.width + paper.gap),
        y: sheet.y,
        width: pair.width,
        height,
      })),
      !odd && row === 0,
    )
    sheet.y += height + paper.gap
  }
}
