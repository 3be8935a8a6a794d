import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openUploadedPictures } from '../../pictures/uploaded/uploaded-pictures.ts'
import { staticFiles } from './static-files.ts'

const id = '0b7c1c2e-5d0f-4b5e-9a64-1f2e3d4c5b6a'
const other = '1b7c1c2e-5d0f-4b5e-9a64-1f2e3d4c5b6a'

test('an uploaded picture that was removed is in neither folder nor memory', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-static-'))
  mkdirSync(join(dataDir, 'pictures'))
  for (const name of [`${id}.jpg`, `${id}-480.avif`, `${other}.jpg`])
    writeFileSync(join(dataDir, 'pictures', name), 'picture')
  const uploaded = openUploadedPictures({
    dataDir,
    stored: { read: async () => undefined, has: async () => false },
    log: pino({ level: 'silent' }),
  })
  const none = { instead: async () => undefined, hold() {}, stop() {} }
  const folders = { buildDir: dataDir, picturesDir: dataDir, socialDir: dataDir }
  const files = staticFiles(folders, none, uploaded, [])
  const app = new Hono().get('*', (c) => files.respond(c))
  const statuses = () =>
    Promise.all(
      [`u-${id}.jpg`, `variants/u-${id}-480.avif`, `u-${other}.jpg`].map(
        async (path) => (await app.request(`/pictures/${path}`)).status,
      ),
    )
  expect(await statuses()).toEqual([200, 200, 200])
  await uploaded.forget([id])
  expect(await statuses()).toEqual([404, 404, 200])
  uploaded.stop()
  rmSync(dataDir, { recursive: true })
})
