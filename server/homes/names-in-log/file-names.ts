import { type NamedRow, type NameRows } from '../../audit-log/row-name.ts'
import { textAt } from '../../audit-log/text-at.ts'
import { fromJson } from '../../database/schema.ts'
import { homeTitles } from './home-titles.ts'

/** Names documents in the log in both languages, with the homes to which they belong. */
export const nameDocumentFiles: NameRows = async (db, entries) => {
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
    (documents === null ? [] : fromJson(documents)).flatMap(({ file, name }): NamedRow[] => {
      const rowId = files.get(file)
      return rowId === undefined
        ? []
        : [[rowId, { name: { en: `${name.en}, ${title}`, es: `${name.es}, ${title}` } }]]
    }),
  )
}

/**
 * Names uploaded pictures in the log by their alternative texts, with the homes to which they
 * belong, published or drafted.
 */
export const namePictureFiles: NameRows = async (db, entries) => {
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
  const titles = new Map(await homeTitles(db, [...new Set(found.map(({ id }) => id))]))
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
