import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import type { Property } from '../property.ts'
import { storedHomes, toRow } from '../stored-homes.ts'
import { homeFrom } from './home-from.ts'
import { cellsOf, type Column, columns, type Feed, type FieldProblem, type Row } from './row.ts'

/** A feed that would take away more than this part of the homes is held back: it is more likely broken than true. */
export const shrinkLimit = 0.2

export interface ImportOptions {
  /** Import the rows that are right; a home whose row was refused stays as it is. */
  skipRefused?: boolean
  /** Add and change only: a home that the file does not name stays. */
  keepMissing?: boolean
  /** Take away more than {@link shrinkLimit} of the homes. */
  allowShrink?: boolean
  /** Say what would be done, and do nothing. */
  dryRun?: boolean
  /** Origins whose pictures the pages may show, for the notes. */
  imageOrigins?: readonly string[]
  /** Called as homes are written. */
  progress?(done: number, total: number): void
}

export interface Refusal extends FieldProblem {
  place: string
  id: string
}

/**
 * - `imported`: the catalogue is as the file says
 * - `checked`: a dry run, and the file would be imported
 * - `refused`: rows are wrong, nothing was written
 * - `held back`: too many homes would go, nothing was written
 */
export type ImportOutcome = 'imported' | 'checked' | 'refused' | 'held back'

export interface ImportReport {
  outcome: ImportOutcome
  /** Homes in the file, and in the catalogue before. */
  rows: number
  before: number
  added: string[]
  changed: { id: string; columns: Column[] }[]
  unchanged: number
  removed: string[]
  refused: Refusal[]
  notes: string[]
}

/**
 * Makes the catalogue what a feed says, in one transaction: all of it or nothing. Homes are known by
 * their id; those that the feed does not name are taken away, unless the options keep them.
 */
export async function importHomes(
  { db, engine }: Database,
  feed: Feed,
  options: ImportOptions = {},
  now = new Date(),
): Promise<ImportReport> {
  return db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction, engine)
    const before = new Map((await storedHomes(transaction)).map((home) => [home.id, home]))
    const { report, write, remove } = planOf(feed, before, options, now)
    if (report.outcome === 'imported') {
      await removeHomes(transaction, remove)
      await writeHomes(transaction, write, before, options.progress)
    }
    return report
  })
}

/** Nobody else writes homes until the end of the transaction; visitors go on reading. */
async function lockCatalogue(transaction: Kysely<Schema>, engine: Database['engine']) {
  if (engine === 'postgres')
    await sql`lock table properties in share row exclusive mode`.execute(transaction)
  // SQLite has one lock for all, taken by the first write, even of nothing.
  else await transaction.deleteFrom('properties').where('id', '=', '').execute()
}

function planOf(feed: Feed, before: Map<string, Property>, options: ImportOptions, now: Date) {
  const { homes, refused } = check(feed.rows, before, now)
  const named = new Set(feed.rows.map(({ id }) => id))
  // A row whose id cannot be read may be about any home, so none is taken for missing.
  const nameless = refused.some(({ field }) => field === 'id')
  const missing =
    options.keepMissing || nameless ? [] : [...before.keys()].filter((id) => !named.has(id))
  refused.push(...slugClashes(homes, before, missing))
  const refusedIds = new Set(refused.map(({ id }) => id))
  const right = homes.filter(({ home }) => !refusedIds.has(home.id)).map(({ home }) => home)

  const write = right.filter((home) => !isDeepStrictEqual(home, before.get(home.id)))
  const report: ImportReport = {
    outcome: options.dryRun ? 'checked' : 'imported',
    rows: feed.rows.length,
    before: before.size,
    added: write.filter(({ id }) => !before.has(id)).map(({ id }) => id),
    changed: write.flatMap((home) => {
      const old = before.get(home.id)
      return old ? [{ id: home.id, columns: differences(old, home) }] : []
    }),
    unchanged: right.length - write.length,
    removed: missing,
    refused,
    notes: [...feed.notes, ...pictureNotes(right, options.imageOrigins)],
  }
  if (feed.rows.length === 0)
    report.refused.push({
      place: 'file',
      id: '',
      field: 'file',
      value: '',
      problem: 'holds no homes',
    })
  if (report.refused.length > 0 && (!options.skipRefused || right.length === 0))
    report.outcome = 'refused'
  else if (missing.length > before.size * shrinkLimit && !options.allowShrink)
    report.outcome = 'held back'
  return { report, write, remove: missing }
}

interface CheckedHome {
  place: string
  home: Property
}

function check(rows: readonly Row[], before: Map<string, Property>, now: Date) {
  const homes: CheckedHome[] = []
  const refused: Refusal[] = []
  const places = new Map<string, string>()
  for (const { place, id, cells, names, problems = [] } of rows) {
    const known = before.get(id)
    const reading = homeFrom(cells(known), known, now, names)
    const all = [...problems, ...('problems' in reading ? reading.problems : [])]
    const earlier = id && places.get(id)
    if (earlier) all.push({ field: 'id', value: id, problem: `is also the id of ${earlier}` })
    places.set(id, earlier || place)
    refused.push(...all.map((problem) => ({ place, id, ...problem })))
    if (all.length === 0 && 'home' in reading) homes.push({ place, home: reading.home })
  }
  return { homes, refused }
}

/** Two homes cannot have one address: not in the file, nor with one that stays as it is. */
function slugClashes(
  homes: readonly CheckedHome[],
  before: Map<string, Property>,
  missing: readonly string[],
): Refusal[] {
  const going = new Set([...missing, ...homes.map(({ home }) => home.id)])
  const owners = new Map(
    [...before.values()].filter(({ id }) => !going.has(id)).map(({ slug, id }) => [slug, id]),
  )
  return homes.flatMap(({ place, home }) => {
    const owner = owners.get(home.slug)
    owners.set(home.slug, owner ?? home.id)
    return owner
      ? [
          {
            place,
            id: home.id,
            field: 'slug',
            value: home.slug,
            problem: `is also the slug of ${owner}`,
          },
        ]
      : []
  })
}

function differences(old: Property, home: Property): Column[] {
  const [a, b] = [cellsOf(old), cellsOf(home)]
  return columns.filter((column) =>
    // The order of a JSON value's keys is the engine's business.
    column === 'translations'
      ? !isDeepStrictEqual(old.translations, home.translations)
      : a[column] !== b[column],
  )
}

/** Pictures from elsewhere that the pages' security policy would not show. */
function pictureNotes(homes: readonly Property[], imageOrigins: readonly string[] = []): string[] {
  const origins = new Set(
    homes.flatMap(({ images }) =>
      images.filter((image) => !image.startsWith('/')).map((image) => new URL(image).origin),
    ),
  )
  return [...origins]
    .filter((origin) => !imageOrigins.includes(origin))
    .map((origin) => `pictures from ${origin} are shown only when IMAGE_ORIGINS names it`)
}

const batch = 500

async function removeHomes(transaction: Kysely<Schema>, ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += batch)
    await transaction
      .deleteFrom('properties')
      .where('id', 'in', ids.slice(start, start + batch))
      .execute()
}

async function writeHomes(
  transaction: Kysely<Schema>,
  homes: readonly Property[],
  before: Map<string, Property>,
  progress: ImportOptions['progress'],
) {
  // Homes may hand their slugs on to each other: out of the way first. No slug of ours has a tilde.
  const moving = homes.filter(({ id, slug }) => before.has(id) && before.get(id)?.slug !== slug)
  for (const { id } of moving)
    await transaction
      .updateTable('properties')
      .set({ slug: `~${id}` })
      .where('id', '=', id)
      .execute()
  for (const [index, home] of homes.entries()) {
    const { id, ...row } = toRow(home)
    await transaction
      .insertInto('properties')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    progress?.(index + 1, homes.length)
  }
}
