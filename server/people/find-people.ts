import type { Kysely } from 'kysely'
import { receivedAtOf } from '../database/received-at.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import { withTerms } from '../leads/handling/with-terms.ts'
import {
  findAddresses,
  onePerAddress,
  type PossibleDuplicate,
} from '../leads/same-people/same-people.ts'

/** The data by which a person is compared with others. */
export interface PersonSummary {
  /** The lead by which the person was found. */
  leadId: string
  names: string[]
  emails: string[]
  phones: string[]
  /** Their enquiries, the latest first. */
  leads: { at: number; homeRef: string | null; about: string }[]
}

/** The most leads that are read for a search or a person. */
const limit = 60
/** The most people that a search lists. */
const maxPeople = 8

/**
 * Finds people by the beginning of a name, an e-mail address or a telephone number, each address
 * once, latest first.
 * @param except the addresses of the person with whom they are compared.
 */
export async function findPeople(
  db: Kysely<Schema>,
  search: string,
  except: readonly string[],
): Promise<PossibleDuplicate[]> {
  const leads = db
    .selectFrom('leads')
    .where('state', '=', 'new')
    .where('email', 'is not', null)
    .where('email', 'not in', except)
  const rows = await (
    await withTerms(db, leads, search)
  )
    .select(['id', 'email', 'fields'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return onePerAddress(rows, maxPeople)
}

/** The data by which the person of a lead is compared, from all their addresses. */
export async function summaryOf(
  db: Kysely<Schema>,
  { leadId, email }: { leadId: string; email: string },
): Promise<PersonSummary> {
  const emails = await findAddresses(db, email)
  const rows = await db
    .selectFrom('leads')
    .select(['created_at', 'home_ref', 'fields'])
    .where('email', 'in', emails)
    .where('state', '=', 'new')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  const fields = rows.map((row) => fromJson(row.fields))
  const each = (name: 'name' | 'phone') => [
    ...new Set(fields.flatMap((one) => one[name]?.trim() || [])),
  ]
  return {
    leadId,
    names: each('name'),
    emails,
    phones: each('phone'),
    leads: rows.map((row, index) => ({
      at: receivedAtOf(row),
      homeRef: row.home_ref,
      about: fields[index]?.about ?? '',
    })),
  }
}
