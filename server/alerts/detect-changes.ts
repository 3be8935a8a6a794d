import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Property } from '../catalogue/property.ts'
import { readCatalogueVersion } from '../catalogue/read-version.ts'
import { storedPropertiesById } from '../catalogue/stored-properties.ts'
import type { Database } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import { isPublishedSql } from '../database/is-published.ts'
import type { Schema } from '../database/schema.ts'
import { forgetRevertedChanges } from './forget-reverted-changes.ts'
import { type DetectionTime, type HomeChange, recordHomeChanges } from './record-home-changes.ts'

/**
 * The maximum number of changes that one transaction records, so that it does not block others for
 * long.
 */
const batch = 100

/** The source of homes in our own database; the source of a hosted project is its address. */
const ownSource = 'own'

/**
 * Compares our own homes with those seen last, if the catalogue's version has changed since. Each
 * change is recorded once: every batch is a transaction that first locks the row of `alert_watch`,
 * and a killed process leaves the rest to the next poll.
 * @param evenUnchanged whether homes are compared even if the version is the same: a home whose
 *   publication time comes while no process runs does not raise the version.
 */
export async function detectOwnChanges(
  { db, engine }: Database,
  time: DetectionTime,
  evenUnchanged = false,
): Promise<void> {
  const version = await readCatalogueVersion(db)
  const watch = await db
    .selectFrom('alert_watch')
    .select(['source', 'version'])
    .executeTakeFirstOrThrow()
  if (watch.source === ownSource && watch.version === version && !evenUnchanged) return
  for (let first = 0; ; first += batch) {
    const isLast = await db
      .transaction()
      .execute((transaction) => detectOwnBatch(transaction, engine, version, { ...time, first }))
    if (isLast) return
  }
}

/**
 * Compares one batch of homes; the first one forgets the changes that no longer hold.
 * @returns whether no change is left.
 */
async function detectOwnBatch(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  version: number,
  time: DetectionTime & { first: number },
): Promise<boolean> {
  const { source } = await lockWatch(transaction)
  const published = isPublishedSql(engine, time.now)
  // Homes are not compared one by one without an active alert, because nobody would be notified.
  if (source !== ownSource || !(await hasActiveAlerts(transaction))) {
    await markAllAsSeen(transaction, published)
    await transaction.updateTable('alert_watch').set({ source: ownSource, version }).execute()
    return true
  }
  // Only before the first batch: the comparison records some forgotten changes again, such as a
  // reduction that no alert matches. Forgetting them before every batch would never end.
  if (time.first === 0)
    await forgetRevertedChanges(transaction, engine, {
      since: time.now - time.delay,
      present: (ids) => storedPropertiesById(transaction, ids, published),
    })
  const { rows } = await sql<{ id: string; seen: number | null }>`
    select properties.id as id, seen_homes.price as seen from properties
    left join seen_homes on seen_homes.home_id = properties.id
    where ${published} and (seen_homes.price is null or seen_homes.price <> properties.price)
    order by properties.id limit ${sql.lit(batch)}`.execute(transaction)
  const homes = await storedPropertiesById(
    transaction,
    rows.map(({ id }) => id),
  )
  const changes = rows.flatMap(({ id, seen }): HomeChange[] => {
    const home = homes.find((one) => one.id === id)
    return home ? [{ home, previous: seen ?? undefined }] : []
  })
  await recordHomeChanges(transaction, changes, time)
  const isLast = rows.length < batch
  if (isLast) await transaction.updateTable('alert_watch').set({ version }).execute()
  return isLast
}

/** Stores every published home as seen at its current price. */
async function markAllAsSeen(
  transaction: Kysely<Schema>,
  published: RawBuilder<boolean>,
): Promise<void> {
  await sql`insert into seen_homes (home_id, price) select id, price from properties where ${published}
    on conflict (home_id) do update set price = excluded.price where seen_homes.price <> excluded.price`.execute(
    transaction,
  )
}

/** Makes other processes wait until the caller's transaction ends. */
const lockWatch = (transaction: Kysely<Schema>) =>
  transaction
    .updateTable('alert_watch')
    .set((update) => ({ id: update.ref('id') }))
    .returning(['source', 'version', 'checked_at'])
    .executeTakeFirstOrThrow()

const hasActiveAlerts = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db
    .selectFrom('alerts')
    .select('id')
    .where('state', '=', 'active')
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Records the changes of homes of a hosted project. The project has no version: one process at a
 * time reads all its homes, at most once in `interval` milliseconds. Without an active
 * alert nothing is read, and the next poll stores all homes as seen.
 * @throws {Unavailable} while the project does not answer.
 */
export async function detectHostedChanges(
  { db, engine }: Database,
  catalogue: Pick<Catalogue, 'list'>,
  { source, interval, time }: { source: string; interval: number; time: DetectionTime },
): Promise<void> {
  if (!(await hasActiveAlerts(db))) {
    await db.updateTable('alert_watch').set({ source: '' }).where('source', '!=', '').execute()
    return
  }
  const claimed = await db
    .updateTable('alert_watch')
    .set({ checked_at: time.now })
    .where('checked_at', '<=', time.now - interval)
    .returning('source')
    .executeTakeFirst()
  if (!claimed) return
  // The seen prices are read before the homes, so that a price that another process replaces in
  // between is not recorded again here.
  const seen = new Map(
    (await db.selectFrom('seen_homes').selectAll().execute()).map(({ home_id, price }) => [
      home_id,
      price,
    ]),
  )
  const properties = await hostedHomes(catalogue)
  if (claimed.source !== source) {
    await db.transaction().execute(async (transaction) => {
      await lockWatch(transaction)
      await transaction.deleteFrom('seen_homes').execute()
      for (const part of inBatches(properties))
        await transaction
          .insertInto('seen_homes')
          .values(part.map(({ id, price }) => ({ home_id: id, price })))
          .onConflict((conflict) => conflict.column('home_id').doNothing())
          .execute()
      await transaction.updateTable('alert_watch').set({ source }).execute()
    })
    return
  }
  await restoreForgottenPrices({ db, engine }, { seen, properties, since: time.now - time.delay })
  const changed = properties
    .map((home): HomeChange => ({ home, previous: seen.get(home.id) }))
    .filter(({ home, previous }) => home.price !== previous)
  for (let first = 0; first < changed.length; first += batch) {
    const part = changed.slice(first, first + batch)
    await db.transaction().execute(async (transaction) => {
      await lockWatch(transaction)
      await recordHomeChanges(transaction, part, { ...time, first })
    })
  }
}

/**
 * The homes of a hosted project that visitors see.
 * @throws {Unavailable} while the project does not answer.
 */
export const hostedHomes = async (catalogue: Pick<Catalogue, 'list'>): Promise<Property[]> =>
  (await catalogue.list()).properties

interface Compared {
  /**
   * The prices that were seen last, by home; the prices before forgotten changes are put back here.
   */
  seen: Map<string, number>
  /** The current homes. */
  properties: readonly Property[]
  /** See {@link forgetRevertedChanges}. */
  since: number
}

/** Forgets the changes of a hosted project that no longer hold. */
async function restoreForgottenPrices(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { seen, properties, since }: Compared,
): Promise<void> {
  const forgotten = await db.transaction().execute(async (transaction) => {
    await lockWatch(transaction)
    return forgetRevertedChanges(transaction, engine, { since, present: async () => properties })
  })
  for (const { id, seen: price } of forgotten)
    if (price === undefined) seen.delete(id)
    else seen.set(id, price)
}
