import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../database/schema.ts'
import { sharedKey } from './shared-key.ts'

/** The secret of the forms' stamps and of the guard's digests. */
export interface FormsKey {
  /** The one in force first, then one that pages still open may be signed with; none before any is known. */
  known(): readonly string[]
  /** Takes the key that all processes share from the database. */
  learn(db: Kysely<Schema>): Promise<void>
}

/**
 * The key lies in the database. A copy on the local disk, for our eyes only, lets a process that starts
 * while PostgreSQL is away make and read stamps all the same.
 * @param file where the copy is; undefined where the database is on this disk itself.
 */
export function openFormsKey(file: string | undefined, log: Logger): FormsKey {
  let keys: readonly string[] = file ? readCopy(file) : []
  return {
    known: () => keys,
    async learn(db) {
      const key = await sharedKey(db, 'forms')
      if (keys[0] === key) return
      keys = [key, ...keys]
      if (!file) return
      try {
        writeCopy(file, key)
      } catch (error) {
        log.warn({ err: error }, 'the forms’ key could not be copied to the disk')
      }
    },
  }
}

function readCopy(file: string): string[] {
  try {
    const key = readFileSync(file, 'utf8').trim()
    return /^[\w-]{43}$/.test(key) ? [key] : []
  } catch {
    // The first start here, or a disk that fails: without a key nothing is held against anybody.
    return []
  }
}

function writeCopy(file: string, key: string) {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, `${key}\n`, { mode: 0o600 })
  renameSync(part, file)
}
