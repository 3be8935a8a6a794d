import type { PropertyColumn } from '../catalogue/exchange/columns.ts'
import { cellsOf, type Feed } from '../catalogue/exchange/feed.ts'
import { publishTimes, unseenIds } from '../catalogue/exchange/import-properties.ts'
import { type ImportReport, planImport } from '../catalogue/exchange/plan-import.ts'
import { readFeed } from '../catalogue/exchange/read-feed.ts'
import type { Property } from '../catalogue/property.ts'
import { storedProperties } from '../catalogue/stored-properties.ts'
import type { ImportContext } from './import-context.ts'
import { findImportFile } from './import-file.ts'

/** The changes that a file would make. */
export interface ImportPlan {
  name: string
  at: number
  report: ImportReport
  added: Property[]
  /** Each changed column as text, as it is and as it becomes. */
  changed: { home: Property; fields: { column: PropertyColumn; was: string; becomes: string }[] }[]
  /** `isNewer`: the file seems to be older than the home, and therefore cannot name it. */
  gone: { home: Property; isNewer: boolean }[]
  /** The import would withdraw so many homes that their number has to be typed. */
  isShrinking: boolean
}

/** The changes of a feed, beside the homes that are stored now. */
export async function planFeed(
  { db, engine, now }: Pick<ImportContext, 'db' | 'engine' | 'now'>,
  feed: Feed,
) {
  const before = new Map((await storedProperties(db)).map((home) => [home.id, home]))
  const time = now()
  const unseen = await unseenIds({ db, engine }, time)
  const plan = planImport(feed, before, { skipRefused: true, unseen }, new Date(time))
  return { before, ...plan }
}

/** @returns undefined when there is no such file, or somebody decided about it. */
export async function planFileImport(
  context: ImportContext,
  id: string,
): Promise<ImportPlan | undefined> {
  const file = await findImportFile(context, id)
  if (!file) return undefined
  const feed = readFeed(file.content, context.siteUrl)
  const { before, report, write, remove } = await planFeed(context, feed)
  const named = feed.rows.flatMap(({ id: one }) => before.get(one) ?? [])
  const madeAt = exportedAt(file.name) ?? newest(named)
  const visibleSince = await publishTimes(context.db, remove)
  const columns = new Map(report.changed.map((one) => [one.id, one.columns]))
  const isAfter = (time = '') => Date.parse(time) > madeAt
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
        was: was[column],
        becomes: becomes[column],
      }))
      return [{ home, fields }]
    }),
    gone: remove.flatMap((one) => {
      const home = before.get(one)
      return home
        ? [{ home, isNewer: isAfter(home.createdAt) || isAfter(visibleSince.get(one)) }]
        : []
    }),
    isShrinking: report.outcome === 'held back',
  }
}

/** The name of our own export, which has its time in UTC. */
export const exportName = (now: number): string =>
  `homes-${new Date(now).toISOString().slice(0, 19).replace(/:/g, '')}Z.csv`

/** When a file was exported, by its name; browsers add to it. @returns milliseconds since 1970 */
function exportedAt(name: string): number | undefined {
  const [, day, hours, minutes, seconds] =
    /homes-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? []
  const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at) ? undefined : at
}

/**
 * The time of the newest of some homes, in milliseconds since 1970: a file that names it is not
 * older.
 */
const newest = (homes: readonly Property[]): number =>
  Math.max(...homes.map(({ createdAt }) => Date.parse(createdAt)))
