import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { isEmailAddress } from '../shared/addresses/email-address.ts'

/**
 * Which of these leads have an address that e-mails may be sent to. Somebody who telephoned may
 * have given none, and a form takes more than can be written to.
 */
export async function writableLeads(
  transaction: Kysely<Schema>,
  leadIds: readonly string[],
): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set()
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'email'])
    .where('id', 'in', leadIds)
    .execute()
  return new Set(leads.filter(({ email }) => isEmailAddress(email ?? '')).map(({ id }) => id))
}
