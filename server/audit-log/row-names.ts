import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../database/schema.ts'
import { authorNames } from '../staff/author-names.ts'
import { staffNames } from '../staff/staff-names.ts'
import { documentNames, pictureNames } from './file-names.ts'
import { homeNames } from './home-names.ts'
import type { AuditEntry } from './read-entries.ts'
import type { RowName } from './row-name.ts'
import { textAt } from './text-at.ts'

/** An entry with the names of its author and its row. */
export interface NamedEntry extends AuditEntry {
  /** The author's name; undefined for programs and deleted accounts. */
  who: string | undefined
  name: RowName['name']
  /** The home to which a file belongs. */
  of: RowName['of'] | undefined
  /** The lead to which the row belongs, while it exists. */
  leadId: string | undefined
}

/**
 * Adds the names of authors and rows to entries of the log. The log itself names no visitor,
 * because it cannot be erased: their names are read from their leads, and disappear with them.
 */
export async function withRowNames(
  db: Kysely<Schema>,
  entries: readonly AuditEntry[],
): Promise<NamedEntry[]> {
  const idsIn = (table: string) => [
    ...new Set(entries.filter((entry) => entry.table === table).map(({ rowId }) => rowId)),
  ]
  const [authors, nameOf, ...tables] = await Promise.all([
    staffNames(
      db,
      entries.map(({ actorId }) => actorId),
    ),
    // Actions that run later on somebody's behalf have no account.
    authorNames(
      db,
      entries.map(({ actor }) => actor),
    ),
    homeNames(db, [...idsIn('properties'), ...idsIn('home_pictures')]),
    staffNames(db, idsIn('staff')).then((names) => [...names].map(rowNamed)),
    leadNames(db, 'leads', [...idsIn('leads'), ...idsIn('lead_notes')]),
    leadNames(db, 'people', [...idsIn('people'), ...entries.flatMap(samePersonsOf)]),
    leadNames(db, 'viewings', idsIn('viewings')),
    leadNames(db, 'outbox', idsIn('outbox')),
    documentNames(db, entries),
    pictureNames(db, entries),
    issueNames(db, idsIn('newsletter_issues')),
    importNames(db, idsIn('home_imports')),
  ])
  const rows = new Map<string, RowName>(tables.flat())
  return entries.map((entry) => {
    const row = rows.get(entry.rowId)
    return {
      ...entry,
      before: withSamePerson(entry.before, rows),
      after: withSamePerson(entry.after, rows),
      who: authors.get(entry.actorId ?? '') ?? otherThan(entry.actor, nameOf(entry.actor)),
      name: row?.name,
      of: row?.of,
      leadId: row?.leadId,
    }
  })
}

const otherThan = (stored: string, name: string) => (name === stored ? undefined : name)

type Values = AuditEntry['before']

/** The lead that an entry identifies as the same person's. */
const samePersonsOf = ({ before, after }: AuditEntry): string[] =>
  [before?.same_as, after?.same_as].filter((id) => typeof id === 'string')

/** Replaces the id of the same person's lead by the person's name. */
function withSamePerson(values: Values, rows: ReadonlyMap<string, RowName>): Values {
  if (typeof values?.same_as !== 'string') return values
  const name = rows.get(values.same_as)?.name
  return name ? { ...values, same_as: name.en } : values
}

/** Names newsletters by their subjects. */
async function issueNames(db: Kysely<Schema>, ids: string[]): Promise<[string, RowName][]> {
  if (ids.length === 0) return []
  const issues = await db
    .selectFrom('newsletter_issues')
    .select(['id', 'texts'])
    .where('id', 'in', ids)
    .execute()
  return issues.map(({ id, texts }) => {
    const subject: unknown = fromJson(texts)
    const [en, es] = [textAt(subject, 'subject', 'en'), textAt(subject, 'subject', 'es')]
    return [id, { name: en || es ? { en: en || es, es: es || en } : undefined }]
  })
}

/** Names imports by their files. */
async function importNames(db: Kysely<Schema>, ids: string[]): Promise<[string, RowName][]> {
  if (ids.length === 0) return []
  const imports = await db
    .selectFrom('home_imports')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return imports.map(({ id, name }) => rowNamed([id, name]))
}

const rowNamed = ([id, name]: readonly [string, string]): [string, RowName] => [
  id,
  { name: { en: name, es: name } },
]

/** The names of the people of leads, or of rows that belong to a lead, by the ids of the rows. */
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
