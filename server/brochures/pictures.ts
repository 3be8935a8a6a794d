import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '../pictures/pictures.ts'
import { colours, paper, type Sheet } from './sheet.ts'

/** A picture in memory. */
export interface Print extends Picture {
  jpeg: Buffer
}

/** A window on a page, in points. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Dots per inch at which a picture is sharp enough on paper. */
const sharpness = 170

/**
 * Reads the smallest variant that is sharp at a width. A picture elsewhere is not fetched, and a
 * drawing has no JPEG: both give undefined, as does a file that is gone.
 *
 * @param points the width it will have on the page.
 */
export async function readPrint(
  variantsDir: string,
  picture: Picture,
  points: number,
): Promise<Print | undefined> {
  if (picture.external || picture.widths.length === 0) return undefined
  const wanted = (points / 72) * sharpness
  const width =
    picture.widths.toSorted((a, b) => a - b).find((one) => one >= wanted) ??
    Math.max(...picture.widths)
  const jpeg = await readFile(join(variantsDir, `${picture.file}-${width}.jpeg`)).catch(
    () => undefined,
  )
  return jpeg && { ...picture, jpeg }
}

/** Never enlarged beyond this to bring its horizon to the row's height. */
const mostEnlarged = 1.25

/**
 * Pictures in a row of equal windows, all with the sea at one height (design, "One horizon"), and
 * the line that runs in to it from the edges of the page.
 */
export function hang(sheet: Sheet, prints: Print[], frames: Frame[], line = true): void {
  const [first] = frames
  if (!first) return
  const horizon =
    prints.reduce((sum, print) => sum + clamp(print.horizon, 0.38, 0.58), 0) / prints.length
  if (line)
    sheet.rule(first.y + horizon * first.height, {
      from: 0,
      to: paper.width,
      colour: colours.ink,
      weight: 0.6,
    })
  for (const [index, print] of prints.entries()) {
    const frame = frames[index]
    if (frame) show(sheet, print, frame, horizon)
  }
}

function show(sheet: Sheet, print: Print, { x, y, width, height }: Frame, horizon: number): void {
  const { doc } = sheet
  const cover = Math.max(width / print.width, height / print.height)
  // As large as it takes to have picture above and below the line.
  const above = (horizon * height) / (print.horizon * print.height)
  const below = ((1 - horizon) * height) / ((1 - print.horizon) * print.height)
  const scale = clamp(Math.max(above, below), cover, cover * mostEnlarged)
  const [w, h] = [print.width * scale, print.height * scale]
  const left = clamp(w * print.x - width / 2, 0, w - width)
  const top = clamp(h * print.horizon - height * horizon, 0, h - height)
  sheet.element('Figure', { alt: print.alt, bbox: [x, y, x + width, y + height] }, () => {
    doc.save().rect(x, y, width, height).clip()
    doc.image(print.jpeg, x - left, y - top, { width: w, height: h })
    doc.restore()
  })
}

const clamp = (value: number, min: number, max: number) =>
  Math.min(Math.max(value, min), Math.max(min, max))
