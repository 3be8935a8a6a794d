import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { isEmailAddress } from '../shared/addresses/email-address.ts'

/**
 * Finds those of the leads that have a valid e-mail address. A caller may have given none, and
 * forms accept some addresses that no e-mail can be sent to.
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
