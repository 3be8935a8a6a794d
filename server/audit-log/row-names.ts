import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../database/schema.ts'
import type { AuditEntry } from './read-entries.ts'

/** An entry with what people call its row. */
export interface NamedEntry extends AuditEntry {
  /** A home's title by language. Undefined where the home is gone, and for people: the log names no visitor. */
  name: Record<'en' | 'es', string> | undefined
}

/** Adds to entries of the log what people call their rows. */
export async function withRowNames(
  db: Kysely<Schema>,
  entries: readonly AuditEntry[],
): Promise<NamedEntry[]> {
  const ids = entries.filter(({ table }) => table === 'properties').map(({ rowId }) => rowId)
  const homes =
    ids.length === 0
      ? []
      : await db
          .selectFrom('properties')
          .select(['id', 'title', 'translations'])
          .where('id', 'in', [...new Set(ids)])
          .execute()
  const titles = new Map(
    homes.map(({ id, title, translations }) => {
      const es = translations === null ? undefined : fromJson(translations).es?.title
      return [id, { en: title, es: es || title }]
    }),
  )
  return entries.map((entry) => ({
    ...entry,
    name: entry.table === 'properties' ? titles.get(entry.rowId) : undefined,
  }))
}
