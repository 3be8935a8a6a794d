import sharp, { type Sharp } from 'sharp'
import { fontFiles } from '../../fonts/font-files.ts'
import { agencyName } from '../../shared/agency-name.ts'
import { escapeHtml } from '../../shared/text/html.ts'

/** The title on a shared link's picture, and the placement of its photograph. */
export interface SocialImageText {
  title: string
  /** The height of the picture's horizon and its focal point, as fractions. */
  horizon: number
  x: number
}

/** The size of the pictures of shared links, in pixels. */
export const socialImageSize = { width: 1200, height: 630 }

/**
 * The layout in pixels: the picture above, title and name below it; and the colours of
 * app/styles/tokens.css.
 */
const picture = { width: 1200, height: 436 }
const margin = 64
const title = { x: margin, width: 770, height: 146 }
const titleSizes = [60, 54, 48, 42, 36]
const colours = { paper: '#f6f8f6', ink: '#0a2a32', slate: '#45606a', accent: '#ad0f57' }

const serif = { family: 'Ibarra Real Nova', file: fontFiles.serif }
const sans = { family: 'Rosario', file: fontFiles.sans }

/** Draws a picture with a page's title for shared links, 1,200 × 630 pixels. */
export async function drawSocialImage(
  master: Buffer,
  { title: text, horizon, x }: SocialImageText,
): Promise<Sharp> {
  const [shown, heading, name] = await Promise.all([
    crop(master, horizon, x),
    fit(text),
    write(agencyName, { font: sans, size: 25, colour: colours.slate }),
  ])
  const middle = picture.height + Math.round((socialImageSize.height - picture.height) / 2)
  return sharp({
    create: { ...socialImageSize, channels: 3, background: colours.paper },
  }).composite([
    { input: shown, left: 0, top: 0 },
    { input: heading.data, left: title.x, top: middle - Math.round(heading.info.height / 2) },
    {
      input: name.data,
      left: socialImageSize.width - margin - name.info.width,
      top: middle - Math.round(name.info.height / 2),
    },
    {
      input: mark(4, 56),
      left: socialImageSize.width - margin - name.info.width - 28,
      top: middle - 28,
    },
  ])
}

/** The part of the picture around its horizon and its focal point. */
async function crop(master: Buffer, horizon: number, x: number): Promise<Buffer> {
  const { data, info } = await sharp(master)
    .resize({ ...picture, fit: 'outside' })
    .flatten({ background: colours.paper })
    .toBuffer({ resolveWithObject: true })
  return sharp(data)
    .extract({
      left: Math.round((info.width - picture.width) * x),
      top: Math.round((info.height - picture.height) * horizon),
      ...picture,
    })
    .toBuffer()
}

/**
 * Draws the title in the largest size at which it fits; a very long one becomes as small as
 * necessary.
 */
async function fit(text: string) {
  for (const size of titleSizes) {
    const written = await write(text, {
      font: serif,
      size,
      colour: colours.ink,
      width: title.width,
    })
    if (written.info.height <= title.height && written.info.width <= title.width) return written
  }
  return write(text, { font: serif, colour: colours.ink, width: title.width, height: title.height })
}

interface Writing {
  font: typeof serif
  /** In pixels; without it, the largest size at which the text fits into width and height. */
  size?: number
  colour: string
  width?: number
  height?: number
}

const write = (text: string, { font, size, colour, width, height }: Writing) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: size === undefined ? font.family : `${font.family} ${size}`,
      fontfile: font.file,
      rgba: true,
      wrap: 'word-char',
      ...(width === undefined ? {} : { width }),
      // At 72 dots per inch a point is a pixel.
      ...(height === undefined ? { dpi: 72 } : { height }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })

const mark = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: colours.accent },
})
