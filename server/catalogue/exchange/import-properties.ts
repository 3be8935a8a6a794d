import { type Kysely, sql } from 'kysely'
import { type Actor, deskActor } from '../../audit-log/actor.ts'
import { type RowChange, recordAuditEntries } from '../../audit-log/record-entries.ts'
import { recordPrice } from '../../audit-log/record-price.ts'
import type { Database } from '../../database/database.ts'
import { inBatches } from '../../database/in-batches.ts'
import { isPublishedSql } from '../../database/is-published.ts'
import type { Schema } from '../../database/schema.ts'
import type { Property } from '../property.ts'
import { storedColumns, storedProperties, toRow } from '../stored-properties.ts'
import type { Feed } from './feed.ts'
import { freeSlugs } from './free-slugs.ts'
import { type ImportOptions, type ImportReport, lacksPictures, planImport } from './plan-import.ts'

/**
 * Makes the catalogue equal to a feed, in one transaction: all of it or nothing. Properties are
 * matched by id; those that the feed does not name are withdrawn, unless visitors do not see them
 * or the options keep them. No row is removed: leads and pictures refer to it. Every change is in
 * the log.
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
  now: Date,
): Promise<ImportReport> {
  const { actor = deskActor } = options
  return db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction, engine)
    const before = new Map(
      (await storedProperties(transaction)).map((property) => [property.id, property]),
    )
    const unseen = await unseenIds({ db: transaction, engine }, now.getTime())
    const { report, write, withdraw } = planImport(feed, before, { ...options, unseen }, now)
    if (report.outcome === 'imported') {
      const visibleSince = await publishTimes(transaction, withdraw)
      await withdrawProperties(transaction, withdraw)
      await writeProperties(transaction, write, before, options)
      for (const { id, price } of write)
        await recordPrice(transaction, { id, previous: before.get(id)?.price ?? price, price }, now)
      const changes = [
        ...withdraw.map((id) => withdrawal(id, visibleSince.get(id) ?? null)),
        ...write.map((property) => changeOf(before.get(property.id), property)),
      ]
      await recordAuditEntries(transaction, actor, changes, now)
      await options.written?.(transaction, { write, withdraw, before, visibleSince })
    }
    return report
  })
}

/**
 * Keeps other writers of properties waiting until the end of the transaction; readers are not
 * affected.
 */
async function lockCatalogue(transaction: Kysely<Schema>, engine: Database['engine']) {
  if (engine === 'postgres')
    await sql`lock table properties in share row exclusive mode`.execute(transaction)
  // SQLite has a single write lock, which any write takes, even one that changes nothing.
  else await transaction.deleteFrom('properties').where('id', '=', '').execute()
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

const withdrawal = (id: string, publishAt: string | null): RowChange => ({
  table: 'properties',
  id,
  before: { publication: 'published', publish_at: publishAt },
  after: { publication: 'withdrawn', publish_at: null },
})

async function withdrawProperties(transaction: Kysely<Schema>, ids: readonly string[]) {
  for (const part of inBatches(ids))
    await transaction
      .updateTable('properties')
      .set((update) => ({
        publication: 'withdrawn' as const,
        publish_at: null,
        revision: update('revision', '+', 1),
      }))
      .where('id', 'in', part)
      .execute()
}

/**
 * The ids of homes that visitors do not see. An export leaves them out, so a file cannot be missing
 * them.
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

const changeOf = (before: Property | undefined, after: Property): RowChange => ({
  table: 'properties',
  id: after.id,
  before: before && storedColumns(before),
  after: storedColumns(after),
})

async function writeProperties(
  transaction: Kysely<Schema>,
  properties: readonly Property[],
  before: Map<string, Property>,
  { progress, draftsWithoutPictures }: Pick<ImportOptions, 'progress' | 'draftsWithoutPictures'>,
) {
  await freeSlugs(transaction, properties, before)
  for (const [index, property] of properties.entries()) {
    const { id, ...row } = toRow(property)
    const isDraft = draftsWithoutPictures && lacksPictures(property)
    await transaction
      .insertInto('properties')
      .values({ id, ...row, ...(isDraft && { publication: 'draft' as const }) })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((update) => ({
          ...row,
          revision: update('properties.revision', '+', 1),
        })),
      )
      .execute()
    progress?.(index + 1, properties.length)
  }
}
