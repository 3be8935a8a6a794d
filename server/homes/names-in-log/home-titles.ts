import type { Kysely } from 'kysely'
import { lastRows } from '../../audit-log/read-entries.ts'
import { idsIn, type NamedRow, type NameRows } from '../../audit-log/row-name.ts'
import { textAt } from '../../audit-log/text-at.ts'
import { fromJson, type Schema } from '../../database/schema.ts'

/** Names homes in the log by their titles. */
export const nameHomes: NameRows = (db, entries) =>
  homeTitles(db, idsIn(entries, 'properties', 'home_pictures'))

/** The titles of homes. A home that no longer exists has the last title in the log. */
export async function homeTitles(db: Kysely<Schema>, ids: string[]): Promise<NamedRow[]> {
  if (ids.length === 0) return []
  const homes = await db
    .selectFrom('properties')
    .select(['id', 'title', 'translations'])
    .where('id', 'in', ids)
    .execute()
  const present = homes.map(({ id, title, translations }): NamedRow => {
    const es = translations === null ? undefined : fromJson(translations).es?.title
    return [id, { name: { en: title, es: es || title } }]
  })
  const gone = ids.filter((id) => homes.every((home) => home.id !== id))
  return [
    ...present,
    ...[...(await lastRows(db, gone))].flatMap(([id, row]): NamedRow[] => {
      const title = textAt(row, 'title')
      const es = textAt(row, 'translations', 'es', 'title') || title
      return title ? [[id, { name: { en: title, es } }]] : []
    }),
  ]
}
