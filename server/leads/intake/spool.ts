import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { createPrivate } from '../../database/data-folder.ts'
import { retryWhileLocked } from '../../database/sqlite-driver.ts'
import { storedSuspicions, suspicionOf } from '../../database/tables/column-values.ts'
import { type Arrival, leadKinds } from '../lead.ts'
import { withPresentNames } from '../present-names.ts'
import type { Acceptance } from './accept-lead.ts'
import { identify } from './submission-identity.ts'

/** How long we wait for another process's transaction on the spool, in milliseconds. */
const lockDeadline = 2_000

/** Leads that wait on the local disk until the database is back (docs/lead-safety.md). */
export interface Spool {
  /**
   * Stores leads, synced to disk, in one transaction.
   * @throws when that fails too; then no lead was stored.
   */
  keep(arrivals: Arrival[]): Promise<Acceptance[]>
  /**
   * The oldest leads, at most `count`.
   * @throws when one of them cannot be read.
   */
  oldest(count: number): Spooled[]
  remove(ids: string[]): Promise<void>
  /** Sets leads aside, so that the leads after them are moved. They stay on the disk. */
  setAside(ids: string[]): Promise<void>
  /** Makes all leads that were set aside wait for the database again. */
  retryAside(): Promise<void>
  /**
   * The ids of those of the oldest `count` leads that cannot be read, because another version wrote
   * them.
   */
  unreadable(count: number): string[]
  /**
   * Deletes the leads of an address, given in lower case.
   * @returns how many were deleted.
   */
  erase(address: string): Promise<number>
  /**
   * Deletes leads whose retention period has ended, including those that were set aside.
   * @param limits leads from before these times are deleted; in milliseconds since 1970.
   * @returns how many were deleted.
   */
  eraseOutdated(limits: { lead: number; suspect: number }): Promise<number>
  /** The number of leads that wait for the database. */
  waiting(): number
  /** The number of leads that were set aside. */
  aside(): number
  close(): void
}

export interface Spooled {
  id: string
  arrival: Arrival
}

const addressed = v.object({
  submission: v.object({ fields: v.object({ email: v.optional(v.string()) }) }),
})

const quarantinedLead = v.union([
  v.object({ quarantined: v.literal(true) }),
  v.object({ apart: v.literal(true) }),
])

const viewedHome = v.object({ slug: v.string(), ref: v.string(), title: v.string() })

const stored = v.object({
  submission: v.object({
    kind: v.picklist(leadKinds),
    language: v.picklist(['en', 'es']),
    sourcePath: v.string(),
    fields: v.record(v.string(), v.string()),
    consentWording: v.nullable(v.string()),
    submissionId: v.optional(v.string()),
    userId: v.optional(v.string()),
    ownAddress: v.optional(v.boolean()),
    viewing: v.optional(
      v.object({
        home: v.optional(viewedHome),
        moreHomes: v.optional(v.array(viewedHome)),
        halfHours: v.optional(v.number()),
        mayHold: v.boolean(),
      }),
    ),
  }),
  suspicion: v.optional(v.pipe(v.picklist(storedSuspicions), v.transform(suspicionOf))),
  quarantined: v.optional(v.boolean()),
  /** The former name of `quarantined`, for leads that were stored before an update. */
  apart: v.optional(v.boolean()),
  notify: v.optional(v.boolean()),
  acknowledge: v.optional(v.boolean()),
  confirm: v.optional(v.boolean()),
})

/**
 * Opens the spool in the data folder: a small separate SQLite file, which several processes with
 * the same folder may share. It stores leads while PostgreSQL is away, or while another program
 * locks the embedded database.
 */
export function openSpool(dataDir: string): Spool {
  const file = openFile(dataDir)
  const inTransaction = transactionsOn(file)
  const { find, insert, first, remove, setAside, removeAside, ...statements } = prepareAll(file)
  /** @returns how many were deleted. */
  const eraseWhere = (isGone: (row: Record<string, unknown>) => boolean) =>
    inTransaction(() => {
      const found = [...statements.all.all(), ...statements.allAside.all()].filter(isGone)
      for (const { id } of found) {
        remove.run(id ?? null)
        removeAside.run(id ?? null)
      }
      return found.length
    })

  function keepOne(arrival: Arrival): Acceptance {
    const { submissionIds, fingerprint } = identify(arrival)
    const duplicate = submissionIds
      .map((id) => (id ? find.get(id)?.fingerprint : undefined))
      .find((found) => found !== undefined)
    if (duplicate !== undefined) return duplicate === fingerprint ? 'repeated' : 'conflict'
    const { receivedAt, ...rest } = arrival
    insert.run(submissionIds[0], fingerprint, JSON.stringify(rest), receivedAt)
    return 'accepted'
  }

  return {
    keep: (arrivals) => inTransaction(() => arrivals.map(keepOne)),
    oldest: (limit) =>
      first.all(limit).map(({ id, arrival, received_at: receivedAt }) => ({
        id: String(id),
        arrival: arrivalOf(arrival, Number(receivedAt)),
      })),
    remove: (ids) => inTransaction(() => ids.forEach((id) => remove.run(id))),
    setAside: (ids) =>
      inTransaction(() => {
        for (const id of ids) {
          setAside.run(id)
          remove.run(id)
        }
      }),
    retryAside: () =>
      inTransaction(() =>
        file.exec(`
          INSERT OR IGNORE INTO spool SELECT * FROM aside;
          DELETE FROM aside WHERE id IN (SELECT id FROM spool)`),
      ),
    unreadable: (limit) =>
      first
        .all(limit)
        .filter(({ arrival }) => !v.is(stored, fromText(arrival)))
        .map(({ id }) => String(id)),
    erase: (address) => eraseWhere(({ arrival }) => addressIn(arrival) === address),
    eraseOutdated: ({ lead, suspect }) =>
      eraseWhere(
        ({ arrival, received_at: receivedAt }) =>
          Number(receivedAt) < (isQuarantined(arrival) ? suspect : lead),
      ),
    waiting: () => Number(statements.count.get()?.number ?? 0),
    aside: () => Number(statements.countAside.get()?.number ?? 0),
    close: () => file.close(),
  }
}

function openFile(dataDir: string): DatabaseSync {
  createPrivate(spoolFile(dataDir))
  const file = new DatabaseSync(spoolFile(dataDir), { timeout: 5_000 })
  file.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
    CREATE TABLE IF NOT EXISTS spool (id TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, arrival TEXT NOT NULL, received_at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS aside (id TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, arrival TEXT NOT NULL, received_at INTEGER NOT NULL);
    PRAGMA busy_timeout = 0`)
  return file
}

const prepareAll = (file: DatabaseSync) => ({
  find: file.prepare('SELECT fingerprint FROM spool WHERE id = ?'),
  insert: file.prepare(
    'INSERT INTO spool (id, fingerprint, arrival, received_at) VALUES (?, ?, ?, ?)',
  ),
  first: file.prepare('SELECT id, arrival, received_at FROM spool ORDER BY received_at LIMIT ?'),
  remove: file.prepare('DELETE FROM spool WHERE id = ?'),
  setAside: file.prepare('INSERT OR REPLACE INTO aside SELECT * FROM spool WHERE id = ?'),
  removeAside: file.prepare('DELETE FROM aside WHERE id = ?'),
  all: file.prepare('SELECT id, arrival, received_at FROM spool'),
  allAside: file.prepare('SELECT id, arrival, received_at FROM aside'),
  count: file.prepare('SELECT count(*) AS number FROM spool'),
  countAside: file.prepare('SELECT count(*) AS number FROM aside'),
})

/** Runs work without interruption: nothing else may use the connection in between. */
const transactionsOn =
  (file: DatabaseSync) =>
  <T>(work: () => T): Promise<T> =>
    retryWhileLocked(() => {
      file.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        file.exec('COMMIT')
        return result
      } catch (error) {
        // After some failures, such as a full disk, SQLite has already rolled back by itself.
        if (file.isTransaction) file.exec('ROLLBACK')
        throw error
      }
    }, lockDeadline)

function arrivalOf(text: unknown, receivedAt: number): Arrival {
  const { submission, apart, ...rest } = v.parse(stored, fromText(text))
  const { submissionId, fields } = submission
  return {
    ...rest,
    quarantined: rest.quarantined ?? apart,
    submission: { ...submission, submissionId, fields: withPresentNames(fields) },
    receivedAt,
  }
}

/** A stored lead as JSON; undefined where it is not JSON. */
function fromText(arrival: unknown): unknown {
  try {
    return JSON.parse(String(arrival))
  } catch {
    return undefined
  }
}

/** The address of a stored lead, even of one that another version wrote. */
function addressIn(arrival: unknown): string | undefined {
  const read = v.safeParse(addressed, fromText(arrival))
  return read.success ? read.output.submission.fields.email?.toLowerCase() : undefined
}

/** Whether a stored lead is quarantined, even one that another version wrote. */
const isQuarantined = (arrival: unknown): boolean => v.is(quarantinedLead, fromText(arrival))

/** The path of the spool. */
export const spoolFile = (dataDir: string): string => join(dataDir, 'spool.sqlite')
