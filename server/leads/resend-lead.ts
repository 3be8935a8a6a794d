import type { Database } from '../database/database.ts'
import { enqueue } from '../mail/enqueue.ts'
import { sendUnsent } from '../mail/queue.ts'
import { agencyEmailKind } from './email-kinds.ts'
import { erasedMark } from './erase-leads.ts'
import type { ViewingsOfLeads } from './viewings-of-leads.ts'

/**
 * The outcome of resending a lead:
 * - `brought-forward`: its e-mail was waiting, and the next attempt is now
 * - `retried`: its e-mail was parked or held, and is retried from the start as the same message
 * - `sent-again`: its e-mail had been sent, so it is queued as a new message, which no mail server
 *   drops as a repetition
 * - `erased`: its person was erased, so there is nothing to send
 * - `suspect`: it is quarantined, and only a release sends its e-mail
 */
export type Resending = 'brought-forward' | 'retried' | 'sent-again' | 'erased' | 'suspect'

/**
 * Queues the agency's e-mails about a lead once more; the site's outbox sends them.
 * @param now milliseconds since 1970.
 * @throws when there is no such lead.
 */
export async function resendLead(
  { db }: Database,
  {
    leadId,
    mailDomain,
    now,
    viewings,
  }: {
    leadId: string
    mailDomain: string
    now: number
    viewings?: ViewingsOfLeads | undefined
  },
): Promise<Resending> {
  return db.transaction().execute(async (transaction) => {
    const unsent = await sendUnsent(transaction, { audience: 'agency', leadId }, now)
    if (unsent) return unsent
    const lead = await transaction
      .selectFrom('leads')
      .select(['kind', 'fingerprint', 'state'])
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow()
    if (lead.fingerprint === erasedMark) return 'erased'
    if (lead.state === 'suspect') return 'suspect'
    const about = lead.kind === 'viewing' && (await viewings?.resend(transaction, leadId))
    await enqueue(transaction, about || agencyEmailKind.with({ leadId }), mailDomain, now)
    return 'sent-again'
  })
}
