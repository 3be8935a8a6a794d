import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../database/schema.ts'
import { homeNames } from './home-names.ts'
import type { AuditEntry } from './read-entries.ts'
import type { RowName } from './row-name.ts'
import { textAt } from './text-at.ts'

/** The names of documents in both languages, with the homes to which they belong. */
export async function documentNames(
  db: Kysely<Schema>,
  entries: readonly AuditEntry[],
): Promise<[string, RowName][]> {
  const files = new Map(
    entries.flatMap(({ table, rowId, before, after }) => {
      const name = (after ?? before)?.name
      return table === 'objects' && typeof name === 'string' && name.endsWith('.pdf')
        ? [[name.slice(0, -'.pdf'.length), rowId] as const]
        : []
    }),
  )
  if (files.size === 0) return []
  const homes = await db
    .selectFrom('properties')
    .select(['title', 'documents'])
    .where('documents', 'is not', null)
    .execute()
  return homes.flatMap(({ title, documents }) =>
    (documents === null ? [] : fromJson(documents)).flatMap(
      ({ file, name }): [string, RowName][] => {
        const rowId = files.get(file)
        return rowId === undefined
          ? []
          : [[rowId, { name: { en: `${name.en}, ${title}`, es: `${name.es}, ${title}` } }]]
      },
    ),
  )
}

/**
 * The alternative texts of uploaded pictures, with the homes to which they belong, published or
 * drafted.
 */
export async function pictureNames(
  db: Kysely<Schema>,
  entries: readonly AuditEntry[],
): Promise<[string, RowName][]> {
  const rowIds = new Map<string, string>(
    entries.flatMap(({ table, rowId, before, after }) => {
      const name = (after ?? before)?.name
      return table === 'objects' && typeof name === 'string' && name.endsWith('.jpg')
        ? [[`/pictures/u-${name}`, rowId] as const]
        : []
    }),
  )
  if (rowIds.size === 0) return []
  const [homes, drafts] = await Promise.all([
    db
      .selectFrom('properties')
      .select(['id', 'picture_details'])
      .where('picture_details', 'is not', null)
      .execute(),
    db.selectFrom('home_drafts').select(['id', 'cells']).execute(),
  ])
  const found = [
    ...homes.map(({ id, picture_details: details }) => ({
      id,
      typed: '',
      details: details === null ? {} : fromJson(details),
    })),
    ...drafts.map(({ id, cells }) => {
      const { picture_details: details, title } = fromJson(cells)
      return { id, typed: title?.text ?? '', details: jsonOf(details?.text) }
    }),
  ].flatMap(({ id, typed, details }) =>
    Object.entries(details).flatMap(([address, picture]: [string, unknown]) => {
      const rowId = rowIds.get(address)
      return rowId === undefined ? [] : [{ id, typed, rowId, picture }]
    }),
  )
  const titles = new Map(await homeNames(db, [...new Set(found.map(({ id }) => id))]))
  return found.map(({ id, typed, rowId, picture }) => {
    const nameIn = (language: 'en' | 'es') =>
      [textAt(picture, 'alt', language), titles.get(id)?.name?.[language] || typed]
        .filter(Boolean)
        .join(', ')
    const name = { en: nameIn('en'), es: nameIn('es') }
    const titleIn = (language: 'en' | 'es') => titles.get(id)?.name?.[language] || typed
    const home = { en: titleIn('en'), es: titleIn('es') }
    return [rowId, { name: name.en && name.es ? name : undefined, of: home }]
  })
}

function jsonOf(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // A draft is stored as it was typed, so it may be invalid.
    return {}
  }
}
