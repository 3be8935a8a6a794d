import type { Kysely } from 'kysely'
import { withdrawConsents } from '../consents/consents.ts'
import type { Database } from '../database/database.ts'
import { lockRows } from '../database/lock-rows.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'

/** The values of a lead whose marketing consent has ended. */
export const withoutConsent = { consent: 0, consent_wording: null } as const

/**
 * Ends the marketing consents that some addresses gave beside forms, in the caller's transaction:
 * in the ledger and in their leads.
 * @param emails in lower case.
 * @param now milliseconds since 1970.
 * @returns how many of the addresses had one.
 */
export async function withdrawMarketing(
  transaction: Kysely<Schema>,
  { engine, emails, now }: { engine: Database['engine']; emails: readonly string[]; now: number },
): Promise<number> {
  takeLock(transaction, 'leads')
  const agreeing = transaction
    .selectFrom('leads')
    .select('id')
    .where('email', 'in', emails)
    .where('consent_wording', 'is not', null)
  // The rows are locked, so that two withdrawals at once are recorded one after the other.
  const leads = await lockRows(engine, agreeing.orderBy('id')).execute()
  const ended = await withdrawConsents(transaction, { emails, purpose: 'marketing', now })
  if (leads.length > 0)
    await transaction
      .updateTable('leads')
      .set(withoutConsent)
      .where('email', 'in', emails)
      .where('consent_wording', 'is not', null)
      .execute()
  return ended
}
