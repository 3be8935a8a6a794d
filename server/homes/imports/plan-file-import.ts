import { cellsOf, type Feed } from '../../catalogue/exchange/feed.ts'
import { publishTimes, unseenIds } from '../../catalogue/exchange/import-properties.ts'
import { type ImportReport, planImport } from '../../catalogue/exchange/plan-import.ts'
import { readFeed } from '../../catalogue/exchange/read-feed.ts'
import type { PropertyColumn } from '../../catalogue/property-columns.ts'
import { isOffMarket, type Property } from '../../catalogue/property.ts'
import { storedProperties } from '../../catalogue/stored-properties.ts'
import type { ImportContext } from './import-context.ts'
import { findImportFile } from './import-file.ts'
import { type NewerChange, newerChanges } from './newer-changes.ts'
import { type PriceJump, priceJumps, priceJumpsKey } from './price-jumps.ts'

/** The changes that a file would make. */
export interface ImportPlan {
  name: string
  at: number
  report: ImportReport
  added: Property[]
  /** Each changed column as text, with its present and its new value. */
  changed: {
    home: Property
    fields: { column: PropertyColumn; was: string; becomes: string }[]
    /** The last change here that the file does not contain; undefined where it contains all. */
    newer: NewerChange | undefined
    /** A price that has to be confirmed. */
    jump: PriceJump | undefined
  }[]
  /** The key of the price jumps, by which they are confirmed ({@link priceJumpsKey}). */
  prices: string
  /**
   * Homes that the file does not name. They would be withdrawn, unless `stays` says why they may
   * have to stay:
   * - `newer`: visitors saw the home only after the file was exported
   * - `younger`: the time of the file is unknown, and the home was created after all homes in it
   * - `taken`: the file is a feed, which names only available homes, and the home is not available
   */
  gone: { home: Property; stays: 'newer' | 'younger' | 'taken' | undefined }[]
  /** The rows of the file by their line, as a spreadsheet numbers them, with their references. */
  rows: ReadonlyMap<number, { number: number; ref: string }>
  /** Whether the import would withdraw so many homes that their number has to be typed. */
  isShrinking: boolean
  /**
   * The chosen homes that cannot be written, because a home that was not chosen still has their
   * address or reference.
   */
  leftOut(only: ReadonlySet<string>): Property[]
}

/** Compares a feed with the homes that are stored now. */
export async function planFeed(
  { db, engine, clock }: Pick<ImportContext, 'db' | 'engine' | 'clock'>,
  feed: Feed,
) {
  const before = new Map((await storedProperties(db)).map((home) => [home.id, home]))
  const time = clock()
  const unseen = await unseenIds({ db, engine }, time)
  const planOf = (only?: ReadonlySet<string>) =>
    planImport(feed, before, { skipRefused: true, unseen, ...(only && { only }) }, time)
  return { before, planOf, ...planOf() }
}

/**
 * @returns undefined where there is no such file, or it has already been applied.
 */
export async function planFileImport(
  context: ImportContext,
  id: string,
): Promise<ImportPlan | undefined> {
  const file = await findImportFile(context, id)
  if (!file) return undefined
  const { before, planOf, feed, report, write, withdraw } = await planFeed(
    context,
    readFeed(file.content, context.siteUrl),
  )
  const named = feed.rows.flatMap(({ id: one }) => before.get(one) ?? [])
  const exported = exportedAt(file.name)
  const madeAt = exported ?? newest(named)
  const visibleSince = await publishTimes(context.db, withdraw)
  const jumps = priceJumps(before, write)
  const jumpOf = new Map(jumps.map((jump) => [jump.id, jump]))
  const isAfter = (time = '') => Date.parse(time) > madeAt
  const isFeed = feed.rows.some(({ place }) => place.property !== undefined)
  const changed = changedFields({ before, write, report })
  const newer = await newerChanges(
    context.db,
    changed.map(({ home, fields }) => ({ id: home.id, fields })),
    exported,
  )
  const staying = (home: Property) => {
    if (isAfter(home.createdAt) || isAfter(visibleSince.get(home.id)))
      return exported === undefined ? ('younger' as const) : ('newer' as const)
    return isFeed && isOffMarket(home.status) ? ('taken' as const) : undefined
  }
  return {
    name: file.name,
    at: file.created_at,
    report,
    added: write.filter((home) => !before.has(home.id)),
    changed: changed.map((one) => ({
      ...one,
      newer: newer.get(one.home.id),
      jump: jumpOf.get(one.home.id),
    })),
    prices: priceJumpsKey(jumps),
    gone: withdraw.flatMap((one) => {
      const home = before.get(one)
      return home ? [{ home, stays: staying(home) }] : []
    }),
    rows: new Map(
      feed.rows.map(({ place, cells }, index) => [
        place.line,
        // The first row contains the names of the columns.
        { number: index + 2, ref: cells(undefined).ref?.trim() ?? '' },
      ]),
    ),
    isShrinking: report.outcome === 'held back',
    leftOut(only) {
      const written = new Set(planOf(only).write.map((home) => home.id))
      return write.filter((home) => only.has(home.id) && !written.has(home.id))
    },
  }
}

/** The changed columns of each home that already exists, as text. */
function changedFields({
  before,
  write,
  report,
}: Pick<Awaited<ReturnType<typeof planFeed>>, 'before' | 'write' | 'report'>) {
  const columns = new Map(report.changed.map((one) => [one.id, one.columns]))
  return write.flatMap((home) => {
    const old = before.get(home.id)
    if (!old) return []
    const [was, becomes] = [cellsOf(old), cellsOf(home)]
    const fields = (columns.get(home.id) ?? []).map((column) => ({
      column,
      was: was[column],
      becomes: becomes[column],
    }))
    return [{ home, fields }]
  })
}

/** The file name of our own export, with its time in UTC. */
export const exportName = (now: number): string =>
  `homes-${new Date(now).toISOString().slice(0, 19).replace(/:/g, '')}Z.csv`

/**
 * When a file was exported, according to its name, to which browsers may have added a number.
 * @returns milliseconds since 1970.
 */
function exportedAt(name: string): number | undefined {
  const [, day, hours, minutes, seconds] =
    /homes-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? []
  const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at) ? undefined : at
}

/**
 * The creation time of the newest of these homes, in milliseconds since 1970. A file that names it
 * cannot be older.
 */
const newest = (homes: readonly Property[]): number =>
  Math.max(...homes.map(({ createdAt }) => Date.parse(createdAt)))
