import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { AuditEntry } from './read-entries.ts'
import type { NameRows, RowName } from './row-name.ts'

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

/** The functions with which the features find names for the log. */
export interface NamesInLog {
  rows: readonly NameRows[]
  /** The names of accounts by their ids. */
  staffNames(db: Kysely<Schema>, ids: Iterable<string | null>): Promise<ReadonlyMap<string, string>>
  /**
   * Finds the present names of authors. The returned function takes an author as stored, an address
   * or the name of a program, and returns it unchanged where there is no name.
   */
  authorNames(
    db: Kysely<Schema>,
    authors: Iterable<string | undefined>,
  ): Promise<(author: string) => string>
}

/**
 * Adds the names of authors and rows to entries of the log. The log itself names no visitor,
 * because it cannot be erased: their names are read from their leads, and disappear with them.
 */
export async function withRowNames(
  db: Kysely<Schema>,
  entries: readonly AuditEntry[],
  names: NamesInLog,
): Promise<NamedEntry[]> {
  const [authors, nameOf, ...found] = await Promise.all([
    names.staffNames(
      db,
      entries.map(({ actorId }) => actorId),
    ),
    // A scheduled change has no account id; its author is stored by address.
    names.authorNames(
      db,
      entries.map(({ actor }) => actor),
    ),
    ...names.rows.map((nameRows) => nameRows(db, entries)),
  ])
  const rows = new Map<string, RowName>(found.flat())
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

/** Replaces the id of a lead of the same person (`same_as`) by the person's name. */
function withSamePerson(values: Values, rows: ReadonlyMap<string, RowName>): Values {
  if (typeof values?.same_as !== 'string') return values
  const name = rows.get(values.same_as)?.name
  return name ? { ...values, same_as: name.en } : values
}
