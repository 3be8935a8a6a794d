import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../database/schema.ts'
import { lastRows } from './read-entries.ts'
import type { RowName } from './row-name.ts'
import { textAt } from './text-at.ts'

/** The titles of homes. A home that no longer exists has the last title in the log. */
export async function homeNames(db: Kysely<Schema>, ids: string[]): Promise<[string, RowName][]> {
  if (ids.length === 0) return []
  const homes = await db
    .selectFrom('properties')
    .select(['id', 'title', 'translations'])
    .where('id', 'in', ids)
    .execute()
  const present = homes.map(({ id, title, translations }): [string, RowName] => {
    const es = translations === null ? undefined : fromJson(translations).es?.title
    return [id, { name: { en: title, es: es || title } }]
  })
  const gone = ids.filter((id) => homes.every((home) => home.id !== id))
  return [
    ...present,
    ...[...(await lastRows(db, gone))].flatMap(([id, row]): [string, RowName][] => {
      const title = textAt(row, 'title')
      const es = textAt(row, 'translations', 'es', 'title') || title
      return title ? [[id, { name: { en: title, es } }]] : []
    }),
  ]
}
