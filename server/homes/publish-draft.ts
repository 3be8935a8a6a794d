import { storedColumns } from '../catalogue/property-columns.ts'
import type { Property } from '../catalogue/property.ts'
import { catalogueError } from '../catalogue/query-properties.ts'
import { slugFrom } from '../shared/text/slug.ts'
import { type PublishingProblem, problemsOf, propertyOfFields } from './check.ts'
import { type HomeFieldName, type HomeFields } from './fields.ts'
import type { StateColumns } from './home-state.ts'
import { draftedHomeFields, type StaffHome } from './home.ts'
import { referenceTaken } from './reference-taken.ts'
import { type HomeAuthor, discardHomeDraft, outdatedFields } from './save-draft.ts'
import { isTaken, readStoredHome } from './stored-home.ts'

export type HomePublishing =
  | { outcome: 'published'; slug: string }
  | { outcome: 'refused'; problems: PublishingProblem[] }
  /**
   * Somebody has published other texts in these fields since the draft was begun; a member has to
   * choose between them first.
   */
  | { outcome: 'undecided'; fields: HomeFieldName[] }
  /** Somebody else has changed the home since; nothing was written. */
  | { outcome: 'changed' }
  | { outcome: 'missing' }

interface Visible {
  at?: string | undefined
  status?: StateColumns['status']
}

/**
 * Publishes the draft of a home: writes the home, then deletes the draft. If the process is killed
 * in between, the home is published and its draft has the same texts.
 * @param options.at when a home that is not visible becomes visible (ISO 8601); undefined: now.
 * @param options.seen the home's revision that the author has seen; undefined: any.
 * @param options.seenDraft the draft's revision that the author has seen, 0 for none; undefined:
 *   any.
 * @param options.status undefined: unchanged.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function publishHomeDraft(
  author: HomeAuthor,
  id: string,
  { seen, seenDraft, ...visible }: Visible & { seen?: number; seenDraft?: number | undefined } = {},
): Promise<HomePublishing> {
  const { home, draft } = await readStoredHome(author.client, id)
  if (!home && !draft) return { outcome: 'missing' }
  if (seen !== undefined && home?.revision !== seen) return { outcome: 'changed' }
  if (seenDraft !== undefined && (draft?.revision ?? 0) !== seenDraft) return { outcome: 'changed' }
  const fields = draftedHomeFields(home, draft)
  const undecided = outdatedFields(home, draft)
  if (undecided.length > 0) return { outcome: 'undecided', fields: undecided }
  const problems = problemsOf(fields)
  problems.push(...(await referenceTaken(author.client, id, { home, ref: fields.ref })))
  if (problems.length > 0) return { outcome: 'refused', problems }
  const written = await write(author, { id, home, fields, visible })
  if (typeof written === 'string') return { outcome: written }
  // A change made in the meantime is kept, because it gave the draft another revision.
  if (draft) await discardHomeDraft(author, draft)
  return { outcome: 'published', slug: written.slug }
}

/** How many slugs are tried for homes with the same title. */
const slugTries = 20

async function write(
  { client, clock }: HomeAuthor,
  {
    id,
    home,
    fields,
    visible,
  }: { id: string; home: StaffHome | undefined; fields: HomeFields; visible: Visible },
): Promise<{ slug: string } | 'changed'> {
  const base = home?.property.slug ?? (fields.slug || slugFrom(fields.title))
  for (let number = 1; number <= slugTries; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    const property = propertyOfFields(fields, { id, slug, before: home?.property }, clock())
    if (!property) return 'changed'
    const row = rowOf(property, home, visible)
    const homes = client.from('properties')
    const { data, error, status } = home
      ? await homes.update(row).eq('id', id).eq('revision', home.revision).select('id')
      : await homes.insert({ ...row, id }).select('id')
    if (!error) return Array.isArray(data) && data.length === 1 ? { slug } : 'changed'
    if (!isTaken(error)) throw catalogueError(error, status)
    // The id or the slug is taken. Another slug can be tried only for a new home whose id is free.
    if (home || error.message.includes('pkey')) return 'changed'
  }
  return 'changed'
}

/** The row to write. A visible home stays visible; any other becomes visible at the given time. */
function rowOf(property: Property, home: StaffHome | undefined, { at, status }: Visible) {
  const isNew = home?.publication !== 'published'
  return {
    ...storedColumns(property),
    status: status ?? property.status ?? 'available',
    publication: 'published',
    publish_at: isNew ? (at ?? null) : home.publishAt,
  }
}
