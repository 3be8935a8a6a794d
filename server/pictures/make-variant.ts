import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { encoders } from './variants/encoders.ts'
import { drawSocialImage, socialImageSize } from './variants/make-social-image.ts'
import { type PlannedVariant, targetOf } from './variants/variant-plan.ts'

/** Makes one file. A concurrent reader sees either no file or the complete one. */
export async function makeVariant(
  variant: PlannedVariant,
  picturesDir: string,
  outDir: string,
): Promise<void> {
  const { source, format, width, horizon, socialImage: text } = variant
  const target = targetOf(variant, outDir)
  // Two processes may make the same file.
  const part = `${target}.${process.pid}.part`
  const master = await readFile(join(picturesDir, source))
  const image = text
    ? await drawSocialImage(master, text)
    : horizon === undefined
      ? sharp(master).resize(width)
      : await cropToSocialImage(master, horizon)
  await encoders[format](image).toFile(part)
  await rename(part, target)
}

/**
 * Renders a drawing on a white background for shared links, which do not support SVG. The crop
 * keeps the horizon at its height.
 */
async function cropToSocialImage(svg: Buffer, horizon: number): Promise<Sharp> {
  const rendered = await sharp(svg)
    .resize({ width: socialImageSize.width, height: 900, fit: 'cover' })
    .flatten({ background: '#f6f8f6' })
    .toBuffer({ resolveWithObject: true })
  const top = Math.round((rendered.info.height - socialImageSize.height) * horizon)
  return sharp(rendered.data).extract({ left: 0, top, ...socialImageSize })
}
