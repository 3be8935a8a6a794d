import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import { settleEmail, type Settlement } from '../../mail/settle-email.ts'
import type { LeadContext } from './handle-lead.ts'
import { awaitVisitorAgain } from './lead-turns.ts'

/**
 * Applies a member's decision about a refused e-mail of a lead: the same message is sent again, or
 * given up.
 * @returns false where no e-mail about this lead waits for a decision.
 */
export const settleRefused = (
  { db, clock }: LeadContext,
  leadId: string,
  { emailId: id, become }: { emailId: string; become: Settlement },
  actor: Actor,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const now = clock()
    const email = await settleEmail(transaction, { id, leadId, become, actor, now })
    if (!email) return false
    if (become === 'waiting') await awaitVisitorAgain(transaction, email, { actor, now })
    else {
      const change = { before: { email: 'refused' }, after: { email: 'given up' } }
      await recordAuditEntries(transaction, actor, [{ table: 'leads', id: leadId, ...change }], now)
    }
    return true
  })
