import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testPlace, type TestPlace } from '../../testing/databases.ts'
import { samplePicture, testStorage } from '../../testing/storage.ts'
import { blobFolder } from '../backend/storage/blobs/blob-file.ts'
import { sweepBlobs } from '../backend/storage/blobs/sweep.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

let place: TestPlace
let other: TestPlace
let database: Database | undefined

beforeEach(async () => {
  place = await testPlace('sqlite', { migrated: true })
  other = await testPlace('sqlite')
})
afterEach(async () => {
  await database?.db.destroy()
  await place.remove()
  await other.remove()
})

/** Runs work with the storage of a place, which is closed afterwards. */
async function within<T>(
  { dataDir, databaseUrl }: TestPlace,
  work: (storage: ReturnType<typeof testStorage>, opened: Database) => Promise<T>,
): Promise<T> {
  database = await connect({ dataDir, databaseUrl })
  const storage = testStorage(database, dataDir)
  try {
    return await work(storage, database)
  } finally {
    storage.opened.stop()
    await database.db.destroy()
    database = undefined
  }
}

const upload = (name: string, bytes: Buffer) =>
  within(place, async ({ signedIn }) => {
    const { client } = await signedIn('agent')
    const { error } = await client.storage
      .from('pictures')
      .upload(name, bytes, { contentType: 'image/jpeg' })
    expect(error).toBeNull()
  })
const read = (from: TestPlace, name: string) =>
  within(from, async ({ fetch, url }) => {
    const answer = await fetch(`${url}/object/public/pictures/${name}`)
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
  })

test('a backup is one file with the pictures, and restores them on another machine', async () => {
  const [first, second] = [await samplePicture(), await samplePicture('jpeg', { width: 99 })]
  await upload('a.jpg', first)
  await upload('b.jpg', second)
  const { file } = await backUp(place)
  await restore(other, file)
  expect((await read(other, 'a.jpg'))?.equals(first)).toBe(true)
  expect((await read(other, 'b.jpg'))?.equals(second)).toBe(true)
  expect(statSync(blobFolder(other.dataDir)).mode & 0o777).toBe(0o700)
  using restored = new DatabaseSync(join(other.dataDir, 'alboran.sqlite'))
  const tables = restored.prepare("SELECT name FROM sqlite_master WHERE name = 'storage_files'")
  expect(tables.all()).toEqual([])
})

test('a restore brings back a removed picture, and backs up the replaced database', async () => {
  const [old, later] = [await samplePicture(), await samplePicture('jpeg', { width: 99 })]
  await upload('old.jpg', old)
  const { file } = await backUp(place)
  await within(place, async ({ signedIn, opened }, { db }) => {
    const { client } = await signedIn('agent')
    await client.storage.from('pictures').remove(['old.jpg'])
    expect(await sweepBlobs(db, opened.blobs, Date.now() + 2 * 3_600_000)).toMatchObject({
      removed: 1,
    })
  })
  await upload('later.jpg', later)
  const { kept } = await restore(place, file, { force: true })
  expect((await read(place, 'old.jpg'))?.equals(old)).toBe(true)
  expect(await read(place, 'later.jpg')).toBeUndefined()
  rmSync(blobFolder(place.dataDir), { recursive: true })
  await restore(place, kept ?? '', { force: true })
  expect((await read(place, 'later.jpg'))?.equals(later)).toBe(true)
})

test('a backup with missing pictures is made and reports their number', async () => {
  await upload('a.jpg', await samplePicture())
  rmSync(blobFolder(place.dataDir), { recursive: true })
  const steps: string[] = []
  const { file } = await backUp(place, { step: (what) => steps.push(what) })
  expect(existsSync(file)).toBe(true)
  expect(steps.join(' ')).toContain('1 of them are missing')
})
