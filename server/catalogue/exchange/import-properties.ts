import { type Kysely, sql } from 'kysely'
import { type Actor, deskActor } from '../../audit-log/actor.ts'
import type { Database } from '../../database/database.ts'
import { inBatches } from '../../database/in-batches.ts'
import { isPublishedSql } from '../../database/is-published.ts'
import type { Schema } from '../../database/schema.ts'
import { lockHomes } from '../../stored-homes/lock-homes.ts'
import { type HomeWrite, writeHomes } from '../../stored-homes/write-homes.ts'
import { storedColumns } from '../property-columns.ts'
import type { Property } from '../property.ts'
import { storedProperties } from '../stored-properties.ts'
import type { Feed } from './feed.ts'
import { type ImportOptions, type ImportReport, lacksPictures, planImport } from './plan-import.ts'

/**
 * Makes the catalogue equal to a feed, in one transaction. Properties are matched by id; those that
 * the feed does not name are withdrawn, unless visitors do not see them or the options keep them.
 * No row is removed, because leads and pictures refer to it. Every change is in the audit log.
 */
export async function importProperties(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  feed: Feed,
  options: ImportOptions & {
    /** The author of the import, for the log; by default the desk. */
    actor?: Actor
    /**
     * Called within the transaction after the homes have been written, with their former values.
     */
    written?: (transaction: Kysely<Schema>, homes: WrittenHomes) => Promise<void>
  },
  now: number,
): Promise<ImportReport> {
  const { actor = deskActor } = options
  return db.transaction().execute(async (transaction) => {
    await lockHomes(transaction, engine)
    const before = new Map(
      (await storedProperties(transaction)).map((property) => [property.id, property]),
    )
    const unseen = await unseenIds({ db: transaction, engine }, now)
    const { report, write, withdraw } = planImport(feed, before, { ...options, unseen }, now)
    if (report.outcome === 'imported') {
      const visibleSince = await publishTimes(transaction, withdraw)
      const changes = [
        ...withdraw.map((id) => withdrawal(id, visibleSince.get(id) ?? null)),
        ...write.map((home) => changeOf(before.get(home.id), home, options)),
      ]
      await writeHomes(transaction, changes, { actor, now, progress: options.progress })
      await options.written?.(transaction, { write, withdraw, before, visibleSince })
    }
    return report
  })
}

/** The homes that an import has written and withdrawn, and the catalogue before it. */
export interface WrittenHomes {
  write: readonly Property[]
  withdraw: readonly string[]
  before: ReadonlyMap<string, Property>
  /**
   * When each withdrawn home became visible, by id (ISO 8601); homes without such a time are
   * absent.
   */
  visibleSince: ReadonlyMap<string, string>
}

const withdrawal = (id: string, publishAt: string | null): HomeWrite => ({
  id,
  before: { publication: 'published', publish_at: publishAt },
  after: { publication: 'withdrawn', publish_at: null },
})

function changeOf(
  before: Property | undefined,
  after: Property,
  { draftsWithoutPictures }: Pick<ImportOptions, 'draftsWithoutPictures'>,
): HomeWrite {
  const isDraft = !before && draftsWithoutPictures && lacksPictures(after)
  return {
    id: after.id,
    before: before && storedColumns(before),
    after: { ...storedColumns(after), ...(isDraft && { publication: 'draft' }) },
  }
}

/**
 * The ids of homes that visitors do not see. An export leaves them out, so an import must not
 * withdraw them when its file does not name them.
 * @param now in milliseconds since 1970.
 */
export async function unseenIds(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('properties')
    .select('id')
    .where(sql<boolean>`not (${isPublishedSql(engine, now)})`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** When homes became or will become visible, by id; homes without such a time are absent. */
export async function publishTimes(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const times = new Map<string, string>()
  for (const part of inBatches(ids)) {
    const rows = await db
      .selectFrom('properties')
      .select(['id', 'publish_at'])
      .where('id', 'in', part)
      .execute()
    for (const { id, publish_at } of rows) if (publish_at !== null) times.set(id, publish_at)
  }
  return times
}
