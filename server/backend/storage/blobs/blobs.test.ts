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
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  describeOnEachEngine,
  eachOnItsOwnDatabase,
  testPlace,
} from '../../../../testing/databases.ts'
import { samplePicture, testStorage, type TestStorage } from '../../../../testing/storage.ts'
import { connect } from '../../../database/connect.ts'
import type { Database } from '../../../database/database.ts'
import { hour } from '../../../shared/time/durations.ts'
import { blobFile, blobFolder } from './blob-file.ts'
import { readAll } from './blobs.ts'
import { copyBlobs } from './copy-blobs.ts'
import { blobsInFiles } from './files.ts'
import { writePending } from './pending.ts'
import { createSweeper, sweepBlobs } from './sweep.ts'

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
    // This is the state after a process was killed between writing the bytes and writing the row.
    await writePending(database.db, blobs, bytes, Date.now())
    expect(await blobIds()).toHaveLength(4)
    expect(await sweepBlobs(database.db, blobs, Date.now())).toMatchObject({ removed: 0 })
    expect(await sweepBlobs(database.db, blobs, Date.now() + 2 * hour)).toMatchObject({
      removed: 2,
    })
    expect(await blobIds()).toHaveLength(2)
    for (const name of ['b.jpg', 'c.jpg']) {
      const { data } = await pictures.download(name)
      expect(Buffer.from((await data?.bytes()) ?? []).equals(bytes)).toBe(true)
    }
    await pictures.remove(['b.jpg', 'c.jpg'])
    expect(await sweepBlobs(database.db, blobs, Date.now() + 2 * hour)).toMatchObject({
      removed: 2,
    })
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
      // This is left by a process that was killed while it wrote.
      const part = blobFile(dataDir, `${randomUUID()}.part`)
      mkdirSync(join(part, '..'), { recursive: true })
      writeFileSync(part, 'half')
      utimesSync(part, 1, 1)
      expect(await sweepBlobs(database.db, blobs, Date.now())).toMatchObject({ removed: 1 })
      expect([existsSync(part), existsSync(file)]).toEqual([false, true])
    },
  )
})

test('files of another database are kept, unless they are few beside ours', async () => {
  const place = await testPlace('sqlite', { migrated: true })
  const { db } = await connect(place)
  const blobs = blobsInFiles(place.dataDir)
  const write = async (known: boolean) => {
    const id = randomUUID()
    if (known) await db.insertInto('storage_blobs').values({ id, unused_since: null }).execute()
    await blobs.write(id, Buffer.from('file'))
    return id
  }
  const stored = () => Array.fromAsync(blobs.olderThan(Number.POSITIVE_INFINITY))
  const sweep = () => sweepBlobs(db, blobs, Date.now() + 2 * hour)
  const unknown = await write(false)
  expect(await sweep()).toEqual({ removed: 0, kept: 1 })
  for (const _ of Array(3)) await write(true)
  expect(await sweep()).toEqual({ removed: 0, kept: 1 })
  await write(true)
  expect(await stored()).toContain(unknown)
  expect(await sweep()).toEqual({ removed: 1, kept: 0 })
  expect(await stored()).toHaveLength(4)
  await db.destroy()
  await place.remove()
})

test('files of the system among the stored ones do not end the sweep', async () => {
  const place = await testPlace('sqlite', { migrated: true })
  const { db } = await connect(place)
  const blobs = blobsInFiles(place.dataDir)
  const root = blobFolder(place.dataDir)
  mkdirSync(join(root, 'lost+found'), { recursive: true })
  mkdirSync(join(root, 'ab'))
  const strays = [join(root, '.DS_Store'), join(root, 'ab', '.DS_Store')]
  for (const stray of strays) writeFileSync(stray, '')
  expect(await sweepBlobs(db, blobs, Date.now() + 2 * hour)).toEqual({ removed: 0, kept: 0 })
  expect(strays.map((stray) => existsSync(stray))).toEqual([true, true])
  await db.destroy()
  await place.remove()
})

test('nothing is swept within an hour after the start', async () => {
  const place = await testPlace('sqlite', { migrated: true })
  const { db } = await connect(place)
  const id = randomUUID()
  await db.insertInto('storage_blobs').values({ id, unused_since: 1 }).execute()
  const rows = () => db.selectFrom('storage_blobs').selectAll().execute()
  const waits: { milliseconds: number; end: () => void }[] = []
  const sweeper = createSweeper(
    db,
    blobsInFiles(place.dataDir),
    { log: pino({ level: 'silent' }), clock: Date.now },
    (milliseconds) => new Promise<void>((resolve) => waits.push({ milliseconds, end: resolve })),
  )
  sweeper.start()
  await vi.waitUntil(() => waits.length === 1)
  expect(await rows()).toHaveLength(1)
  expect(waits[0]?.milliseconds).toBe(hour)
  waits[0]?.end()
  await vi.waitUntil(() => waits.length === 2)
  expect(await rows()).toEqual([])
  const stopped = sweeper.stop()
  waits[1]?.end()
  await stopped
  await db.destroy()
  await place.remove()
})

test('a folder that cannot be read does not count as empty', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-blobs-'))
  const names = () => Array.fromAsync(blobsInFiles(dataDir).olderThan(Number.POSITIVE_INFINITY))
  expect(await names()).toEqual([])
  writeFileSync(blobFolder(dataDir), '')
  await expect(names()).rejects.toThrow('ENOTDIR')
  rmSync(dataDir, { recursive: true })
})
