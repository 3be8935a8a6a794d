import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openUploadedPictures } from './uploaded-pictures.ts'

const id = '0b7c1c2e-5d0f-4b5e-9a64-1f2e3d4c5b6a'

test('all sizes of a picture are made from one read, also with concurrent requests', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-uploaded-'))
  const master = await sharp({
    create: { width: 1300, height: 800, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer()
  const complaints: string[] = []
  let readings = 0
  const pictures = openUploadedPictures({
    dataDir,
    stored: {
      async read() {
        readings++
        return master
      },
      has: async () => true,
    },
    log: pino({ level: 'warn' }, { write: (line: string) => void complaints.push(line) }),
  })
  const reported: boolean[] = []
  pictures.onBusy((isBusy) => reported.push(isBusy))
  pictures.prepare({ id, width: 1300 })
  const paths = [480, 800, 1200].map((width) => `variants/u-${id}-${width}.avif`)
  await Promise.all([`u-${id}.jpg`, ...paths].map((path) => pictures.instead(path)))
  for (const path of paths)
    await expect.poll(() => pictures.instead(path)).toEqual({ file: path, isItself: true })
  // Pictures that are made ahead elsewhere wait from the first to the last of these.
  await expect.poll(() => reported.at(-1)).toBe(false)
  expect(reported[0]).toBe(true)
  pictures.stop()
  const names = readdirSync(pictures.dir)
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  for (const width of [480, 800, 1200])
    expect(await sharp(join(pictures.dir, `${id}-${width}.avif`)).metadata()).toMatchObject({
      width,
    })
  expect(readings).toBe(1)
  expect(complaints).toEqual([])
  rmSync(dataDir, { recursive: true })
})

test('a size that takes long is answered with the picture as it was stored', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-uploaded-'))
  const master = await sharp({
    create: { width: 1300, height: 800, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer()
  const pictures = openUploadedPictures({
    dataDir,
    stored: { read: async () => master, has: async () => true },
    log: pino({ level: 'silent' }),
    maxWait: 0,
  })
  expect(await pictures.instead(`variants/u-${id}-1200.jpeg`)).toEqual({
    file: `u-${id}.jpg`,
    isItself: false,
  })
  pictures.stop()
  rmSync(dataDir, { recursive: true })
})

test('a size that cannot be made is answered with the picture as it was stored', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-uploaded-'))
  const pictures = openUploadedPictures({
    dataDir,
    stored: { read: async () => Buffer.from('no picture'), has: async () => true },
    log: pino({ level: 'silent' }),
  })
  expect(await pictures.instead(`variants/u-${id}-1200.jpeg`)).toEqual({
    file: `u-${id}.jpg`,
    isItself: false,
  })
  pictures.stop()
  rmSync(dataDir, { recursive: true })
})
