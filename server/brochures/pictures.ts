import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureData } from '../pictures/pictures.ts'
import { pdfColours, paper, type PdfDocument, type } from './document/pdf-document.ts'

/** A picture with its JPEG file in memory. */
export interface LoadedPicture extends PictureData {
  jpeg: Buffer
}

/** The rectangle that a picture fills, in points. */
interface PictureFrame {
  x: number
  y: number
  width: number
  height: number
}

/** The resolution, in dots per inch, at which a picture is sharp enough in print. */
const sharpness = 170

/** The pixels that a picture needs for its width in points. */
export const pixelsFor = (points: number): number => Math.ceil((points / 72) * sharpness)

/**
 * Reads the smallest variant of a picture that is sharp at a width.
 *
 * @param points the width that it will have on the page.
 * @returns undefined for a picture on another site, a drawing (which has no JPEG) or a missing
 *   file.
 */
export async function loadPicture(
  variantsDir: string,
  picture: PictureData,
  points: number,
): Promise<LoadedPicture | undefined> {
  if (picture.external || picture.widths.length === 0) return undefined
  const wanted = pixelsFor(points)
  const width =
    picture.widths.toSorted((a, b) => a - b).find((one) => one >= wanted) ??
    Math.max(...picture.widths)
  const jpeg = await readFile(join(variantsDir, `${picture.file}-${width}.jpeg`)).catch(
    () => undefined,
  )
  return jpeg && { ...picture, jpeg }
}

/** The height of the caption below a picture, in points. */
export const captionHeight = 16

/** How far a picture may be enlarged to align its horizon with those of its row. */
const maxEnlargement = 1.25

/**
 * Draws pictures in a row of equal frames, cropped so that their horizons align, each with its
 * caption below.
 * @param line whether a line continues the horizon to the edges of the page.
 */
export function placePictures(
  pdf: PdfDocument,
  pictures: LoadedPicture[],
  frames: PictureFrame[],
  line = true,
): void {
  const [first] = frames
  if (!first) return
  const horizon =
    pictures.reduce((sum, picture) => sum + clamp(picture.horizon, 0.38, 0.58), 0) / pictures.length
  if (line)
    pdf.rule(first.y + horizon * first.height, {
      from: 0,
      to: paper.width,
      colour: pdfColours.ink,
      weight: 0.6,
    })
  for (const [index, picture] of pictures.entries()) {
    const frame = frames[index]
    if (frame) drawPicture(pdf, picture, frame, horizon)
  }
}

function drawPicture(
  pdf: PdfDocument,
  picture: LoadedPicture,
  { x, y, width, height }: PictureFrame,
  horizon: number,
): void {
  const { doc } = pdf
  const cover = Math.max(width / picture.width, height / picture.height)
  // The picture has to fill the frame above and below the horizon.
  const above = (horizon * height) / (picture.horizon * picture.height)
  const below = ((1 - horizon) * height) / ((1 - picture.horizon) * picture.height)
  const scale = clamp(Math.max(above, below), cover, cover * maxEnlargement)
  const [w, h] = [picture.width * scale, picture.height * scale]
  const left = clamp(w * picture.x - width / 2, 0, w - width)
  const top = clamp(h * picture.horizon - height * horizon, 0, h - height)
  pdf.element('Figure', { alt: picture.alt, bbox: [x, y, x + width, y + height] }, () => {
    doc.save().rect(x, y, width, height).clip()
    doc.image(picture.jpeg, x - left, y - top, { width: w, height: h })
    doc.restore()
  })
  if (!picture.subject) return
  const { subject } = picture
  // A picture may extend to the edge of the page; text stays within the margins.
  const from = Math.max(x, paper.left)
  const box = {
    x: from,
    y: y + height + 4,
    width: Math.min(x + width, paper.right) - from,
    lines: 1,
  }
  pdf.element('P', {}, () => pdf.draw(subject, type.small, box))
}

const clamp = (value: number, min: number, max: number) =>
  Math.min(Math.max(value, min), Math.max(min, max))
