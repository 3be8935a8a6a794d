import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'
import { staffNames } from '../staff/staff-names.ts'
import type { AuditEntry } from './read-entries.ts'

/** An entry with what people call its author and its row. */
export interface NamedEntry extends AuditEntry {
  /** The author's name; undefined for programs, and accounts that are gone. */
  who: string | undefined
  /** The name of the row by language; undefined where it is deleted or has no name. */
  name: Record<Language, string> | undefined
  /** The lead that the row belongs to, as long as it is there. */
  leadId: string | undefined
}

interface RowName extends Pick<NamedEntry, 'name'> {
  leadId?: string
}

/**
 * Adds to entries of the log what people call their authors and rows. The log itself names no
 * visitor, because it cannot be erased: their names are read from their leads, and end with them.
 */
export async function withRowNames(
  db: Kysely<Schema>,
  entries: readonly AuditEntry[],
): Promise<NamedEntry[]> {
  const idsIn = (table: string) => [
    ...new Set(entries.filter((entry) => entry.table === table).map(({ rowId }) => rowId)),
  ]
  const [authors, ...tables] = await Promise.all([
    staffNames(
      db,
      entries.map(({ actorId }) => actorId),
    ),
    homeNames(db, idsIn('properties')),
    staffNames(db, idsIn('staff')).then((names) => [...names].map(rowNamed)),
    leadNames(db, 'leads', idsIn('leads')),
    leadNames(db, 'people', [...idsIn('people'), ...entries.flatMap(samePersonsOf)]),
    leadNames(db, 'viewings', idsIn('viewings')),
    leadNames(db, 'outbox', idsIn('outbox')),
    documentNames(db, entries),
  ])
  const rows = new Map<string, RowName>(tables.flat())
  return entries.map((entry) => {
    const row = rows.get(entry.rowId)
    return {
      ...entry,
      before: withSamePerson(entry.before, rows),
      after: withSamePerson(entry.after, rows),
      who: authors.get(entry.actorId ?? ''),
      name: row?.name,
      leadId: row?.leadId,
    }
  })
}

type Values = AuditEntry['before']

/** The lead that an entry says is the same person's. */
const samePersonsOf = ({ before, after }: AuditEntry): string[] =>
  [before?.same_as, after?.same_as].filter((id) => typeof id === 'string')

/** The values with the name of the same person in place of the id of their lead. */
function withSamePerson(values: Values, rows: ReadonlyMap<string, RowName>): Values {
  if (typeof values?.same_as !== 'string') return values
  const name = rows.get(values.same_as)?.name
  return name ? { ...values, same_as: name.en } : values
}

/** Documents as their homes name them, with the home. A picture has no name. */
async function documentNames(
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

const rowNamed = ([id, name]: readonly [string, string]): [string, RowName] => [
  id,
  { name: { en: name, es: name } },
]

async function homeNames(db: Kysely<Schema>, ids: string[]): Promise<[string, RowName][]> {
  if (ids.length === 0) return []
  const homes = await db
    .selectFrom('properties')
    .select(['id', 'title', 'translations'])
    .where('id', 'in', ids)
    .execute()
  return homes.map(({ id, title, translations }) => {
    const es = translations === null ? undefined : fromJson(translations).es?.title
    return [id, { name: { en: title, es: es || title } }]
  })
}

/** The people of leads, or of what belongs to a lead, by the ids of the rows. */
async function leadNames(
  db: Kysely<Schema>,
  table: 'leads' | 'people' | 'viewings' | 'outbox',
  ids: string[],
): Promise<[string, RowName][]> {
  if (ids.length === 0) return []
  const found =
    table === 'viewings' || table === 'outbox'
      ? db
          .selectFrom(table)
          .innerJoin('leads', 'leads.id', 'lead_id')
          .where(`${table}.id`, 'in', ids)
          .select([`${table}.id`, 'leads.id as leadId', 'fields'])
      : db.selectFrom('leads').where('id', 'in', ids).select(['id', 'id as leadId', 'fields'])
  const rows = await found
    .where('leads.state', '=', 'new')
    .where('leads.side', '!=', 'erased')
    .execute()
  return rows.map(({ id, leadId, fields }) => {
    const { name, email } = fromJson(fields)
    const called = name || email
    return [id, { name: called ? { en: called, es: called } : undefined, leadId }]
  })
}
