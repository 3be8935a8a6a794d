import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../../testing/databases.ts'
import { samplePicture, testStorage, type TestStorage } from '../../../../testing/storage.ts'
import type { Database } from '../../../database/database.ts'
import { hour } from '../../../shared/durations.ts'
import { blobFile, blobFolder } from './blob-file.ts'
import { readAll } from './blobs.ts'
import { copyBlobs } from './copy-blobs.ts'
import { blobsInFiles } from './files.ts'
import { writePending } from './pending.ts'
import { sweepBlobs } from './sweep.ts'

describeOnEachEngine('stored bytes, on %s', (engine) => {
  let database: Database
  let storage: TestStorage
  let dataDir: string
  eachOnItsOwnDatabase(engine, (opened, place) => {
    database = opened
    dataDir = place.dataDir
  })
  beforeEach(() => {
    storage = testStorage(database, dataDir)
  })
  afterEach(() => storage.opened.stop())
  const { floor } = Math
  const blobIds = async () =>
    (await database.db.selectFrom('storage_blobs').select('id').execute()).map(({ id }) => id)

  test('are read as they were written, whole or in part', async () => {
    const { blobs } = storage.opened
    const bytes = Buffer.from(
      Array.from({ length: 1_200_001 }, (_, index) => floor(index / 7) % 256),
    )
    const id = await writePending(database.db, blobs, bytes, Date.now())
    expect((await readAll(blobs, id, bytes.length)).equals(bytes)).toBe(true)
    for (const [from, to] of [
      [0, 0],
      [524_287, 524_288],
      [524_288, 1_048_575],
      [1_200_000, 1_200_000],
    ] as const) {
      const part = Buffer.concat(await Array.fromAsync(blobs.read(id, from, to)))
      expect(part.equals(bytes.subarray(from, to + 1)), `${from}-${to}`).toBe(true)
    }
  })

  test('without an object are removed after an hour, those of an object or copy remain', async () => {
    const { blobs } = storage.opened
    const { client } = await storage.signedIn('agent')
    const pictures = client.storage.from('pictures')
    const bytes = await samplePicture()
    const options = { contentType: 'image/jpeg', upsert: true }
    await pictures.upload('a.jpg', bytes, options)
    await pictures.copy('a.jpg', 'b.jpg')
    await pictures.upload('c.jpg', bytes, options)
    await pictures.upload('c.jpg', bytes, options)
    await pictures.remove(['a.jpg'])
    // As after a process that was killed after writing the bytes and before writing the row.
    await writePending(database.db, blobs, bytes, Date.now())
    expect(await blobIds()).toHaveLength(4)
    expect(await sweepBlobs(database.db, blobs, Date.now())).toBe(0)
    expect(await sweepBlobs(database.db, blobs, Date.now() + 2 * hour)).toBe(2)
    expect(await blobIds()).toHaveLength(2)
    for (const name of ['b.jpg', 'c.jpg']) {
      const { data } = await pictures.download(name)
      expect(Buffer.from((await data?.bytes()) ?? []).equals(bytes)).toBe(true)
    }
    await pictures.remove(['b.jpg', 'c.jpg'])
    expect(await sweepBlobs(database.db, blobs, Date.now() + 2 * hour)).toBe(2)
    expect(await blobIds()).toEqual([])
  })

  test('of an upload whose row is refused are removed and never visible', async () => {
    const { client } = await storage.signedIn('agent')
    const pictures = client.storage.from('pictures')
    const bytes = await samplePicture()
    const uploads = await Promise.all(
      Array.from({ length: 8 }, () =>
        pictures.upload('same.jpg', bytes, { contentType: 'image/jpeg' }),
      ),
    )
    expect(uploads.filter(({ error }) => error === null)).toHaveLength(1)
    expect((await pictures.list()).data).toHaveLength(1)
    await sweepBlobs(database.db, storage.opened.blobs, Date.now() + 2 * hour)
    expect(await blobIds()).toHaveLength(1)
  })

  test('that are gone are counted in a copy, and one that cannot be read ends it', async () => {
    const { blobs } = storage.opened
    const { client } = await storage.signedIn('agent')
    const options = { contentType: 'image/jpeg' }
    await client.storage.from('pictures').upload('a.jpg', await samplePicture(), options)
    const failing = (code: string) => ({
      ...blobs,
      read: () =>
        new ReadableStream({ pull: (one) => one.error(Object.assign(new Error(code), { code })) }),
    })
    const empty = { ...blobs, async *olderThan() {} }
    expect(await copyBlobs(database.db, failing('ENOENT'), empty)).toMatchObject({ missing: 1 })
    await expect(copyBlobs(database.db, failing('EIO'), empty)).rejects.toThrow('EIO')
  })

  test.runIf(engine === 'sqlite')(
    'are files that only the site’s user can read, under generated names',
    async () => {
      const { blobs } = storage.opened
      const { client } = await storage.signedIn('agent')
      await client.storage
        .from('pictures')
        .upload('name-of-client.jpg', await samplePicture(), { contentType: 'image/jpeg' })
      const [id = ''] = await blobIds()
      const file = blobFile(dataDir, id)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700)
      expect(statSync(blobFolder(dataDir)).mode & 0o777).toBe(0o700)
      expect(readdirSync(blobFolder(dataDir), { recursive: true }).join()).not.toContain('client')
      for (const name of ['../x', '/etc/passwd', `${id}/..`, ''])
        expect(() => blobFile(dataDir, name)).toThrow('Not the id')
      // Left by a process that was killed while it wrote.
      const part = blobFile(dataDir, `${randomUUID()}.part`)
      mkdirSync(join(part, '..'), { recursive: true })
      writeFileSync(part, 'half')
      utimesSync(part, 1, 1)
      expect(await sweepBlobs(database.db, blobs, Date.now())).toBe(1)
      expect([existsSync(part), existsSync(file)]).toEqual([false, true])
    },
  )
})

test('a folder that cannot be read is no empty one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-blobs-'))
  const names = () => Array.fromAsync(blobsInFiles(dataDir).olderThan(Number.POSITIVE_INFINITY))
  expect(await names()).toEqual([])
  writeFileSync(blobFolder(dataDir), '')
  await expect(names()).rejects.toThrow('ENOTDIR')
  rmSync(dataDir, { recursive: true })
})
