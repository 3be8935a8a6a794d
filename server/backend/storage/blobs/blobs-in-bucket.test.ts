import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../../testing/databases.ts'
import { type S3Server, startS3 } from '../../../../testing/s3-server.ts'
import { samplePicture, testStorage, type TestStorage } from '../../../../testing/storage.ts'
import type { Database } from '../../../database/database.ts'
import { hour } from '../../../shared/time/durations.ts'
import { blobsBeside } from '../open-storage.ts'
import { blobsInBucket } from './blobs-in-bucket.ts'
import { readAll } from './blobs.ts'
import { copyBlobs } from './copy-blobs.ts'
import { sweepBlobs } from './sweep.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
})
afterEach(() => {
  s3.objects.clear()
  s3.failures.length = 0
})
afterAll(() => s3.close())

const bytes = new Uint8Array(Array.from({ length: 100_001 }, (_, index) => (index * 7) % 251))

test('bytes in a bucket are read as they were written, whole or in part, and removed', async () => {
  const blobs = blobsInBucket(s3)
  const id = randomUUID()
  await blobs.write(id, bytes)
  expect([...s3.objects.keys()]).toEqual([`storage/${id}`])
  expect((await readAll(blobs, id, bytes.length)).equals(bytes)).toBe(true)
  const part = Buffer.concat(await Array.fromAsync(blobs.read(id, 10, 19)))
  expect(part.equals(bytes.subarray(10, 20))).toBe(true)
  await blobs.remove([id, randomUUID()])
  expect(s3.objects.size).toBe(0)
  await expect(readAll(blobs, id, 10)).rejects.toThrow('GET: 404 NoSuchKey')
})

test('lists are read to their last page; foreign objects are left alone', async () => {
  const blobs = blobsInBucket(s3)
  const ids = Array.from({ length: 5 }, () => randomUUID()).toSorted()
  for (const id of ids) await blobs.write(id, bytes)
  s3.objects.set('storage/notes.txt', { bytes: Buffer.from(''), modified: new Date(0) })
  s3.objects.set('other/thing', { bytes: Buffer.from(''), modified: new Date(0) })
  expect(await Array.fromAsync(blobs.olderThan(Date.now() + hour))).toEqual(ids)
  expect(await Array.fromAsync(blobs.olderThan(Date.now() - hour))).toEqual([])
})

test('an error of the store is tried again; a wrong secret is an error at once', async () => {
  const id = randomUUID()
  s3.failures.push(503, 500)
  await blobsInBucket(s3).write(id, bytes)
  expect(s3.objects.has(`storage/${id}`)).toBe(true)
  const wrong = blobsInBucket({ ...s3, secret: 'of somebody else' })
  await expect(wrong.write(randomUUID(), bytes)).rejects.toThrow('PUT: 403 SignatureDoesNotMatch')
  const region = blobsInBucket({ ...s3, region: 'elsewhere' })
  await expect(region.write(randomUUID(), bytes)).rejects.toThrow('403')
  expect(s3.objects.size).toBe(1)
})

test('a file that is shorter than in its row ends with an error', async () => {
  const blobs = blobsInBucket(s3)
  const id = randomUUID()
  await blobs.write(id, bytes.slice(0, 50))
  await expect(readAll(blobs, id, 100)).rejects.toThrow('another size')
})

test('only ids are keys', async () => {
  await expect(blobsInBucket(s3).write('../x', bytes)).rejects.toThrow('Not the id')
})

describeOnEachEngine('the storage in a bucket, on %s', (engine) => {
  let database: Database
  let dataDir: string
  let storage: TestStorage | undefined
  eachOnItsOwnDatabase(engine, (opened, place) => {
    database = opened
    dataDir = place.dataDir
  })
  afterEach(() => storage?.opened.stop())

  test('files are uploaded, read and swept, and without the store uploads say so', async () => {
    storage = testStorage(database, dataDir, s3)
    const { client } = await storage.signedIn('agent')
    const pictures = client.storage.from('pictures')
    const picture = await samplePicture()
    const options = { contentType: 'image/jpeg', upsert: true }
    expect((await pictures.upload('a.jpg', picture, options)).error).toBeNull()
    expect(s3.objects.size).toBe(1)
    const { data } = await storage.visitor.storage.from('pictures').download('a.jpg')
    expect(Buffer.from((await data?.bytes()) ?? []).equals(picture)).toBe(true)
    await pictures.upload('a.jpg', picture, options)
    expect(s3.objects.size).toBe(2)
    expect(
      await sweepBlobs(database.db, storage.opened.blobs, Date.now() + 2 * hour),
    ).toMatchObject({ removed: 1 })
    expect(s3.objects.size).toBe(1)

    s3.failures.push(500, 500, 500)
    const { error } = await pictures.upload('b.jpg', picture, options)
    expect(error).toMatchObject({ message: expect.stringContaining('does not answer') })
    expect((await pictures.list()).data).toHaveLength(1)
  })

  test('files stored beside the database are copied once', async () => {
    storage = testStorage(database, dataDir)
    const { client } = await storage.signedIn('agent')
    const picture = await samplePicture()
    for (const name of ['a.jpg', 'b.jpg'])
      await client.storage.from('pictures').upload(name, picture, { contentType: 'image/jpeg' })
    const [from, to] = [blobsBeside(database, dataDir), blobsInBucket(s3)]
    expect(await copyBlobs(database.db, from, to)).toEqual({
      files: 2,
      bytes: 2 * picture.length,
      before: 0,
      missing: 0,
    })
    expect(await copyBlobs(database.db, from, to)).toMatchObject({ files: 0, before: 2 })
    storage.opened.stop()
    storage = testStorage(database, dataDir, s3)
    const { data } = await storage.visitor.storage.from('pictures').download('b.jpg')
    expect(Buffer.from((await data?.bytes()) ?? []).equals(picture)).toBe(true)
  })
})
