import { setPriority } from 'node:os'
import sharp from 'sharp'
import { encoders } from '../encoders.ts'
import { type Done, maxPixels, type Work } from './resize-work.ts'

// A process of its own, which is ended when a picture takes too long: whatever a hostile file does to the
// library, the site goes on.

setPriority(10)
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (work: Work) => {
  void answer(work).then((done) => process.send?.(done))
})
process.on('disconnect', () => process.exit())

async function answer(work: Work): Promise<Done> {
  try {
    return { bytes: await make(work) }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

async function make({ bytes, resizing }: Work): Promise<Uint8Array> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  if (!resizing) {
    const { width, height, pages = 1 } = await image.metadata()
    if (width * height * pages > maxPixels) throw new Error('The picture has too many pixels')
    return new Uint8Array()
  }
  const { width, height, fit, format, quality } = resizing
  // Turned as the camera was held. Metadata, such as the place, is left out, and colours become sRGB.
  const made = image.autoOrient().resize({ width, height, fit, withoutEnlargement: true })
  return encoders[format](
    format === 'jpeg' ? made.flatten({ background: '#fff' }) : made,
    quality,
  ).toBuffer()
}
