import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { day } from '../shared/time/durations.ts'
import { indexPictures } from './picture-index.ts'
import type { BuiltPicture } from './pictures.ts'
import { createSocialImages } from './social-images.ts'
import { openVariants, type Variants } from './variants.ts'
import type { PlannedVariant } from './variants/variant-plan.ts'

let dir: string
let picturesDir: string
let buildDir: string
let variants: Variants
const log = pino({ level: 'silent' })
const noVariants: Variants = { instead: async () => undefined, hold() {}, stop() {} }

beforeEach(() => {
  variants = noVariants
  dir = mkdtempSync(join(tmpdir(), 'alboran-pictures-'))
  picturesDir = join(dir, 'pictures')
  buildDir = join(dir, 'build')
  mkdirSync(join(picturesDir, 'masters'), { recursive: true })
})
afterEach(() => {
  variants.stop()
  rmSync(dir, { recursive: true, force: true })
})

/** Writes renders of a single colour, 900 × 600 pixels, and a drawing. */
async function give(masters: Record<string, string>) {
  const manifest: Record<string, object> = {}
  const alt = { en: 'A sea', es: 'Un mar' }
  for (const [name, background] of Object.entries(masters)) {
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background } })
    await image.webp().toFile(join(picturesDir, `masters/${name}.webp`))
    manifest[name] = { file: `masters/${name}.webp`, horizon: 0.4, alt }
  }
  writeFileSync(
    join(picturesDir, 'plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300z"/></svg>',
  )
  manifest.plan = { file: 'plan.svg', horizon: 0.5, alt }
  writeFileSync(join(picturesDir, 'manifest.json'), JSON.stringify(manifest))
  await indexPictures(picturesDir, buildDir)
}
const plan = (): PlannedVariant[] =>
  JSON.parse(readFileSync(join(buildDir, 'variants.json'), 'utf8'))
const built = (): Record<string, BuiltPicture> =>
  JSON.parse(readFileSync(join(buildDir, 'pictures.json'), 'utf8'))
const fileOf = (file: string) => join(buildDir, 'pictures', file)
const allMade = async () => {
  await expect.poll(() => plan().every(({ file }) => existsSync(fileOf(file)))).toBe(true)
}

test('every variant is made while the site serves; whole, of its width, and only once', async () => {
  await give({ sea: '#336699', sky: '#99bbdd' })
  expect(built()).toMatchObject({
    sea: { width: 900, height: 600, widths: [480, 800], horizon: 0.4 },
    plan: { width: 400, height: 300, widths: [] },
  })
  expect(plan()).toHaveLength(2 * (2 * 3 + 1) + 2)
  // A drawing also has a stable address, at which e-mails show it.
  expect(plan().map(({ file }) => file)).toContain('plan.jpg')
  variants = openVariants({ picturesDir, buildDir }, log)
  await allMade()
  for (const { file, width, format } of plan()) {
    const made = await sharp(fileOf(file)).metadata()
    expect([made.width, made.format]).toEqual([width, format === 'avif' ? 'heif' : format])
  }
  const times = () => plan().map(({ file }) => statSync(fileOf(file)).mtimeMs)
  const before = times()
  variants.stop()
  await indexPictures(picturesDir, buildDir)
  variants = openVariants({ picturesDir, buildDir }, log)
  await expect(variants.instead(plan()[0]?.file ?? '')).resolves.toMatchObject({ isItself: true })
  expect(times()).toEqual(before)
  expect(readdirSync(fileOf('variants')).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a requested variant is made next, and until then the nearest one is sent', async () => {
  await give({ sea: '#336699' })
  const { file } = built().sea ?? { file: '' }
  variants = openVariants({ picturesDir, buildDir }, log)
  // This variant is last in the plan, so it would not be made soon.
  const last = plan().at(-1)?.file ?? ''
  expect(await variants.instead(last)).toBeDefined()
  await expect.poll(() => variants.instead(last)).toEqual({ file: last, isItself: true })
  expect(await variants.instead(`variants/${file}-9999.avif`)).toBeUndefined()
  expect(await variants.instead('variants/../../secret')).toBeUndefined()
})

test('during urgent work only requested sizes are made, and the rest after it', async () => {
  await give({ sea: '#336699', sky: '#99bbdd', sand: '#ddccaa' })
  variants = openVariants({ picturesDir, buildDir }, log)
  variants.hold(true)
  const last = plan().at(-1)?.file ?? ''
  await expect.poll(() => variants?.instead(last)).toEqual({ file: last, isItself: true })
  expect(plan().filter(({ file }) => existsSync(fileOf(file))).length).toBeLessThan(plan().length)
  variants.hold(false)
  await allMade()
})

test('a variant requested while the process ends is made by the next process', async () => {
  await give({ sea: '#336699', sky: '#99bbdd' })
  variants = openVariants({ picturesDir, buildDir, ahead: false }, log)
  // The process ends as soon as it has made what was requested.
  for (const { file } of plan().filter((one) => one.width < 800))
    await expect.poll(() => variants.instead(file)).toMatchObject({ isItself: true })
})

test('the master replaces a variant that cannot be made', async () => {
  await give({ sea: '#336699' })
  variants = openVariants({ picturesDir, buildDir, ahead: false }, log)
  rmSync(fileOf('variants'), { recursive: true })
  const [{ file } = { file: '' }] = plan()
  expect(await variants.instead(file)).toEqual({ file: 'masters/sea.webp', isItself: false })
})

test('the picture of a shared link is made in the data folder, and not in the build', async () => {
  await give({ sea: '#336699' })
  const dataDir = join(dir, 'data')
  const socialImages = createSocialImages({ buildDir, dataDir, clock: Date.now })
  variants = openVariants({ picturesDir, buildDir, socialImages, ahead: false }, log)
  const before = readdirSync(fileOf('variants'))
  const picture = { file: built().plan?.file ?? '', horizon: 0.4, x: 0.5 }
  const path = socialImages.pathOf(picture, 'A villa')?.replace('/pictures/', '') ?? ''
  await expect.poll(() => variants.instead(path)).toEqual({ file: path, isItself: true })
  expect(readdirSync(socialImages.dir)).toEqual([basename(path)])
  expect(readdirSync(fileOf('variants'))).toEqual(before)
})

test('pictures of shared links that are three months old are removed at the start', async () => {
  await give({})
  const dataDir = join(dir, 'data')
  const now = Date.now()
  const open = (at: number) => createSocialImages({ buildDir, dataDir, clock: () => at })
  const { dir: folder } = open(now)
  writeFileSync(join(folder, 'one.jpeg'), '')
  open(now + 80 * day)
  expect(readdirSync(folder)).toHaveLength(1)
  open(now + 91 * day)
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('a variant that another process has made is not made again', async () => {
  await give({ sea: '#336699' })
  const [{ file, format, width } = { file: '', format: 'avif' as const, width: 0 }] = plan()
  variants = openVariants({ picturesDir, buildDir, ahead: false }, log)
  const gray = sharp({ create: { width, height: 10, channels: 3, background: '#808080' } })
  await gray.toFormat(format).toFile(fileOf(file))
  expect(await variants.instead(file)).toEqual({ file, isItself: true })
  expect((await sharp(fileOf(file)).metadata()).height).toBe(10)
})

test('a master that changes has new variants and loses the old ones', async () => {
  await give({ sea: '#336699' })
  const before = built().sea?.file
  variants = openVariants({ picturesDir, buildDir }, log)
  await allMade()
  variants.stop()
  await give({ sea: '#112233' })
  expect(built().sea?.file).not.toBe(before)
  expect(readdirSync(fileOf('variants')).join()).not.toContain(before)
  expect(existsSync(fileOf('sea.jpg'))).toBe(false)
})
