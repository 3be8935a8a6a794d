import sharp from 'sharp'
import { serveWork } from '../../shared/work/worker-process.ts'
import { encoders } from '../variants/encoders.ts'
import { maxPixels, type Work } from './resize-work.ts'

// The library runs in a process of its own, which is ended when a picture takes too long: a hostile
// file can stop that process, but not the site.

sharp.concurrency(1)
sharp.cache(false)
serveWork(make)

async function make({ bytes, resizing }: Work): Promise<Uint8Array> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  if (!resizing) {
    const { width, height, pages = 1 } = await image.metadata()
    if (width * height * pages > maxPixels) throw new Error('The picture has too many pixels')
    return new Uint8Array()
  }
  const { width, height, fit, format, quality } = resizing
  // The picture is rotated as its metadata says. Metadata such as the place is removed, and colours
  // are converted to sRGB.
  const made = image.autoOrient().resize({ width, height, fit, withoutEnlargement: true })
  return encoders[format](
    format === 'jpeg' ? made.flatten({ background: '#fff' }) : made,
    quality,
  ).toBuffer()
}
