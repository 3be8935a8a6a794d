import { staffNames } from '../../backend/staff/staff-names.ts'
import type { LeadStage, LostReason } from '../../database/tables/column-values.ts'
import type { ViewingsOfLeads } from '../viewings-of-leads.ts'
import { type ByMember, changeHandling, type LeadContext } from './handle-lead.ts'
import { lastMove } from './last-move.ts'
import { lockLead } from './lock-lead.ts'
import { isEnd } from './stages.ts'

interface Move {
  /** The stage in which the member saw the lead; undefined: any. */
  from?: LeadStage | undefined
  to: LeadStage
  /** Required for `lost`. */
  reason?: LostReason | undefined
  /** The price that is offered for the home, in euros; undefined: unchanged. */
  offer?: number | null | undefined
  /**
   * What happens to the lead's open viewings when it ends; undefined if the member was not asked,
   * because the screen showed none.
   */
  openViewings?: 'cancel' | 'keep' | undefined
}

interface MoveContext extends LeadContext {
  mailDomain: string
  viewings?: ViewingsOfLeads | undefined
}

/**
 * - `moved`: the lead is at that stage now
 * - `elsewhere`: somebody has moved it since, and nothing was changed; `by` and `at` say who and
 *   when, where the log knows
 * - `hasOpenViewings`: the lead would end with open viewings, and the member has to decide about
 *   them; `starts` are their times, undefined for a viewing without one
 * - `unknown`: there is no such lead, or it is quarantined
 */
export type Moved =
  | { outcome: 'moved' | 'unknown' }
  | { outcome: 'elsewhere'; stage: LeadStage; by: string | undefined; at: number | undefined }
  | { outcome: 'hasOpenViewings'; starts: (number | undefined)[] }

/**
 * Moves a lead to another stage, unless somebody else has moved it since it was shown. Its open
 * viewings are cancelled or kept in the same transaction.
 */
export const moveLead = (
  { db, mailDomain, viewings, clock }: MoveContext,
  leadId: string,
  { from, to, reason, offer, openViewings }: Move,
  staff: ByMember,
): Promise<Moved> =>
  db.transaction().execute(async (transaction): Promise<Moved> => {
    const ending = isEnd(to) ? viewings : undefined
    await ending?.lock(transaction)
    const lead = await lockLead(transaction, leadId)
    if (!lead) return { outcome: 'unknown' }
    if (from && lead.stage !== from && lead.stage !== to) {
      const last = await lastMove(transaction, lead)
      const names = await staffNames(transaction, [last?.actorId ?? null])
      const by = names.get(last?.actorId ?? '') ?? last?.actor
      return { outcome: 'elsewhere', stage: lead.stage, by, at: last?.at }
    }
    const now = clock()
    const starts = (openViewings ? [] : await ending?.findOpen(transaction, leadId, now)) ?? []
    if (starts.length > 0) return { outcome: 'hasOpenViewings', starts }
    const handling = {
      stage: to,
      ...(reason && { lostReason: reason }),
      ...(offer !== undefined && { offer }),
    }
    await changeHandling(transaction, lead, { handling, actor: staff.actor, now })
    if (openViewings === 'cancel')
      await ending?.cancel(transaction, leadId, { staff, mailDomain, now })
    return { outcome: 'moved' }
  })
