import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import { readCsvFeed } from '../../catalogue/exchange/csv.ts'
import { parseProperty } from '../../catalogue/exchange/parse-property.ts'
import { storedColumns } from '../../catalogue/property-columns.ts'
import type { Property } from '../../catalogue/property.ts'
import { storedPropertiesById } from '../../catalogue/stored-properties.ts'
import type { Database } from '../../database/database.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import type { HomesBefore } from '../../database/tables/homes.ts'
import { writeHomes } from '../../stored-homes/write-homes.ts'
import { readRevisions } from '../home-revisions.ts'
import type { ImportContext } from './import-context.ts'

/**
 * Undoes an import as a whole. Nothing is done if one of its homes has been changed since
 * (`changed`), or if its former state breaks rules that have become stricter (`invalid`).
 */
export function undoImport(
  { db, engine, clock }: ImportContext,
  id: string,
  actor: Actor,
): Promise<'undone' | 'changed' | 'invalid' | 'missing'> {
  return db.transaction().execute(async (transaction) => {
    const applied = transaction
      .selectFrom('home_imports')
      .select('undo')
      .where('id', '=', id)
      .where('state', '=', 'applied')
    const seen = await applied.executeTakeFirst()
    if (!seen?.undo) return 'missing'
    const undo = fromJson<HomesBefore>(seen.undo)
    // The homes are locked before the import, as `importProperties` does, so that the two cannot
    // deadlock.
    const isUntouched = await areUntouched(transaction, engine, undo)
    const row = await lockRows(engine, applied).executeTakeFirst()
    if (!row?.undo) return 'missing'
    if (!isUntouched) return 'changed'
    const former = readFormer(undo, clock())
    if (!former) return 'invalid'
    await takeBack(transaction, { ...undo, former }, { actor, now: clock() })
    await transaction
      .updateTable('home_imports')
      .set({ state: 'undone', undo: null, undone_at: clock() })
      .where('id', '=', id)
      .execute()
    await recordAuditEntries(
      transaction,
      actor,
      [
        {
          table: 'home_imports',
          id,
          before: { import_state: 'applied' },
          after: { import_state: 'undone' },
        },
      ],
      clock(),
    )
    return 'undone'
  })
}

/**
 * Checks that nobody has changed the homes of an import since, and locks them until the transaction
 * ends.
 */
async function areUntouched(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  { added, changed, withdrawn }: HomesBefore,
): Promise<boolean> {
  const touched = [...added, ...changed, ...withdrawn]
  const now = await readRevisions(
    transaction,
    engine,
    touched.map(({ id }) => id),
  )
  const revisions = new Map(now.map(({ id, revision }) => [id, revision]))
  return touched.every(({ id, revision }) => revisions.get(id) === revision)
}

/** The changed homes as they were before an import; undefined if one of them is not valid. */
function readFormer({ before }: HomesBefore, now: number): Property[] | undefined {
  const { rows } = readCsvFeed(before)
  const former = rows.flatMap((row) => {
    const result = parseProperty(row.cells(undefined), undefined, now)
    return 'property' in result ? [result.property] : []
  })
  return former.length === rows.length ? former : undefined
}

/** Restores the homes as they were before an import. */
async function takeBack(
  transaction: Kysely<Schema>,
  { added, changed, withdrawn, former }: HomesBefore & { former: readonly Property[] },
  { actor, now }: { actor: Actor; now: number },
): Promise<void> {
  const ids = [...added, ...changed].map(({ id }) => id)
  const homes = await storedPropertiesById(transaction, ids)
  const present = new Map(homes.map((home) => [home.id, home]))
  const changes = [
    ...added.map(({ id }) => ({ id, before: columnsOf(present.get(id)), after: undefined })),
    ...former.map((home) => ({
      id: home.id,
      before: columnsOf(present.get(home.id)),
      after: storedColumns(home),
    })),
    ...withdrawn.map(({ id, publishAt = null }) => ({
      id,
      before: { publication: 'withdrawn', publish_at: null },
      after: { publication: 'published', publish_at: publishAt },
    })),
  ]
  await writeHomes(transaction, changes, { actor, now })
}

const columnsOf = (home: Property | undefined) => home && storedColumns(home)
