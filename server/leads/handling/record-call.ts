import type { ByMember, LeadContext } from './handle-lead.ts'
import { recordAnswer } from './lead-turns.ts'
import { lockLead } from './lock-lead.ts'

/**
 * Records that a member has answered a lead by telephone. If the lead is assigned to nobody, the
 * member becomes its assignee; a colleague who has taken it meanwhile keeps it.
 * @returns false when there is no such lead, or it is quarantined.
 */
export const recordCall = (
  { db, clock }: LeadContext,
  leadId: string,
  { member, actor }: ByMember,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const lead = await lockLead(transaction, leadId)
    if (!lead) return false
    await recordAnswer(transaction, lead, { member, called: member, actor, now: clock() })
    return true
  })
