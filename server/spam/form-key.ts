import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../database/schema.ts'
import { plainKeys, type StoredKeys } from '../database/stored-keys.ts'
import { isMissingFile } from '../shared/missing-file.ts'
import { sharedKey } from './shared-key.ts'

/** The name of the key in the database. */
const name = 'forms'

/** The secret that signs the forms' stamps and keys the counters' digests. */
export interface FormKey {
  /**
   * The current key first, then an earlier one that may have signed pages that are still open;
   * empty while no key is known.
   */
  keys(): readonly string[]
  /** Reads the key that all processes share from the database, or creates it. */
  load(db: Kysely<Schema>): Promise<void>
}

/**
 * Opens the key, which is in the database. A copy on the local disk, readable only by this user,
 * lets a process that starts while PostgreSQL is away make and verify stamps.
 * @param file the path of the copy; undefined where the database itself is on this disk.
 * @param stored encrypts the key, in the database and in the copy.
 */
export function openFormKey(
  file: string | undefined,
  log: Logger,
  stored: StoredKeys = plainKeys,
): FormKey {
  let keys: readonly string[] = file ? readCopy(file, stored, log) : []
  return {
    keys: () => keys,
    async load(db) {
      const key = await sharedKey(db, name, stored)
      if (keys[0] !== key) keys = [key, ...keys]
      if (!file) return
      try {
        writeCopy(file, stored.seal(key, name))
      } catch (error) {
        log.warn({ err: error }, 'the forms’ key could not be copied to the disk')
      }
    },
  }
}

function readCopy(file: string, stored: StoredKeys, log: Logger): string[] {
  try {
    const key = stored.open(readFileSync(file, 'utf8').trim(), name)
    return /^[\w-]{43}$/.test(key) ? [key] : []
  } catch (error) {
    // Without a key no submission is suspected because of its stamp. The copy may be encrypted with
    // another secret, or unreadable; at the first start on this machine there is none.
    if (!isMissingFile(error))
      log.warn({ err: error }, 'the copy of the forms’ key could not be read')
    return []
  }
}

function writeCopy(file: string, key: string) {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, `${key}\n`, { mode: 0o600 })
  renameSync(part, file)
}
