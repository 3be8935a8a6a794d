import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { blobFile } from '../backend/storage/blobs/blob-file.ts'
import { tablesOf } from './inspect.ts'
import { sync } from './sync.ts'

// With SQLite, the bytes of stored pictures and documents are files beside the database. A
// backup is a single file, so they are put into a table of it; a restore writes them as files
// again.

/** The name of the table with the files; it exists only in backups. */
const table = 'storage_files'

/**
 * Adds the bytes that a copy of the database refers to.
 * @param copy the copy's file, which is changed.
 * @param dataDir the folder of the files. A file stays for at least an hour after its object, which
 *   is longer than the copying takes.
 * @returns how many of them are missing.
 */
export function packFiles(copy: string, dataDir: string): number {
  using database = new DatabaseSync(copy)
  if (!tablesOf(database).includes('storage_blobs')) return 0
  database.exec(`CREATE TABLE ${table} (id TEXT PRIMARY KEY, bytes BLOB NOT NULL)`)
  const insert = database.prepare(`INSERT INTO ${table} VALUES (?, ?)`)
  let missing = 0
  const used = database.prepare('SELECT DISTINCT blob_id AS id FROM storage_objects').all()
  for (const row of used) {
    const id = String(row.id)
    const file = blobFile(dataDir, id)
    if (existsSync(file)) insert.run(id, readFileSync(file))
    else missing++
  }
  return missing
}

/** Writes the files of a backup that are missing in the folder, and removes them from the copy. */
export function unpackFiles(copy: string, dataDir: string): void {
  using database = new DatabaseSync(copy)
  if (!tablesOf(database).includes(table)) return
  for (const row of database.prepare(`SELECT id, bytes FROM ${table}`).iterate()) {
    const file = blobFile(dataDir, String(row.id))
    if (!existsSync(file) && row.bytes instanceof Uint8Array) writeFile(file, row.bytes)
  }
  database.exec(`DROP TABLE ${table}`)
}

function writeFile(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  const handle = openSync(part, 'w', 0o600)
  try {
    writeFileSync(handle, bytes)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(part, file)
  for (const folder of [dirname(file), dirname(dirname(file))]) sync(folder)
}
