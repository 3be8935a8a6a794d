import { contactHeight } from './blocks/contact-block.ts'
import type { BrochureContent } from './document/content.ts'
import { paper, type PdfDocument, span } from './document/pdf-document.ts'
import { captionHeight, placePictures, type LoadedPicture } from './pictures.ts'

/** Wide pictures extend to the left and the right edge of the page alternately. In points. */
const wide = {
  width: paper.right,
  minHeight: 170,
  /**
   * The least height of a picture below text: a low picture is better than an empty third of a
   * page.
   */
  leastBelowText: 135,
  maxHeight: 300,
  pairHeight: 235,
}
/** The space from one row of pictures to the next, in points. */
const between = captionHeight + paper.gap
const pair = { width: (span(12) - paper.gap) / 2, height: 138, minHeight: 105 }

/** The space above and below a picture that fills the rest of a page, in points. */
const around = 30 + captionHeight
/** The least space on a page that a picture can fill, in points. */
export const minPictureHeight = wide.leastBelowText + around

/**
 * Fills the rest of the text's page with the first of these pictures, and removes it from the list.
 */
export function pictureBelowText(pdf: PdfDocument, pictures: LoadedPicture[]): void {
  const height = Math.min(wide.maxHeight, pdf.spaceLeft - around)
  if (height < wide.leastBelowText) return
  const picture = pictures.shift()
  if (!picture) return
  const x = paper.width - wide.width
  const y = paper.bottom - height - captionHeight
  placePictures(pdf, [picture], [{ x, y, width: wide.width, height }])
}

/**
 * Places the pictures after the first: a wide one below the text if there is space, and the others
 * on a page of their own: two wide ones, or one wide one above rows of two, or only rows of two.
 * The contact block has to fit below them.
 */
export function gallery(
  pdf: PdfDocument,
  pictures: LoadedPicture[],
  content: BrochureContent,
): void {
  const left = [...pictures]
  if (left.length === 0) return
  const placeWide = (height: number, edge: 'left' | 'right') => {
    const picture = left.shift()
    if (!picture) return
    placePictures(
      pdf,
      [picture],
      [
        {
          x: edge === 'left' ? 0 : paper.width - wide.width,
          y: pdf.y,
          width: wide.width,
          height,
        },
      ],
    )
    pdf.y += height + between
  }
  pdf.y += 30
  const begins = pdf.spaceLeft >= wide.minHeight + captionHeight
  if (!begins) pdf.nextPage()
  pdf.doc.outline.addItem(content.words.pictures)
  if (begins) placeWide(Math.min(wide.maxHeight, pdf.spaceLeft - captionHeight), 'left')
  if (left.length === 0) return
  if (begins) pdf.nextPage()

  const space = pdf.spaceLeft - contactHeight(pdf, content) - 25
  if (left.length === 2) {
    const height = Math.max(wide.minHeight, Math.min(wide.pairHeight, space / 2 - between))
    placeWide(height, begins ? 'right' : 'left')
    placeWide(height, begins ? 'left' : 'right')
    return
  }
  const rows = Math.floor(left.length / 2)
  const odd = left.length % 2 === 1
  // Below a wide picture the rows are lower where the contact block would not fit otherwise.
  const lowPair = Math.min(
    pair.height,
    Math.max(pair.minHeight, (space - wide.minHeight - between) / rows - between),
  )
  if (odd)
    placeWide(
      Math.max(
        wide.minHeight,
        Math.min(wide.maxHeight, space - rows * (lowPair + between) - between),
      ),
      'left',
    )
  // Four pictures without a wide one above them have the aspect ratio 4:3, as on the site's cards.
  const height = odd ? lowPair : rows > 2 ? pair.height : pair.width * 0.75
  for (let row = 0; row < rows; row++) placePair(pdf, left.splice(0, 2), height, !odd && row === 0)
}

/**
 * Places two pictures side by side.
 * @param line see {@link placePictures}.
 */
function placePair(pdf: PdfDocument, two: LoadedPicture[], height: number, line: boolean): void {
  pdf.ensureSpace(height + captionHeight)
  placePictures(
    pdf,
    two,
    two.map((_, index) => ({
      x: paper.left + index * (pair.width + paper.gap),
      y: pdf.y,
      width: pair.width,
      height,
    })),
    line,
  )
  pdf.y += height + between
}
