import type { SupabaseClient } from '@supabase/supabase-js'
import type { DraftCell } from '../database/tables/homes.ts'
import type { Clock } from '../shared/clock.ts'
import { Unavailable } from '../unavailable.ts'
import { type FieldName, fieldNames, type Fields } from './fields.ts'
import { type Draft, draftedFields, publishedFields, readDraft, type StaffHome } from './home.ts'
import { merge } from './merge.ts'
import { failure, isTaken, readStored, rowsOf, type Stored } from './store.ts'

/** Who writes. */
export interface Author {
  client: SupabaseClient
  /** As others see them. */
  name: string
  /** The site's clock. */
  now: Clock
}

export interface Conflict {
  field: FieldName
  mine: string
  theirs: string
  /** Who wrote `theirs`, and when; undefined where it is what is published. */
  by: string | undefined
  at: string | undefined
}

export interface Saved extends Stored {
  /** Fields that two people changed differently; the other person's values are stored. */
  conflicts: Conflict[]
}

/** Others may save between our reading and our writing; so often we begin again. */
const attempts = 8

/** The id of a home that is not there yet. */
export const newHomeId = (): string => `h-${crypto.randomUUID()}`

/**
 * Saves what somebody has typed, valid or not, joined with what others have saved since they began.
 * @param base the fields as they were when they began.
 * @throws {NotAllowed} {Unavailable}
 */
export async function saveDraft(
  author: Author,
  id: string,
  { base, mine }: { base: Fields; mine: Fields },
): Promise<Saved> {
  let conflicts: Conflict[] = []
  const stored = await changeDraft(author, id, (fields, { draft }) => {
    const merged = merge(base, mine, fields)
    conflicts = merged.conflicts.map((field) => ({
      field,
      mine: mine[field],
      theirs: fields[field],
      by: draft?.cells[field]?.by,
      at: draft?.cells[field]?.at,
    }))
    return merged.fields
  })
  return { ...stored, conflicts }
}

/**
 * Changes a draft by what it is now, again if somebody else was faster.
 * @param change gets the fields as they are drafted, and gives what they become.
 * @throws {NotAllowed} {Unavailable}
 */
export async function changeDraft(
  author: Author,
  id: string,
  change: (fields: Fields, stored: Stored) => Fields,
): Promise<Stored> {
  const at = new Date(author.now()).toISOString()
  return changeCells(author, id, (stored) => {
    const fields = change(draftedFields(stored.home, stored.draft), stored)
    return cellsFor(stored, fields, { by: author.name, at })
  })
}

/**
 * Decides about a field that was published by somebody else after the draft of it began: the draft keeps its
 * own text, or takes the published one.
 */
export const decide = (
  author: Author,
  id: string,
  field: FieldName,
  keepsMine: boolean,
): Promise<Stored> =>
  changeCells(author, id, ({ home, draft }) => {
    const { [field]: cell, ...others } = draft?.cells ?? {}
    if (!cell || !keepsMine) return others
    return { ...others, [field]: { ...cell, base: publishedFields(home)[field] } }
  })

/** Forgets a draft. */
export async function discardDraft({ client }: Author, { id, revision }: Draft): Promise<void> {
  const { error } = await client.from('home_drafts').delete().eq('id', id).eq('revision', revision)
  if (error) throw failure(error)
}

/** Fields of a draft that somebody else has published differently since it began. */
export function outdatedFields(home: StaffHome | undefined, draft: Draft | undefined): FieldName[] {
  const published = publishedFields(home)
  return fieldNames.filter((name) => {
    const cell = draft?.cells[name]
    return (
      cell?.base !== undefined && cell.base !== published[name] && cell.text !== published[name]
    )
  })
}

async function changeCells(
  { client }: Author,
  id: string,
  change: (stored: Stored) => Draft['cells'],
): Promise<Stored> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const stored = await readStored(client, id)
    const cells = change(stored)
    const draft = await write(client, id, stored, cells)
    if (draft !== 'changed') return { home: stored.home, draft }
  }
  throw new Unavailable('The catalogue', new Error(`the draft of ${id} changes all the time`))
}

/** Writes the cells over a draft that nobody has changed since it was read. */
async function write(
  client: SupabaseClient,
  id: string,
  { home, draft }: Stored,
  cells: Draft['cells'],
): Promise<Draft | undefined | 'changed'> {
  const drafts = client.from('home_drafts')
  if (!draft) {
    if (home && Object.keys(cells).length === 0) return undefined
    const { data, error } = await drafts.insert({ id, cells }).select('*')
    if (error && isTaken(error)) return 'changed'
    return readDraft(rowsOf({ data, error })[0])
  }
  const answer = await drafts
    .update({ cells })
    .eq('id', id)
    .eq('revision', draft.revision)
    .select('*')
  const [row] = rowsOf(answer)
  return row === undefined ? 'changed' : readDraft(row)
}

/** The cells of a draft for these fields: what is as published needs none, and what is as before keeps its own. */
function cellsFor(
  { home, draft }: Stored,
  fields: Fields,
  { by, at }: Pick<DraftCell, 'by' | 'at'>,
): Draft['cells'] {
  const published = publishedFields(home)
  const cells: Draft['cells'] = {}
  for (const name of fieldNames) {
    const before = draft?.cells[name]
    const text = fields[name]
    if (before?.text === text) cells[name] = before
    else if (text !== published[name])
      cells[name] = {
        text,
        // A further change is still made from what was published when the first one began.
        base: before ? before.base : home && published[name],
        by,
        at,
      }
  }
  return cells
}
