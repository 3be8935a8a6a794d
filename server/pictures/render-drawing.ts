import sharp from 'sharp'
import { fontFiles } from '../fonts/font-files.ts'
import { remember } from '../shared/work/remember.ts'

const fonts = {
  'Ibarra Real Nova': fontFiles.serif,
  'Ibarra Real Nova Italic': fontFiles.italic,
  Rosario: fontFiles.sans,
}

/** A drawing as a JPEG, with its size in pixels. */
export interface RenderedDrawing {
  jpeg: Buffer
  width: number
  height: number
}

/** The most drawings in memory, about 10 MB. */
const kept = 40

/**
 * Renders one of our drawings on white, with the site's fonts.
 * @param svg contains its styles.
 * @param width in pixels.
 */
export const renderDrawing: (svg: string, width: number) => Promise<RenderedDrawing> = remember(
  kept,
  ([svg, width]) => `${width} ${svg}`,
  async (svg, width) => {
    await loadFonts()
    const { data, info } = await sharp(Buffer.from(svg))
      .resize({ width })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    return { jpeg: data, width: info.width, height: info.height }
  },
)

let loaded: Promise<unknown> | undefined

/**
 * Renders a text in each font, so that this process has loaded the fonts before the first drawing.
 */
const loadFonts = () =>
  (loaded ??= Promise.all(
    Object.entries(fonts).map(([font, fontfile]) =>
      sharp({ text: { text: '.', font, fontfile } })
        .png()
        .toBuffer(),
    ),
  ))
