import { isDeepStrictEqual } from 'node:util'
import { type PropertyColumn, propertyColumns, storedColumns } from '../property-columns.ts'
import type { Property } from '../property.ts'
import { completeRows } from './complete-rows.ts'
import type { Feed, FeedRow } from './feed.ts'
import { parseProperty } from './parse-property.ts'
import { type CheckedProperty, referenceClashes } from './reference-clashes.ts'
import { fieldProblem, placeText, type RefusedRow, type RowPlace } from './row-problem.ts'
import { isShrinking } from './shrink.ts'

export interface ImportOptions {
  /** Import the valid rows; a property whose row was refused stays as it is. */
  skipRefused?: boolean
  /** Add and change only; a property that the file does not name stays. */
  keepMissing?: boolean
  /** Withdraw even so many properties that {@link isShrinking} considers the feed broken. */
  allowShrink?: boolean
  /**
   * Limits the import to these homes; undefined: all homes that the file adds, changes or omits.
   */
  only?: ReadonlySet<string>
  /** New homes without a picture are drafts, which visitors do not see. */
  draftsWithoutPictures?: boolean
  /** Report what would be done, and write nothing. */
  dryRun?: boolean
  /** Origins whose pictures the pages may show, for the notes. */
  imageOrigins?: readonly string[]
  /** Called while properties are written. */
  progress?(done: number, total: number): void
}

/**
 * - `imported`: the catalogue is as the file says
 * - `checked`: a dry run, and the file would be imported
 * - `refused`: rows are invalid, nothing was written
 * - `held back`: too many properties would be withdrawn, nothing was written
 */
type ImportOutcome = 'imported' | 'checked' | 'refused' | 'held back'

export interface ImportReport {
  outcome: ImportOutcome
  /** The number of properties in the file, and how many visitors saw before. */
  rows: number
  before: number
  added: string[]
  changed: { id: string; columns: PropertyColumn[] }[]
  unchanged: number
  withdrawn: string[]
  refused: RefusedRow[]
  notes: string[]
}

/** Whether visitors would see a home without a picture. */
export const lacksPictures = ({ images }: Pick<Property, 'images'>): boolean => images.length === 0

/**
 * Compares a feed with the catalogue, once its blank ids and addresses are filled in.
 * @param before the catalogue by id.
 * @param options.unseen ids of homes that visitors do not see; they are not withdrawn when the feed
 *   does not name them.
 * @returns the completed feed, the homes to write and to withdraw, and the report.
 */
export function planImport(
  read: Feed,
  before: Map<string, Property>,
  { unseen, ...options }: ImportOptions & { unseen: ReadonlySet<string> },
  now: number,
) {
  const feed = completeRows(read, before)
  const isChosen = (id: string) => options.only?.has(id) ?? true
  const { checked, refused } = check(feed.rows, before, now)
  const named = new Set(feed.rows.map(({ id }) => id))
  // A row without a readable id may describe any property, so no property counts as missing.
  const nameless = refused.some(({ field }) => field === 'id')
  const missing =
    options.keepMissing || nameless
      ? []
      : [...before.keys()].filter((id) => !named.has(id) && !unseen.has(id) && isChosen(id))
  // Clashes are sought among the chosen homes: a home that is not chosen keeps its slug and
  // reference.
  const chosen = checked.filter(({ property }) => isChosen(property.id))
  refused.push(...slugClashes(chosen, before), ...referenceClashes(chosen, before))
  const refusedIds = new Set(refused.map(({ id }) => id))
  const valid = checked.map(({ property }) => property).filter(({ id }) => !refusedIds.has(id))

  const different = valid.filter(
    (property) => !isDeepStrictEqual(property, before.get(property.id)),
  )
  const write = different.filter(({ id }) => isChosen(id))
  const visible = [...before.keys()].filter((id) => !unseen.has(id)).length
  const report: ImportReport = {
    outcome: options.dryRun ? 'checked' : 'imported',
    rows: feed.rows.length,
    before: visible,
    added: write.filter(({ id }) => !before.has(id)).map(({ id }) => id),
    changed: write.flatMap((property) => {
      const old = before.get(property.id)
      return old ? [{ id: property.id, columns: differences(old, property) }] : []
    }),
    unchanged: valid.length - different.length,
    withdrawn: missing,
    refused,
    notes: [
      ...feed.notes,
      ...pictureNotes(valid, options.imageOrigins),
      ...unseenNotes(valid, unseen),
    ],
  }
  if (feed.rows.length === 0)
    report.refused.push({
      place: undefined,
      id: '',
      ...fieldProblem({ field: 'file', value: '' }, { code: 'noHomes', values: {} }),
    })
  if (report.refused.length > 0 && (!options.skipRefused || valid.length === 0))
    report.outcome = 'refused'
  else if (isShrinking(missing.length, visible) && !options.allowShrink)
    report.outcome = 'held back'
  return { feed, report, write, withdraw: missing }
}

function check(rows: readonly FeedRow[], before: Map<string, Property>, now: number) {
  const checked: CheckedProperty[] = []
  const refused: RefusedRow[] = []
  const places = new Map<string, RowPlace>()
  for (const { place, id, cells, names, problems = [] } of rows) {
    const current = before.get(id)
    const result = parseProperty(cells(current), current, now, names)
    const all = [...problems, ...('problems' in result ? result.problems : [])]
    const earlier = id ? places.get(id) : undefined
    if (earlier)
      all.push(
        fieldProblem(
          { field: 'id', column: 'id', value: id },
          { code: 'sameId', values: { place: placeText(earlier), line: earlier.line } },
        ),
      )
    places.set(id, earlier ?? place)
    refused.push(...all.map((problem) => ({ place, id, ...problem })))
    if (all.length === 0 && 'property' in result) checked.push({ place, property: result.property })
  }
  return { checked, refused }
}

/**
 * Finds slugs that two properties would share, both in the file or one only in the catalogue: a
 * withdrawn home keeps its slug.
 */
function slugClashes(
  checked: readonly CheckedProperty[],
  before: Map<string, Property>,
): RefusedRow[] {
  const replacedIds = new Set(checked.map(({ property }) => property.id))
  const owners = new Map(
    [...before.values()].filter(({ id }) => !replacedIds.has(id)).map(({ slug, id }) => [slug, id]),
  )
  return checked.flatMap(({ place, property: { id, slug } }) => {
    const owner = owners.get(slug)
    owners.set(slug, owner ?? id)
    return owner
      ? [
          {
            place,
            id,
            ...fieldProblem(
              { field: 'slug', column: 'slug', value: slug },
              { code: 'sameSlug', values: { owner } },
            ),
          },
        ]
      : []
  })
}

/** The columns that differ; the engines order the keys of JSON values differently. */
function differences(old: Property, next: Property): PropertyColumn[] {
  const [a, b] = [storedColumns(old), storedColumns(next)]
  return propertyColumns.filter((column) => !isDeepStrictEqual(a[column], b[column]))
}

/** Notes about hidden homes that a file names. An import publishes nothing, so they stay hidden. */
function unseenNotes(properties: readonly Property[], unseen: ReadonlySet<string>): string[] {
  const ids = properties.map(({ id }) => id).filter((id) => unseen.has(id))
  return ids.length > 0
    ? [
        `drafts, withdrawn and scheduled homes stay hidden until they are published: ${ids.join(', ')}`,
      ]
    : []
}

/** Notes about picture origins that the Content-Security-Policy does not allow. */
function pictureNotes(
  properties: readonly Property[],
  imageOrigins: readonly string[] = [],
): string[] {
  const origins = new Set(
    properties.flatMap(({ images }) =>
      images.filter((image) => !image.startsWith('/')).map((image) => new URL(image).origin),
    ),
  )
  return [...origins]
    .filter((origin) => !imageOrigins.includes(origin))
    .map((origin) => `pictures from ${origin} are shown only when IMAGE_ORIGINS names it`)
}
