import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { bucket as pictures, uploadedObjectName } from '../../pictures/uploaded/names.ts'
import { hour } from '../../shared/time/durations.ts'
import { allRows } from '../all-rows.ts'
import { pictureAddresses } from '../check.ts'
import { documentsOf, type HomeFields } from '../fields.ts'
import type { HomeAuthor } from '../save-draft.ts'
import { storageError } from '../stored-home.ts'
import { documentObject, documentsBucket } from './documents.ts'

/** A stored file to which no home, draft or scheduled change refers. */
interface UnusedFile {
  kind: 'picture' | 'document'
  /** The id of the picture or the document. */
  id: string
  /** When it was uploaded, ISO 8601. */
  at: string
  bytes: number
}

/**
 * The age from which a file can count as unused, in milliseconds: somebody may be about to use a
 * newer one.
 */
const minAge = hour
/** The most files in one request. */
const batch = 1000
/** The most files that are listed and removed at once. */
export const maxUnused = 200

const kinds = { picture: pictures, document: documentsBucket } as const
const nameOf = { picture: uploadedObjectName, document: documentObject } as const

/** See `findPendingTexts`; undefined with a hosted project. */
export type ReadPendingTexts = (() => Promise<readonly string[]>) | undefined

type Needs = Pick<HomeAuthor, 'client' | 'clock'> & { readPendingTexts: ReadPendingTexts }

/**
 * The files to which no home, draft or scheduled change refers, oldest first.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function unusedFiles({
  client,
  clock,
  readPendingTexts,
}: Needs): Promise<UnusedFile[]> {
  const [stored, used] = await Promise.all([
    Promise.all([storedFiles(client, 'picture'), storedFiles(client, 'document')]),
    usedFiles(client, readPendingTexts),
  ])
  return stored
    .flat()
    .filter(({ id, at }) => !used.has(id) && Date.parse(at) < clock() - minAge)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/**
 * Removes files that are still unused; others stay.
 * @returns the removed files.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function removeUnused(needs: Needs, ids: ReadonlySet<string>): Promise<UnusedFile[]> {
  const files = (await unusedFiles(needs)).filter(({ id }) => ids.has(id)).slice(0, maxUnused)
  for (const kind of ['picture', 'document'] as const) {
    const names = files.filter((one) => one.kind === kind).map(({ id }) => nameOf[kind](id))
    if (names.length === 0) continue
    const { error } = await needs.client.storage.from(kinds[kind]).remove(names)
    if (error) throw storageError(error)
  }
  return files
}

/**
 * The fields of an earlier version, without files that have been removed since.
 * @param present the fields of the draft, whose files exist.
 */
export async function withoutRemovedFiles(
  client: SupabaseClient,
  fields: HomeFields,
  present: HomeFields,
): Promise<HomeFields> {
  const there = new Set(idsOf(present))
  const ids = idsOf(fields).filter((id) => !there.has(id))
  await Promise.all(
    ids.map(async (id) => {
      const found = await Promise.all([
        client.storage.from(pictures).exists(uploadedObjectName(id)),
        client.storage.from(documentsBucket).exists(documentObject(id)),
      ])
      if (found.some(({ data }) => data)) there.add(id)
    }),
  )
  const kept = pictureAddresses(fields).filter((address) => {
    const id = pictureId(address)
    return id === undefined || there.has(id)
  })
  const documents = documentsOf(fields).filter(({ file }) => there.has(file))
  return {
    ...fields,
    images: kept.join('\n'),
    documents: documents.length > 0 ? JSON.stringify(documents) : '',
  }
}

const listed = v.object({
  name: v.string(),
  created_at: v.string(),
  metadata: v.fallback(v.object({ size: v.fallback(v.number(), 0) }), { size: 0 }),
})

async function storedFiles(
  client: SupabaseClient,
  kind: keyof typeof kinds,
): Promise<UnusedFile[]> {
  const files: UnusedFile[] = []
  for (let offset = 0; ; offset += batch) {
    const { data, error } = await client.storage
      .from(kinds[kind])
      .list('', { limit: batch, offset, sortBy: { column: 'name', order: 'asc' } })
    if (error) throw storageError(error)
    for (const one of data) {
      const read = v.safeParse(listed, one)
      const id = read.success
        ? /^([0-9a-f-]{36})\.(?:jpg|pdf)$/.exec(read.output.name)?.[1]
        : undefined
      if (!read.success || !id) continue
      const { created_at: at, metadata } = read.output
      files.push({ kind, id, at: new Date(at).toISOString(), bytes: metadata.size })
    }
    if (data.length < batch) return files
  }
}

/**
 * The ids of the files that homes have or may get. Drafts are read first, then schedules, then
 * homes, because a file moves in that direction and would be missed in the opposite order.
 */
async function usedFiles(
  client: SupabaseClient,
  readPendingTexts: ReadPendingTexts,
): Promise<Set<string>> {
  const used = new Set<string>()
  // The row is searched as text, because a home that cannot be read has files too.
  const use = (text: string) => idsIn(text).forEach((id) => used.add(id))
  for await (const row of allRows(client, 'home_drafts')) use(JSON.stringify(row))
  for (const text of (await readPendingTexts?.()) ?? []) use(text)
  for await (const row of allRows(client, 'properties')) use(JSON.stringify(row))
  return used
}

const pictureId = (address: string): string | undefined => idsIn(address)[0]

const idsOf = ({ images, documents }: Pick<HomeFields, 'images' | 'documents'>): string[] => [
  ...idsIn(images),
  ...idsIn(documents),
]

const idsIn = (text = ''): string[] =>
  text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
