import { cellsOf, type Feed } from '../catalogue/exchange/feed.ts'
import { unseenIds } from '../catalogue/exchange/import-properties.ts'
import { type ImportReport, planImport } from '../catalogue/exchange/plan-import.ts'
import type { Property } from '../catalogue/property.ts'
import { storedProperties } from '../catalogue/stored-properties.ts'
import { type Piece, wordDiff } from '../shared/word-diff.ts'
import type { ImportContext } from './import-context.ts'
import { feedOf, findImportFile } from './import-file.ts'

/** The changes that a file would make. */
export interface ImportPlan {
  name: string
  at: number
  report: ImportReport
  added: Property[]
  changed: { home: Property; fields: { column: string; pieces: Piece[] }[] }[]
  gone: Property[]
  /** The import would withdraw so many homes that their number has to be typed. */
  isShrinking: boolean
}

/** What a feed would change, beside the homes that are stored now. */
export async function planFeed({ db, now }: Pick<ImportContext, 'db' | 'now'>, feed: Feed) {
  const before = new Map((await storedProperties(db)).map((home) => [home.id, home]))
  const drafts = await unseenIds(db, true)
  const plan = planImport(feed, before, { skipRefused: true, drafts }, new Date(now()))
  return { before, ...plan }
}

/** @returns undefined when there is no such file, or somebody decided about it. */
export async function planFileImport(
  context: ImportContext,
  id: string,
): Promise<ImportPlan | undefined> {
  const file = await findImportFile(context, id)
  if (!file) return undefined
  const feed = feedOf(file.content, context.siteUrl)
  const { before, report, write, remove } = await planFeed(context, feed)
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
}
