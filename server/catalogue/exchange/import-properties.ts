import { type Kysely, sql } from 'kysely'
import { type Actor, desk } from '../../audit-log/actor.ts'
import { type RowChange, recordAuditEntries } from '../../audit-log/record-entries.ts'
import { recordPrice } from '../../audit-log/record-price.ts'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import type { Property } from '../property.ts'
import { columnsOf, storedProperties, toRow } from '../stored-properties.ts'
import type { Feed } from './feed.ts'
import { type ImportOptions, type ImportReport, planImport } from './plan-import.ts'

/**
 * Makes the catalogue equal to a feed, in one transaction: all of it or nothing. Properties are matched
 * by id; those that the feed does not name are removed, unless they are drafts or the options keep them.
 * Every change is in the log.
 */
export async function importProperties(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  feed: Feed,
  options: ImportOptions & {
    /** Who imports, for the log; by default the desk. */
    actor?: Actor
    /** Called in the transaction, with the homes as they were, when they have been written. */
    written?: (transaction: Kysely<Schema>, homes: WrittenHomes) => Promise<void>
  } = {},
  now = new Date(),
): Promise<ImportReport> {
  const { actor = desk, missing = 'remove' } = options
  return db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction, engine)
    const before = new Map(
      (await storedProperties(transaction)).map((property) => [property.id, property]),
    )
    const drafts = await unseenIds(transaction, missing === 'withdraw')
    const { report, write, remove } = planImport(feed, before, { ...options, drafts }, now)
    if (report.outcome === 'imported') {
      if (missing === 'withdraw') await withdrawProperties(transaction, remove)
      else await removeProperties(transaction, remove)
      await writeProperties(transaction, write, before, options.progress)
      for (const { id, price } of write)
        await recordPrice(transaction, { id, previous: before.get(id)?.price ?? price, price }, now)
      const changes = [
        ...remove.map((id) =>
          missing === 'withdraw' ? withdrawal(id) : changeOf(before.get(id), undefined),
        ),
        ...write.map((property) => changeOf(before.get(property.id), property)),
      ]
      await recordAuditEntries(transaction, actor, changes, now)
      await options.written?.(transaction, { write, remove, before })
    }
    return report
  })
}

/** Keeps other writers of properties waiting until the end of the transaction; readers are not affected. */
async function lockCatalogue(transaction: Kysely<Schema>, engine: Database['engine']) {
  if (engine === 'postgres')
    await sql`lock table properties in share row exclusive mode`.execute(transaction)
  // SQLite has one write lock, which any write takes, also one without effect.
  else await transaction.deleteFrom('properties').where('id', '=', '').execute()
}

/** What an import has written and removed, and the catalogue before. */
export interface WrittenHomes {
  write: readonly Property[]
  remove: readonly string[]
  before: ReadonlyMap<string, Property>
}

const withdrawal = (id: string): RowChange => ({
  table: 'properties',
  id,
  before: { publication: 'published' },
  after: { publication: 'withdrawn' },
})

async function withdrawProperties(transaction: Kysely<Schema>, ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += batch)
    await transaction
      .updateTable('properties')
      .set((update) => ({
        publication: 'withdrawn' as const,
        publish_at: null,
        revision: update('revision', '+', 1),
      }))
      .where('id', 'in', ids.slice(start, start + batch))
      .execute()
}

/** Homes that no feed knows: those that staff are still writing, and those that were withdrawn already. */
export async function unseenIds(
  transaction: Kysely<Schema>,
  withdrawn: boolean,
): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('properties')
    .select('id')
    .where('publication', 'in', withdrawn ? ['draft', 'withdrawn'] : ['draft'])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

function changeOf(before: Property | undefined, after: Property | undefined): RowChange {
  const id = after?.id ?? before?.id ?? ''
  return {
    table: 'properties',
    id,
    before: before && columnsOf(before),
    after: after && columnsOf(after),
  }
}

const batch = 500

async function removeProperties(transaction: Kysely<Schema>, ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += batch)
    await transaction
      .deleteFrom('properties')
      .where('id', 'in', ids.slice(start, start + batch))
      .execute()
}

async function writeProperties(
  transaction: Kysely<Schema>,
  properties: readonly Property[],
  before: Map<string, Property>,
  progress: ImportOptions['progress'],
) {
  // Properties may exchange slugs, so each that changes gets a temporary one first. No real slug has a tilde.
  const moving = properties.filter(
    ({ id, slug }) => before.has(id) && before.get(id)?.slug !== slug,
  )
  for (const { id } of moving)
    await transaction
      .updateTable('properties')
      .set({ slug: `~${id}` })
      .where('id', '=', id)
      .execute()
  for (const [index, property] of properties.entries()) {
    const { id, ...row } = toRow(property)
    await transaction
      .insertInto('properties')
      .values({ id, ...row })
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
