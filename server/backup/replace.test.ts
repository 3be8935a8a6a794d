import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testPlace, type TestPlace } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { samplePicture, testStorage } from '../../testing/storage.ts'
import { blobFile } from '../backend/storage/blobs/blob-file.ts'
import { connect, sqliteFile } from '../database/connect.ts'
import { backupDir, backUp } from './back-up.ts'
import { replaceFile } from './replace.ts'
import { restore } from './restore.ts'

let place: TestPlace
beforeEach(async () => {
  place = await testPlace('sqlite', { migrated: true })
})
afterEach(() => place.remove())

async function leads(): Promise<number> {
  const { db } = await connect(place)
  const rows = await db.selectFrom('leads').select('id').execute()
  await db.destroy()
  return rows.length
}

async function addLead(): Promise<void> {
  const { db } = await connect(place)
  await acceptLead(db, submissionOf('ana'), 'site.test')
  await db.destroy()
}

test('a replacement that ends before its last step leaves the database in its place', async () => {
  await addLead()
  expect(() => replaceFile(sqliteFile(place.dataDir), join(place.dataDir, 'gone'))).toThrow(
    'ENOENT',
  )
  expect(await leads()).toBe(1)
})

test('a restore that cannot keep the replaced database changes nothing', async () => {
  const { file } = await backUp(place)
  await addLead()
  const database = await connect(place)
  const storage = testStorage(database, place.dataDir)
  const { client } = await storage.signedIn('agent')
  await client.storage
    .from('pictures')
    .upload('a.jpg', await samplePicture(), { contentType: 'image/jpeg' })
  const blob = await database.db.selectFrom('storage_blobs').select('id').executeTakeFirstOrThrow()
  storage.opened.stop()
  await database.db.destroy()
  // A file that cannot be read, comparable to one that cannot be written because the disk is full.
  const stored = blobFile(place.dataDir, blob.id)
  rmSync(stored)
  mkdirSync(stored)
  await expect(restore(place, file, { force: true })).rejects.toThrow('EISDIR')
  expect(await leads()).toBe(1)
  expect(readdirSync(backupDir(place.dataDir))).toEqual([file.slice(dirname(file).length + 1)])
})
