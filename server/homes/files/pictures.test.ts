import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { blackPng, samplePicture, type TestStorage, testStorage } from '../../../testing/storage.ts'
import { createResizer, type Resizer } from '../../pictures/resize/resizer.ts'
import { uploadedId } from '../../pictures/uploaded/names.ts'
import { storedPictures } from '../../pictures/uploaded/read-stored.ts'
import {
  openUploadedPictures,
  type UploadedPictures,
} from '../../pictures/uploaded/uploaded-pictures.ts'
import { pictureAddresses, detailsOf, problemsOf } from '../check.ts'
import { draftedHomeFields } from '../home.ts'
import { type HomeAuthor, newHomeId } from '../save-draft.ts'
import { readStoredHome } from '../stored-home.ts'
import { describePictures, movePicture, removePicture, takePicture } from './pictures.ts'

let resizer: Resizer
beforeAll(() => {
  resizer = createResizer()
})
afterAll(() => resizer.stop())

const log = pino({ level: 'silent' })

describeOnEachEngine('pictures of a home, on %s', (engine) => {
  let backend: TestStorage
  let tom: HomeAuthor
  let uploaded: UploadedPictures
  let folder: string
  const id = newHomeId()
  eachOnItsOwnDatabase(engine, (opened, place) => {
    backend = testStorage(opened, place.dataDir)
  })
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'alboran-pictures-'))
    tom = { client: (await backend.signedIn('agent')).client, email: 'Tom', clock: Date.now, log }
    uploaded = openUploadedPictures({
      dataDir: folder,
      log: pino({ level: 'silent' }),
      stored: storedPictures({
        url: 'http://site.test',
        key: 'alboran-public',
        fetch: backend.fetch,
      }),
    })
  })
  afterEach(async () => {
    uploaded.stop()
    backend.opened.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const take = (bytes: Uint8Array) =>
    takePicture(tom, id, bytes, { resizer, uploaded: { prepare() {}, async forget() {} } })
  const addressOf = async (bytes: Uint8Array) => {
    const taking = await take(bytes)
    if (!('address' in taking)) throw new Error(taking.refused)
    return taking.address
  }
  const fields = async () => {
    const { home, draft } = await readStoredHome(tom.client, id)
    return draftedHomeFields(home, draft)
  }
  const storedNames = async () =>
    ((await tom.client.storage.from('pictures').list()).data ?? []).map(({ name }) => name)
  const wide = { width: 640, height: 400 }

  test('pictures uploaded at once are all kept, and can be reordered and described', async () => {
    const picture = await samplePicture('jpeg', wide)
    await Promise.all([1, 2, 3, 4].map(() => take(picture)))
    const [first = '', second = '', third = '', fourth = ''] = pictureAddresses(await fields())
    await movePicture(tom, id, fourth, 0)
    await movePicture(tom, id, first, 99)
    expect(pictureAddresses(await fields())).toEqual([fourth, second, third, first])
    await removePicture(tom, id, second)
    await describePictures(tom, id, {
      [third]: { alt: { en: 'The bay', es: 'La bahía' }, room: 'view', x: 0.2 },
      '/pictures/u-nothing.jpg': { x: 1 },
    })
    expect(detailsOf(await fields())).toEqual({
      [first]: expect.objectContaining({ x: 0.5 }),
      [third]: expect.objectContaining({ x: 0.2, room: 'view', horizon: 0.42 }),
      [fourth]: expect.anything(),
    })
    expect(problemsOf(await fields()).filter(({ kind }) => kind === 'alt')).toEqual(
      [1, 3].flatMap((number) =>
        ['en', 'es'].map((language) => ({
          field: 'picture_details',
          kind: 'alt',
          of: { number, language },
        })),
      ),
    )
  })

  test('the sizes of a picture that is no longer stored are removed, of others none', async () => {
    const picture = await samplePicture('jpeg', wide)
    const [gone, kept] = [await addressOf(picture), await addressOf(picture)]
    const below = (address: string) => address.replace('/pictures/', '')
    const asVisitor = async (address: string) => [
      await uploaded.instead(below(address)),
      await uploaded.instead(`variants/${below(address).replace('.jpg', '-480.jpeg')}`),
    ]
    for (const address of [gone, kept]) expect(await asVisitor(address)).not.toContain(undefined)
    expect(await uploaded.sweep()).toBe(0)
    await tom.client.storage.from('pictures').remove([`${uploadedId(gone)}.jpg`])
    expect(await uploaded.sweep()).toBe(1)
    expect(readdirSync(uploaded.dir).filter((name) => gone.includes(name.slice(0, 36)))).toEqual([])
    expect(await asVisitor(gone)).toEqual([undefined, undefined])
    expect(await asVisitor(kept)).not.toContain(undefined)
  })

  test('an upload without the right leaves nothing', async () => {
    const visitor: HomeAuthor = {
      client: (await backend.signedIn(undefined)).client,
      email: '',
      clock: Date.now,
      log,
    }
    await expect(
      takePicture(visitor, id, await samplePicture('jpeg', wide), {
        resizer,
        uploaded: { prepare() {}, async forget() {} },
      }),
    ).rejects.toThrow('violates')
    expect(await storedNames()).toEqual([])
  })

  // The tests below are about files, which are the same on both engines.
  if (engine === 'postgres') return

  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('%s is taken', async (format) => {
    const address = await addressOf(await samplePicture(format, wide))
    expect(pictureAddresses(await fields())).toEqual([address])
    expect(detailsOf(await fields())[address]).toEqual({
      ...wide,
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      x: 0.5,
      horizon: 0.42,
      alt: { en: '', es: '' },
    })
  })

  test('an upload is turned upright, loses its location, and is not too large', async () => {
    const photograph = await sharp({
      create: { width: 4000, height: 3000, channels: 3, background: '#345' },
    })
      .withExif({ IFD0: { Copyright: 'Marta' }, IFD3: { GPSLatitude: '36/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const address = await addressOf(photograph)
    const [name = ''] = await storedNames()
    const { data } = await backend.visitor.storage.from('pictures').download(name)
    const stored = await sharp(await data?.arrayBuffer()).metadata()
    expect(stored).toMatchObject({ width: 1920, height: 2560, space: 'srgb' })
    expect([stored.exif, stored.orientation, stored.iptc, stored.xmp]).toEqual(
      Array(4).fill(undefined),
    )
    expect(detailsOf(await fields())[address]).toMatchObject({ width: 1920, height: 2560 })
  })

  test.each([
    ['script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['script', '\n<!doctype html><script>alert(1)</script>'],
    ['kind', '%PDF-1.7'],
    ['kind', 'GIF89a'],
    ['kind', ''],
    ['broken', '\u00ff\u00d8\u00ffnot a photograph'],
    ['broken', '\u0089PNG\r\n\u001a\n'],
  ] as const)('%s: what is no picture is refused, and leaves nothing', async (refused, text) => {
    expect(await take(Buffer.from(text, 'latin1'))).toEqual({ refused })
    expect(await storedNames()).toEqual([])
    expect((await readStoredHome(tom.client, id)).draft).toBeUndefined()
  })

  test('a picture that needs too much memory, or is cut off or too small, is refused', async () => {
    const bomb = blackPng(16_000, 16_000)
    expect(await take(bomb)).toEqual({ refused: 'broken' })
    const whole = await sharp({
      create: {
        width: 1200,
        height: 900,
        channels: 3,
        background: '#345',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await take(whole.subarray(0, whole.length / 2))).toEqual({ refused: 'broken' })
    expect(await take(await samplePicture('png', { width: 64, height: 64 }))).toEqual({
      refused: 'small',
    })
    expect(await take(new Uint8Array(30 * 1024 * 1024 + 1))).toEqual({ refused: 'large' })
    expect(await storedNames()).toEqual([])
  })

  test('visitors get the requested size, and other sizes are refused', async () => {
    const address = await addressOf(await samplePicture('jpeg', { width: 1000, height: 600 }))
    const name = address.slice('/pictures/'.length, -'.jpg'.length)
    const file = `variants/${name}-800.avif`
    expect(await uploaded.instead(file)).toEqual({ file, isItself: true })
    const made = await sharp(join(uploaded.dir, `${name.slice(2)}-800.avif`)).metadata()
    expect(made).toMatchObject({ width: 800, height: 480, format: 'heif' })
    for (const other of [
      `variants/${name}-801.avif`,
      `variants/${name}-800.png`,
      `variants/../${name}-800.avif`,
      `${name}.png`,
      'u-00000000-0000-0000-0000-000000000000.jpg',
    ])
      expect(await uploaded.instead(other), other).toBeUndefined()
    expect(await uploaded.instead(`${name}.jpg`)).toEqual({ file: `${name}.jpg`, isItself: true })
  })
})
