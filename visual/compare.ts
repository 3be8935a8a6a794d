import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'

const baselines = join(import.meta.dirname, 'baselines')
/** What differs is written here: the new screenshot, and the difference in red. */
const results = join(import.meta.dirname, '..', 'build', 'visual')

const updating = process.env.UPDATE_BASELINES === '1'

/** Part of the pixels that may differ: the edge of a letter, never a moved line. */
const tolerance = 0.001
/** Of one pixel's colour, 0 to 1; see pixelmatch. */
const threshold = 0.15

/**
 * Holds a screenshot to its baseline, or writes it (`npm run test:visual -- --update`).
 * @param screenshot as Playwright took it.
 * @param half whole pages are kept at half their size: WebP ends at 16,383 pixels, and the set stays small.
 */
export async function compareScreenshot(
  name: string,
  screenshot: Buffer,
  { half = false } = {},
): Promise<void> {
  const file = join(baselines, `${name}.webp`)
  const png = half ? await halved(screenshot) : screenshot
  const taken = sharp(png)
  if (updating) {
    mkdirSync(baselines, { recursive: true })
    // Without loss: an artefact would be a difference.
    writeFileSync(file, await taken.webp({ lossless: true, effort: 6 }).toBuffer())
    return
  }
  expect(existsSync(file), `${name} has no baseline: npm run test:visual -- --update`).toBe(true)
  const [is, was] = await Promise.all([pixelsOf(taken), pixelsOf(sharp(readFileSync(file)))])
  const size = ({ width, height }: Pixels) => `${width} × ${height}`
  if (size(is) !== size(was)) keep(name, png)
  expect(size(is), `size of ${name}, see build/visual/${name}.png`).toBe(size(was))
  const { width, height } = is
  const difference = Buffer.alloc(is.data.length)
  const different = pixelmatch(is.data, was.data, difference, width, height, { threshold })
  if (different > width * height * tolerance) {
    keep(name, png)
    const raw = { width, height, channels: 4 } as const
    keep(`${name}.difference`, await sharp(difference, { raw }).png().toBuffer())
  }
  expect(
    different / (width * height),
    `part of ${name} that differs, see build/visual/${name}.difference.png`,
  ).toBeLessThanOrEqual(tolerance)
}

async function halved(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata()
  return sharp(png)
    .resize({ width: Math.round(width / 2) })
    .png()
    .toBuffer()
}

interface Pixels {
  data: Buffer
  width: number
  height: number
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function keep(name: string, png: Buffer) {
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, `${name}.png`), png)
}
