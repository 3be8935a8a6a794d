import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { propertiesCsv, readCsvFeed } from '../catalogue/exchange/csv.ts'
import { cellsOf, type Feed, FeedError, textOf } from '../catalogue/exchange/feed.ts'
import {
  importProperties,
  unseenIds,
  type WrittenHomes,
} from '../catalogue/exchange/import-properties.ts'
import { readKyeroFeed } from '../catalogue/exchange/kyero-read.ts'
import { type ImportReport, planImport } from '../catalogue/exchange/plan-import.ts'
import { parseProperty } from '../catalogue/exchange/parse-property.ts'
import type { Property } from '../catalogue/property.ts'
import {
  columnsOf,
  storedProperties,
  storedPropertiesById,
  toRow,
} from '../catalogue/stored-properties.ts'
import type { Actor } from '../audit-log/actor.ts'
import { recordAuditEntries } from '../audit-log/record-entries.ts'
import { recordPrice } from '../audit-log/record-price.ts'
import type { Database } from '../database/database.ts'
import { lockRows } from '../database/lock-rows.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import type { HomesBefore, ImportSummary } from '../database/tables/homes.ts'
import { type Piece, wordDiff } from '../shared/word-diff.ts'

/** A file that was sent, and what became of it. */
interface EarlierImport {
  id: string
  name: string
  state: 'applied' | 'undone'
  summary: ImportSummary | undefined
  by: string
  /** Milliseconds since 1970. */
  at: number
}

/** What a file would change. */
interface ImportPlan {
  name: string
  at: number
  report: ImportReport
  added: Property[]
  changed: { home: Property; fields: { column: string; pieces: Piece[] }[] }[]
  gone: Property[]
  /** The import would withdraw so many homes that their number has to be typed. */
  isShrinking: boolean
}

type Applying = 'applied' | 'held back' | 'missing' | 'nothing'

/** Imports of homes from files, into our own database. */
export interface Imports {
  /** Keeps a file until somebody decides about it. @throws {FeedError} for one that is no file of homes. */
  read(name: string, bytes: Uint8Array, actor: Actor): Promise<string>
  /** Undefined where there is no such file, or it was decided about. */
  plan(id: string): Promise<ImportPlan | undefined>
  /** Does what was chosen, all of it or nothing. @param confirmed how many homes somebody knows to be going. */
  apply(
    id: string,
    chosen: { only: ReadonlySet<string>; confirmed: number | undefined },
    actor: Actor,
  ): Promise<Applying>
  /** Takes an import back as a whole, unless one of its homes was changed since. */
  undo(id: string, actor: Actor): Promise<'undone' | 'changed' | 'missing'>
  earlier(): Promise<EarlierImport[]>
}

/** Imports that are listed. */
const maxListed = 20
/** Milliseconds for which a file is kept that nobody decides about. */
const keptFor = 7 * 24 * 3_600_000

/** @param now in milliseconds since 1970. */
export function createImports(database: Database, siteUrl: string, now = Date.now): Imports {
  const { db, engine } = database

  async function contentOf(id: string) {
    const row = await db
      .selectFrom('home_imports')
      .select(['name', 'content', 'created_at'])
      .where('id', '=', id)
      .where('state', '=', 'read')
      .executeTakeFirst()
    return row?.content === null || row === undefined ? undefined : { ...row, content: row.content }
  }

  const feedOf = (content: string): Feed =>
    content.trimStart().startsWith('<') ? readKyeroFeed(content, siteUrl) : readCsvFeed(content)

  return {
    async read(name, bytes, actor) {
      const content = textOf(bytes)
      if (content.includes('\0')) throw new FeedError('The file is not text.')
      feedOf(content)
      const id = randomUUID()
      const at = now()
      await db
        .deleteFrom('home_imports')
        .where('state', '=', 'read')
        .where('created_at', '<', at - keptFor)
        .execute()
      await db
        .insertInto('home_imports')
        .values({
          id,
          name: name.replace(/[\p{Cc}/\\]/gu, ' ').slice(-120),
          content,
          state: 'read',
          created_by: actor.name,
          created_at: at,
        })
        .execute()
      return id
    },

    async plan(id) {
      const file = await contentOf(id)
      if (!file) return undefined
      const before = new Map((await storedProperties(db)).map((home) => [home.id, home]))
      const drafts = await unseenIds(db, true)
      const { report, write, remove } = planImport(
        feedOf(file.content),
        before,
        { skipRefused: true, drafts },
        new Date(now()),
      )
      const columns = new Map(report.changed.map((one) => [one.id, one.columns]))
      return {
        name: file.name,
        at: file.created_at,
        report,
        added: write.filter((home) => !before.has(home.id)),
        changed: write.flatMap((home) => {
          const old = before.get(home.id)
          if (!old) return []
          const [was, becomes] = [cellsOf(old), cellsOf(home)]
          const fields = (columns.get(home.id) ?? []).map((column) => ({
            column,
            pieces: wordDiff(was[column], becomes[column]),
          }))
          return [{ home, fields }]
        }),
        gone: remove.flatMap((one) => before.get(one) ?? []),
        isShrinking: report.outcome === 'held back',
      }
    },

    async apply(id, { only, confirmed }, actor) {
      const file = await contentOf(id)
      if (!file) return 'missing'
      const plan = await this.plan(id)
      const withdrawals = plan?.gone.filter((home) => only.has(home.id)).length
      const report = await importProperties(
        database,
        feedOf(file.content),
        {
          skipRefused: true,
          missing: 'withdraw',
          allowShrink: withdrawals !== undefined && confirmed === withdrawals,
          only,
          actor,
          written: (transaction, homes) => keep(transaction, id, homes),
        },
        new Date(now()),
      )
      if (report.outcome === 'held back') return 'held back'
      return report.outcome === 'imported' ? 'applied' : 'nothing'
    },

    async undo(id, actor) {
      return db.transaction().execute(async (transaction) => {
        const applied = transaction
          .selectFrom('home_imports')
          .select('undo')
          .where('id', '=', id)
          .where('state', '=', 'applied')
        const seen = await applied.executeTakeFirst()
        if (!seen?.undo) return 'missing'
        const undo = fromJson<HomesBefore>(seen.undo)
        // An import writes its homes first, too: locking in one order, the two cannot deadlock.
        const isUntouched = await areUntouched(transaction, engine, undo)
        const row = await lockRows(engine, applied).executeTakeFirst()
        if (!row?.undo) return 'missing'
        if (!isUntouched) return 'changed'
        await takeBack(transaction, undo, actor, new Date(now()))
        await transaction
          .updateTable('home_imports')
          .set({ state: 'undone', undo: null, decided_at: now() })
          .where('id', '=', id)
          .execute()
        return 'undone'
      })
    },

    async earlier() {
      const rows = await db
        .selectFrom('home_imports')
        .select(['id', 'name', 'state', 'summary', 'created_by', 'decided_at', 'created_at'])
        .where('state', '!=', 'read')
        .orderBy('created_at', 'desc')
        .limit(maxListed)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        state: row.state === 'undone' ? 'undone' : 'applied',
        summary: row.summary === null ? undefined : fromJson<ImportSummary>(row.summary),
        by: row.created_by,
        at: row.decided_at ?? row.created_at,
      }))
    },
  }

  /** Notes in the import's transaction what it did, so that it can be taken back; earlier ones no longer can. */
  async function keep(
    transaction: Kysely<Schema>,
    id: string,
    { write, remove, before }: WrittenHomes,
  ): Promise<void> {
    const added = write.filter((home) => !before.has(home.id)).map((home) => home.id)
    const changed = write.filter((home) => before.has(home.id)).map((home) => home.id)
    const undo: HomesBefore = {
      added: await revisionsOf(transaction, engine, added),
      changed: await revisionsOf(transaction, engine, changed),
      withdrawn: await revisionsOf(transaction, engine, remove),
      before: propertiesCsv(changed.flatMap((one) => before.get(one) ?? [])),
    }
    const summary: ImportSummary = {
      added: added.length,
      changed: changed.length,
      gone: remove.length,
    }
    await transaction.updateTable('home_imports').set({ undo: null }).execute()
    await transaction
      .updateTable('home_imports')
      .set({
        state: 'applied',
        content: null,
        summary: JSON.stringify(summary),
        undo: JSON.stringify(undo),
        decided_at: now(),
      })
      .where('id', '=', id)
      .execute()
  }
}

/** Ids of one statement. */
const batch = 500

/** The revisions of homes, which nobody else changes until the transaction ends. */
async function revisionsOf(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  ids: readonly string[],
) {
  const found: { id: string; revision: number }[] = []
  for (let start = 0; start < ids.length; start += batch) {
    const homes = transaction
      .selectFrom('properties')
      .select(['id', 'revision'])
      .where('id', 'in', ids.slice(start, start + batch))
      .orderBy('id')
    found.push(...(await lockRows(engine, homes).execute()))
  }
  return found
}

/** Whether nobody has changed the homes of an import since; nobody can until the transaction ends. */
async function areUntouched(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  { added, changed, withdrawn }: HomesBefore,
): Promise<boolean> {
  const touched = [...added, ...changed, ...withdrawn]
  const now = await revisionsOf(
    transaction,
    engine,
    touched.map(({ id }) => id),
  )
  const revisions = new Map(now.map(({ id, revision }) => [id, revision]))
  return touched.every(({ id, revision }) => revisions.get(id) === revision)
}

async function takeBack(
  transaction: Kysely<Schema>,
  { added, changed, withdrawn, before }: HomesBefore,
  actor: Actor,
  now: Date,
): Promise<void> {
  const present = new Map<string, Property>()
  const ids = [...added, ...changed].map(({ id }) => id)
  for (let start = 0; start < ids.length; start += batch)
    for (const home of await storedPropertiesById(transaction, ids.slice(start, start + batch)))
      present.set(home.id, home)
  const was = readCsvFeed(before).rows.flatMap((row) => {
    const result = parseProperty(row.cells(undefined), undefined, now)
    return 'property' in result ? [result.property] : []
  })
  for (const { id } of added)
    await transaction.deleteFrom('properties').where('id', '=', id).execute()
  for (const home of was) {
    const { id, ...row } = toRow(home)
    await transaction
      .updateTable('properties')
      .set((update) => ({ ...row, revision: update('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const previous = present.get(id)?.price ?? home.price
    await recordPrice(transaction, { id, previous, price: home.price }, now)
  }
  for (const { id } of withdrawn)
    await transaction
      .updateTable('properties')
      .set((update) => ({
        publication: 'published' as const,
        revision: update('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  const rowOf = (home: Property | undefined) => home && columnsOf(home)
  await recordAuditEntries(
    transaction,
    actor,
    [
      ...added.map(({ id }) => ({
        table: 'properties',
        id,
        before: rowOf(present.get(id)),
        after: undefined,
      })),
      ...was.map((home) => ({
        table: 'properties',
        id: home.id,
        before: rowOf(present.get(home.id)),
        after: rowOf(home),
      })),
      ...withdrawn.map(({ id }) => ({
        table: 'properties',
        id,
        before: { publication: 'withdrawn' },
        after: { publication: 'published' },
      })),
    ],
    now,
  )
}
