import type { SupabaseClient } from '@supabase/supabase-js'
import type { Logger } from 'pino'
import type { DraftCell } from '../database/tables/homes.ts'
import { type DraftConflict, draftConflicts } from '../shared/drafts/draft-conflicts.ts'
import { mergeFields } from '../shared/drafts/merge-fields.ts'
import type { Clock } from '../shared/time/clock.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { retryChanged } from '../shared/work/retry-changed.ts'
import { type HomeFieldName, fieldNames, type HomeFields } from './fields.ts'
import {
  type HomeDraft,
  draftedHomeFields,
  publishedHomeFields,
  readHomeDraft,
  type StaffHome,
} from './home.ts'
import { isTaken, readStoredHome, rowsOf, type StoredHome } from './stored-home.ts'

/** The author of a change. */
export interface HomeAuthor {
  client: SupabaseClient
  /** Their e-mail address. */
  email: string
  /** The site's clock. */
  clock: Clock
  log: Logger
}

export interface HomeDraftConflict extends DraftConflict<HomeFieldName> {
  /** When `theirs` was written. Undefined, as its author, where `theirs` is the published text. */
  at: string | undefined
}

interface SavedHome extends StoredHome {
  /** Fields that two people changed differently; the stored text is the other person's. */
  conflicts: HomeDraftConflict[]
}

export const newHomeId = (): string => `h-${crypto.randomUUID()}`

/**
 * Saves typed fields, valid or not, merged with those that others have saved since the author
 * began.
 * @param base the fields as they were when the author began.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 * @throws {Contended}
 */
export async function saveHomeDraft(
  author: HomeAuthor,
  id: string,
  { base, mine }: { base: HomeFields; mine: HomeFields },
): Promise<SavedHome> {
  let conflicts: HomeDraftConflict[] = []
  const stored = await changeHomeDraft(author, id, (fields, { draft }) => {
    const merged = mergeFields(fieldNames, { base, mine, theirs: fields })
    const texts = { mine, theirs: fields, by: author.email }
    const found = draftConflicts(merged.conflicts, texts, (field) => draft?.cells[field]?.by)
    conflicts = found.map((one) => ({ ...one, at: draft?.cells[one.field]?.at }))
    return merged.fields
  })
  return { ...stored, conflicts }
}

/**
 * Changes a draft; retried if somebody else changes it at the same time.
 * @param change gets the drafted fields, and returns the new ones.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 * @throws {Contended}
 */
export async function changeHomeDraft(
  author: HomeAuthor,
  id: string,
  change: (fields: HomeFields, stored: StoredHome) => HomeFields,
): Promise<StoredHome> {
  const at = isoTime(author.clock())
  return changeHomeCells(author, id, (stored) => {
    const fields = change(draftedHomeFields(stored.home, stored.draft), stored)
    return cellsFor(stored, fields, { by: author.email, at })
  })
}

interface Decision {
  field: HomeFieldName
  /** Whether the draft keeps its own text, instead of taking the published one. */
  keepsDrafted: boolean
  /** The two texts that the author's screen showed. */
  seen: { drafted: string; published: string }
}

/**
 * Resolves a conflict with a text that somebody else published after the draft was begun.
 * @returns false where somebody has changed the text that it would replace since the author saw it;
 *   then nothing is changed.
 */
export async function decide(
  author: HomeAuthor,
  id: string,
  { field, keepsDrafted, seen }: Decision,
): Promise<boolean> {
  let isSeen = true
  await changeHomeCells(author, id, ({ home, draft }) => {
    const { [field]: cell, ...others } = draft?.cells ?? {}
    if (!cell) return others
    const published = publishedHomeFields(home)[field]
    // The drafted text is compared only if a colleague wrote it: the author knows their own text.
    const isOwn = cell.by === author.email
    isSeen = published === seen.published && (keepsDrafted || isOwn || cell.text === seen.drafted)
    if (!isSeen) return { ...others, [field]: cell }
    return keepsDrafted ? { ...others, [field]: { ...cell, base: published } } : others
  })
  return isSeen
}

/**
 * Deletes a draft, unless somebody has changed it since it was read.
 * @returns whether it was deleted.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function discardHomeDraft(
  { client }: HomeAuthor,
  { id, revision }: Pick<HomeDraft, 'id' | 'revision'>,
): Promise<boolean> {
  const drafts = client.from('home_drafts')
  const deleted = await drafts.delete().eq('id', id).eq('revision', revision).select('id')
  return rowsOf(deleted).length === 1
}

/**
 * Fields of a draft in which somebody else has published another text since the draft was begun.
 */
export function outdatedFields(
  home: StaffHome | undefined,
  draft: HomeDraft | undefined,
): HomeFieldName[] {
  const published = publishedHomeFields(home)
  return fieldNames.filter((name) => {
    const cell = draft?.cells[name]
    return (
      cell?.base !== undefined && cell.base !== published[name] && cell.text !== published[name]
    )
  })
}

/**
 * Changes the cells of a draft, as {@link changeHomeDraft}.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 * @throws {Contended}
 */
export async function changeHomeCells(
  { client }: HomeAuthor,
  id: string,
  change: (stored: StoredHome) => HomeDraft['cells'],
): Promise<StoredHome> {
  return retryChanged(`the draft of ${id}`, async () => {
    const stored = await readStoredHome(client, id)
    const draft = await write(client, id, stored, change(stored))
    return draft === 'changed' ? draft : { home: stored.home, draft }
  })
}

/** Writes the cells of a draft, provided that nobody has changed it since it was read. */
async function write(
  client: SupabaseClient,
  id: string,
  { home, draft }: StoredHome,
  cells: HomeDraft['cells'],
): Promise<HomeDraft | undefined | 'changed'> {
  const drafts = client.from('home_drafts')
  if (!draft) {
    if (home && Object.keys(cells).length === 0) return undefined
    const inserted = await drafts.insert({ id, cells }).select('*')
    if (inserted.error && isTaken(inserted.error)) return 'changed'
    return readHomeDraft(rowsOf(inserted)[0])
  }
  // Saving an unchanged draft is not a change by its author.
  if (areSame(draft.cells, cells)) return draft
  const answer = await drafts
    .update({ cells })
    .eq('id', id)
    .eq('revision', draft.revision)
    .select('*')
  const [row] = rowsOf(answer)
  return row === undefined ? 'changed' : readHomeDraft(row)
}

const areSame = (before: HomeDraft['cells'], after: HomeDraft['cells']): boolean =>
  fieldNames.every(
    (name) => before[name]?.text === after[name]?.text && before[name]?.base === after[name]?.base,
  )

/**
 * The cells of a draft that has these fields: one for each field that differs from the published
 * text. An unchanged field keeps its cell.
 */
function cellsFor(
  { home, draft }: StoredHome,
  fields: HomeFields,
  { by, at }: Pick<DraftCell, 'by' | 'at'>,
): HomeDraft['cells'] {
  const published = publishedHomeFields(home)
  const cells: HomeDraft['cells'] = {}
  for (const name of fieldNames) {
    const before = draft?.cells[name]
    const text = fields[name]
    if (before?.text === text) cells[name] = before
    else if (text !== published[name])
      cells[name] = {
        text,
        // The base stays the published text from which the first change of the field began.
        base: before ? before.base : home && published[name],
        by,
        at,
      }
  }
  return cells
}
