import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { BuiltPicture } from './pictures.ts'

/** An entry of pictures/manifest.json. */
interface Master {
  /** Below pictures/: a render in masters/ or a drawing in plates/. */
  file: string
  horizon: number
  x?: number
  xNarrow?: number
  alt: { en: string; es: string }
}

/** Pixels; a master narrower than one of them has no such variant. */
const widths = [480, 800, 1200, 1600, 1920]

/** Change this when an encoder setting changes: it is part of every variant's name. */
const settings = 'v1'
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 72 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 74, mozjpeg: true }),
}

/**
 * Makes every variant that is missing, takes away those of masters that are gone, and writes
 * `pictures.json` for the server. Names carry the master's digest, so nothing is ever made twice.
 */
export async function buildVariants(
  picturesDir: string,
  buildDir: string,
  report: (line: string) => void,
): Promise<void> {
  const outDir = join(buildDir, 'pictures')
  const variantsDir = join(outDir, 'variants')
  await mkdir(variantsDir, { recursive: true })
  const masters: Record<string, Master> = JSON.parse(
    await readFile(join(picturesDir, 'manifest.json'), 'utf8'),
  )
  const known: Record<string, BuiltPicture> = await readFile(
    join(buildDir, 'pictures.json'),
    'utf8',
  ).then(JSON.parse, () => ({}))
  const built: Record<string, BuiltPicture> = {}

  for (const [name, master] of Object.entries(masters)) {
    const source = join(picturesDir, master.file)
    const bytes = await readFile(source)
    const digest = createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 8)
    const file = `${name}-${digest}`
    const texts = {
      alt: master.alt,
      horizon: master.horizon,
      x: master.x ?? 0.5,
      ...(master.xNarrow === undefined ? {} : { xNarrow: master.xNarrow }),
    }
    const before = known[name]
    const made = before?.file === file ? before : undefined
    if (extname(source) === '.svg')
      await renderCard(bytes, master.horizon, join(variantsDir, `${file}-1200.jpeg`))
    if (made) {
      built[name] = { ...made, ...texts }
      continue
    }
    report(`picture ${name}`)
    if (extname(source) === '.svg') {
      await copyFile(source, join(variantsDir, `${file}.svg`))
      built[name] = { ...texts, file, ...svgSize(bytes.toString()), colour: '#e3ecea', widths: [] }
    } else {
      built[name] = { ...texts, file, ...(await renderVariants(bytes, join(variantsDir, file))) }
      const largest = Math.max(...(built[name]?.widths ?? []))
      await copyFile(join(variantsDir, `${file}-${largest}.jpeg`), join(outDir, `${name}.jpg`))
    }
  }
  await sweep(variantsDir, new Set(Object.values(built).map(({ file }) => file)))
  await writeFile(join(buildDir, 'pictures.json.part'), JSON.stringify(built))
  await rename(join(buildDir, 'pictures.json.part'), join(buildDir, 'pictures.json'))
}

async function renderVariants(bytes: Buffer, path: string) {
  const { width, height } = await sharp(bytes).metadata()
  const made = widths.filter((one) => one <= width)
  for (const one of made)
    for (const [format, encode] of Object.entries(encoders)) {
      const target = `${path}-${one}.${format}`
      if (existsSync(target)) continue
      await encode(sharp(bytes).resize(one)).toFile(`${target}.part`)
      await rename(`${target}.part`, target)
    }
  const { r, g, b } = (await sharp(bytes).stats()).dominant
  const colour = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  return { width, height, colour, widths: made }
}

/** A drawing as shared links show it, 1,200 × 630 pixels: they know no SVG. The horizon keeps its height. */
async function renderCard(svg: Buffer, horizon: number, target: string): Promise<void> {
  if (existsSync(target)) return
  const [width, height] = [1200, 630]
  const whole = await sharp(svg)
    .resize({ width, height: 900, fit: 'cover' })
    .flatten({ background: '#f6f8f6' })
    .toBuffer({ resolveWithObject: true })
  const top = Math.round((whole.info.height - height) * horizon)
  await encoders
    .jpeg(sharp(whole.data).extract({ left: 0, top, width, height }))
    .toFile(`${target}.part`)
  await rename(`${target}.part`, target)
}

function svgSize(svg: string): { width: number; height: number } {
  const [, width, height] =
    /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? []
  return { width: Math.round(Number(width ?? 1600)), height: Math.round(Number(height ?? 1200)) }
}

/** Removes the variants of pictures that changed or went away. */
async function sweep(dir: string, files: Set<string>): Promise<void> {
  for (const entry of await readdir(dir)) {
    const owner = /^(.+-[\da-f]{8})[.-]/.exec(entry)?.[1]
    if (!owner || !files.has(owner) || entry.endsWith('.part')) await rm(join(dir, entry))
  }
}
