import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { expect } from 'vitest'

const baselines = join(import.meta.dirname, 'baselines')
/** The folder of new screenshots that differ, with the differences marked in red. */
const results = join(import.meta.dirname, '..', 'build', 'visual')

const updating = process.env.UPDATE_BASELINES === '1'

/**
 * The number of pixels that may differ, even on the largest page: fewer than a changed word has.
 */
const allowed = 60
/** How far one pixel's colour may differ, 0 to 1; see pixelmatch. */
const threshold = 0.15

/**
 * Compares a screenshot with its baseline, or writes the baseline (`npm run test:visual --
 * --update`).
 * @param screenshot the image that Playwright took.
 * @param whole whether it is a whole page, which is stored at half its size with lossy compression:
 * WebP allows at most 16,383 pixels, and the files stay small. The new screenshot gets the same
 * treatment before it is compared.
 */
export async function compareScreenshot(
  name: string,
  screenshot: Buffer,
  { whole = false } = {},
): Promise<void> {
  const file = join(baselines, `${name}.webp`)
  const webp = whole
    ? await halved(screenshot)
    : await sharp(screenshot).webp({ lossless: true, effort: 6 }).toBuffer()
  if (updating) {
    mkdirSync(baselines, { recursive: true })
    writeFileSync(file, webp)
    return
  }
  if (!existsSync(file)) {
    keep(`${name}.webp`, webp)
    expect.fail(
      `${name} has no baseline: if build/visual/${name}.webp is right, move it to visual/baselines`,
    )
  }
  const [is, was] = await Promise.all([pixelsOf(webp), pixelsOf(readFileSync(file))])
  const size = ({ width, height }: Pixels) => `${width} × ${height}`
  if (size(is) !== size(was)) keep(`${name}.png`, screenshot)
  expect(size(is), `size of ${name}, see build/visual/${name}.png`).toBe(size(was))
  const { width, height } = is
  const difference = Buffer.alloc(is.data.length)
  const different = pixelmatch(is.data, was.data, difference, width, height, { threshold })
  if (different > allowed) {
    keep(`${name}.png`, screenshot)
    const raw = { width, height, channels: 4 } as const
    keep(`${name}.difference.png`, await sharp(difference, { raw }).png().toBuffer())
  }
  expect(
    different,
    `pixels of ${name} that differ, see build/visual/${name}.difference.png`,
  ).toBeLessThanOrEqual(allowed)
}

async function halved(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata()
  return sharp(png)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 50 })
    .toBuffer()
}

interface Pixels {
  data: Buffer
  width: number
  height: number
}

async function pixelsOf(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function keep(name: string, picture: Buffer) {
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, name), picture)
}
