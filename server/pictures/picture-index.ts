import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { unlessMissing } from '../shared/missing-file.ts'
import type { BuiltPicture } from './pictures.ts'
import type { RoomName } from './room-names.ts'
import { panoramaWidths, type PlannedVariant, priorityOf, widths } from './variants/variant-plan.ts'

/** An entry of pictures/manifest.json. */
interface Master {
  /** The path below pictures/: a render in masters/ or a drawing in plates/. */
  file: string
  horizon: number
  x?: number
  xNarrow?: number
  alt: { en: string; es: string }
  /**
   * The subject in two or three words; `subjects.es.json` contains the Spanish,
   * `subject-rooms.json` the room that is shown.
   */
  subject?: string
  /** `panorama`: 360°, 2:1 (equirectangular). */
  kind?: string
  /** The id of the development or property type that it shows. */
  development?: string
  /** The direction of north in a panorama, in degrees clockwise from its middle. */
  north?: number
}

/**
 * A part of every variant's name. Change it when an encoder's setting changes, so that all variants
 * are made again.
 */
const settings = 'v1'

/**
 * Writes the data of every picture for the pages (`pictures.json`) and the list of its variants
 * (`variants.json`, the most needed first), and removes the variants of deleted masters. The server
 * or `makeVariants` makes the variants later. Their names contain the master's digest, so that a
 * variant that exists is not made again.
 */
export async function indexPictures(picturesDir: string, buildDir: string): Promise<void> {
  const outDir = join(buildDir, 'pictures')
  const variantsDir = join(outDir, 'variants')
  await mkdir(variantsDir, { recursive: true })
  const masters: Record<string, Master> = JSON.parse(
    await readFile(join(picturesDir, 'manifest.json'), 'utf8'),
  )
  const spanish: Record<string, string> = await readOrNone(join(picturesDir, 'subjects.es.json'))
  const rooms: Record<string, RoomName> = await readOrNone(join(picturesDir, 'subject-rooms.json'))
  const manifest = await readKnown(buildDir)
  const built: Record<string, BuiltPicture> = {}
  const plan: PlannedVariant[] = []

  await Promise.all(
    Object.entries(masters).map(async ([name, master]) => {
      const source = join(picturesDir, master.file)
      const bytes = await readFile(source)
      const digest = createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 8)
      const file = `${name}-${digest}`
      const before = manifest[name]?.file === file ? manifest[name] : undefined
      const texts = describe(master, spanish, rooms)
      if (extname(source) === '.svg') {
        if (!before) {
          await copyFile(source, join(variantsDir, `${file}.svg`))
          await rm(join(outDir, `${name}.jpg`), { force: true })
        }
        built[name] = {
          file,
          ...svgSize(bytes.toString()),
          colour: '#e3ecea',
          widths: [],
          ...texts,
        }
        plan.push(...jpegsOf(name, file, master))
        return
      }
      // The master is new or has changed, so the file at the picture's stable address is outdated.
      if (!before) await rm(join(outDir, `${name}.jpg`), { force: true })
      const { width, height, colour, widths } = before ?? (await measure(bytes, master.kind))
      const picture = { file, width, height, colour, widths, ...texts }
      built[name] = picture
      plan.push(...variantsOf(name, picture, master.file))
    }),
  )
  plan.sort((one, other) => priorityOf(one) - priorityOf(other) || (one.file < other.file ? -1 : 1))
  await sweep(variantsDir, new Set(Object.values(built).map(({ file }) => file)))
  const sorted = Object.fromEntries(Object.keys(masters).map((name) => [name, built[name]]))
  await write(join(buildDir, 'variants.json'), plan)
  await write(join(buildDir, 'pictures.json'), sorted)
}

/** The data that pages show with a picture, and how it is cropped. */
function describe(
  master: Master,
  spanish: Readonly<Record<string, string>>,
  rooms: Readonly<Record<string, RoomName>>,
) {
  const { subject = '' } = master
  const inSpanish = spanish[subject]
  const room = rooms[subject]
  return {
    alt: master.alt,
    ...(inSpanish === undefined ? {} : { subject: { en: subject, es: inSpanish } }),
    ...(room === undefined ? {} : { room }),
    ...(master.kind === 'panorama'
      ? { panorama: { of: master.development ?? '', north: master.north ?? 0 } }
      : {}),
    horizon: master.horizon,
    x: master.x ?? 0.5,
    ...(master.xNarrow === undefined ? {} : { xNarrow: master.xNarrow }),
  }
}

const readKnown = (buildDir: string): Promise<Record<string, BuiltPicture>> =>
  readOrNone(join(buildDir, 'pictures.json'))

/** The entries of a JSON file; none where there is no such file. */
const readOrNone = async (file: string) =>
  JSON.parse(await unlessMissing(readFile(file, 'utf8'), '{}'))

async function write(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(value))
  await rename(`${file}.part`, file)
}

function variantsOf(name: string, { file, widths }: BuiltPicture, source: string) {
  const largest = Math.max(...widths)
  const variants: PlannedVariant[] = widths.flatMap((width) =>
    (['avif', 'webp', 'jpeg'] as const).map((format) => ({
      file: `variants/${file}-${width}.${format}`,
      source,
      format,
      width,
    })),
  )
  return [...variants, { file: `${name}.jpg`, source, format: 'jpeg' as const, width: largest }]
}

/** A drawing as JPEG, for shared links and e-mails, which do not support SVG. */
const jpegsOf = (name: string, file: string, { file: source, horizon }: Master): PlannedVariant[] =>
  [`variants/${file}-1200.jpeg`, `${name}.jpg`].map((jpeg) => ({
    file: jpeg,
    source,
    format: 'jpeg',
    width: 1200,
    horizon,
  }))

/**
 * The size, colour and widths of a render. The colour is read from a small copy, which takes a
 * tenth of the time.
 */
async function measure(bytes: Buffer, kind: string | undefined) {
  const { width, height } = await sharp(bytes).metadata()
  const small = await sharp(bytes).resize(120).toBuffer()
  const { r, g, b } = (await sharp(small).stats()).dominant
  const colour = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  const sizes = kind === 'panorama' ? panoramaWidths : widths
  return { width, height, colour, widths: sizes.filter((one) => one <= width) }
}

function svgSize(svg: string): { width: number; height: number } {
  const [, width, height] =
    /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? []
  return { width: Math.round(Number(width ?? 1600)), height: Math.round(Number(height ?? 1200)) }
}

/** Removes the variants of pictures that were changed or deleted. */
async function sweep(dir: string, files: Set<string>): Promise<void> {
  for (const entry of await readdir(dir)) {
    const owner = /^(.+-[\da-f]{8})[.-]/.exec(entry)?.[1]
    if (!owner || !files.has(owner)) await rm(join(dir, entry), { force: true })
  }
}
