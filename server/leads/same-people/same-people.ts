import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { fromJson } from '../../database/schema.ts'
import type { LeadsTable } from '../../database/tables/leads.ts'
import { leadsInAll } from '../handling/leads-in-all.ts'
import { searchTermsOf } from '../handling/search-terms.ts'

/**
 * The addresses of one person, the given one first.
 * @param email in lower case.
 */
export async function findAddresses(db: Kysely<Schema>, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('same_people')
    .select('email')
    .where('person_id', 'in', (people) =>
      people.selectFrom('same_people').select('person_id').where('email', '=', email),
    )
    .orderBy('email')
    .execute()
  return [...new Set([email, ...rows.map((row) => row.email)])]
}

/**
 * Records that two addresses, and all that were merged with either before, belong to one person.
 * Each address keeps its own leads.
 */
export async function mergePeople(
  transaction: Kysely<Schema>,
  one: string,
  other: string,
): Promise<void> {
  const id = randomUUID()
  // The insertion locks the rows of both addresses: on PostgreSQL a concurrent merge of one of them
  // waits here. Every merge inserts the addresses in the same order, so that two merges cannot
  // deadlock.
  await transaction
    .insertInto('same_people')
    .values([one, other].toSorted().map((email) => ({ email, person_id: id })))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const emails = [
    ...new Set([
      ...(await findAddresses(transaction, one)),
      ...(await findAddresses(transaction, other)),
    ]),
  ]
  await transaction
    .insertInto('same_people')
    .values(emails.toSorted().map((email) => ({ email, person_id: id })))
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ person_id: id }))
    .execute()
}

/**
 * Separates an address from the other addresses of its person.
 * @returns whether it was merged with any.
 */
export async function separatePerson(transaction: Kysely<Schema>, email: string): Promise<boolean> {
  const [, ...others] = await findAddresses(transaction, email)
  // The last remaining address is not merged with any other, so its row goes too.
  const ended = others.length === 1 ? [email, ...others] : [email]
  const { numDeletedRows } = await transaction
    .deleteFrom('same_people')
    .where('email', 'in', ended)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A lead under another address that may be from the same person. */
export interface PossibleDuplicate {
  leadId: string
  name: string
  email: string
  phone: string
}

/** The most leads that are compared. */
const maxCompared = 30

/** The most leads with the same name that are read, latest first. */
const maxSameName = 500

/**
 * People with the same telephone number or the same name under another address.
 * @param addresses the addresses of the person.
 */
export async function possibleDuplicatesOf(
  db: Kysely<Schema>,
  addresses: readonly string[],
  { name, phone }: { name: string; phone: string },
): Promise<PossibleDuplicate[]> {
  const digits = phone.replace(/\D/g, '')
  const names = searchTermsOf({ name })
  const found = await Promise.all([
    digits.length >= 9 ? leadsWithTerms(db, [digits.slice(-9)], maxCompared) : [],
    // A name of one word is shared by too many people, so it is not searched for.
    names.length > 1 ? leadsWithTerms(db, names, maxSameName) : [],
  ])
  const ids = [...new Set(found.flat())]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'email', 'fields'])
    .where('state', '=', 'new')
    .where('email', 'is not', null)
    .where('email', 'not in', addresses)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .limit(maxCompared)
    .execute()
  return onePerAddress(rows, 5)
}

/** The ids of leads that have all of these search terms; see {@link leadsInAll}. */
const leadsWithTerms = (
  db: Kysely<Schema>,
  terms: readonly string[],
  most: number,
): Promise<string[]> =>
  leadsInAll(
    terms.map((term) =>
      db.selectFrom('lead_search_terms').select('lead_id').where('term', '=', term),
    ),
    most,
  )

/** The people of these leads, each address once, in the order of the leads. */
export function onePerAddress(
  leads: readonly Pick<Selectable<LeadsTable>, 'id' | 'email' | 'fields'>[],
  most: number,
): PossibleDuplicate[] {
  const byEmail = new Map<string, PossibleDuplicate>()
  for (const { id, email, fields } of leads) {
    const { name = '', phone = '' } = fromJson(fields)
    if (email && !byEmail.has(email)) byEmail.set(email, { leadId: id, name, email, phone })
  }
  return [...byEmail.values()].slice(0, most)
}
