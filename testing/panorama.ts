import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { builtDir } from './site.ts'

/**
 * A build folder in which a group has one 360° picture, a quarter of which is red and the rest
 * blue.
 */
export async function buildWithPanorama(of: string) {
  const dir = mkdtempSync(join(tmpdir(), 'alboran-panorama-'))
  for (const part of ['site', 'plans']) symlinkSync(join(builtDir, part), join(dir, part))
  const variants = join(dir, 'pictures', 'variants')
  mkdirSync(variants, { recursive: true })
  const file = 'fixture-round-00000000'
  const [width, height] = [800, 400]
  const red = await sharp({
    create: { width: width / 4, height, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer()
  const round = sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: red, left: (width * 3) / 8, top: 0 },
  ])
  const png = await round.png().toBuffer()
  await Promise.all([
    sharp(png)
      .webp({ lossless: true })
      .toFile(join(variants, `${file}-800.webp`)),
    sharp(png)
      .avif()
      .toFile(join(variants, `${file}-800.avif`)),
    sharp(png)
      .jpeg()
      .toFile(join(variants, `${file}-800.jpeg`)),
  ])
  const pictures: Record<string, { panorama?: { of: string } }> = JSON.parse(
    readFileSync(join(builtDir, 'pictures.json'), 'utf8'),
  )
  const others = Object.entries(pictures).filter(([, { panorama }]) => panorama?.of !== of)
  const fixture = {
    file,
    width,
    height,
    widths: [800],
    colour: '#0000ff',
    horizon: 0.5,
    x: 0.5,
    alt: { en: 'A room, all round', es: 'Una habitación, todo alrededor' },
    subject: { en: 'Living room, all round', es: 'Salón, vista de 360°' },
    // The middle, which is red, faces south.
    panorama: { of, north: 180 },
  }
  writeFileSync(
    join(dir, 'pictures.json'),
    JSON.stringify({ ...Object.fromEntries(others), 'fixture-round': fixture }),
  )
  writeFileSync(join(dir, 'variants.json'), '[]')
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
