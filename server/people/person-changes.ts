import type { Kysely } from 'kysely'
import { entriesOfRows } from '../audit-log/read-entries.ts'
import { type NamedEntry, type NamesInLog, withRowNames } from '../audit-log/row-names.ts'
import type { Schema } from '../database/schema.ts'
import type { Viewing } from '../viewings/viewing.ts'
import type { PersonData } from './person-data.ts'

/** What the log says of a person's leads, viewings and e-mails. */
export interface PersonChanges {
  /** Oldest first. */
  entries: NamedEntry[]
  /** As they are now, for the columns that an entry does not have. */
  viewings: Pick<Viewing, 'id' | 'state' | 'start'>[]
}

/** Reads the log of everything that belongs to a person. */
export async function readPersonChanges(
  db: Kysely<Schema>,
  addresses: readonly PersonData[],
  names: NamesInLog,
): Promise<PersonChanges> {
  const leadIds = addresses.flatMap(({ leads }) => leads.map(({ id }) => id))
  const emailIds = addresses.flatMap(({ leads, emails }) =>
    [...leads.flatMap((lead) => lead.emails), ...emails].map(({ id }) => id),
  )
  // The same viewing may be found under two of the addresses, so it is kept once.
  const viewings = new Map(
    addresses.flatMap((address) => address.viewings).map((viewing) => [viewing.id, viewing]),
  )
  const entries = [
    ...(await entriesOfRows(db, 'leads', leadIds)),
    ...(await entriesOfRows(db, 'people', leadIds)),
    ...(await entriesOfRows(db, 'viewings', [...viewings.keys()])),
    ...(await entriesOfRows(db, 'outbox', emailIds)),
  ].toSorted((one, other) => one.id - other.id)
  return {
    entries: await withRowNames(db, entries, names),
    viewings: [...viewings.values()].map(({ id, state, start }) => ({
      id,
      state,
      start: start === null ? undefined : Date.parse(start),
    })),
  }
}
