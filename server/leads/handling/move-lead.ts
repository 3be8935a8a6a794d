import type { LeadStage, LostReason } from '../../database/tables/column-values.ts'
import { staffNames } from '../../staff/staff-names.ts'
import type { ViewingsOfLeads } from '../viewings-of-leads.ts'
import { type ByMember, changeHandling, type LeadContext } from './handle-lead.ts'
import { lastMove } from './last-move.ts'
import { lockLead } from './lock-lead.ts'

interface Move {
  /** The stage in which the member saw the lead; undefined: any. */
  from?: LeadStage | undefined
  to: LeadStage
  /** Required for `lost`. */
  reason?: LostReason | undefined
  /** The price that is offered for the home, in euros; undefined: unchanged. */
  offer?: number | null | undefined
  /** Whether its viewings are cancelled, where it ends. */
  cancelsViewings?: boolean | undefined
}

interface MoveContext extends LeadContext {
  mailDomain: string
  viewings?: ViewingsOfLeads | undefined
}

/**
 * - `moved`: the lead is at that stage now, or was before
 * - `elsewhere`: somebody has moved it since, and nothing was changed; `by` and `at` say who and
 *   when, where the log knows
 * - `unknown`: there is no such lead, or it is quarantined
 */
export type Moved =
  | { outcome: 'moved' | 'unknown' }
  | { outcome: 'elsewhere'; stage: LeadStage; by: string | undefined; at: number | undefined }

/**
 * Moves a lead to another stage, unless somebody else has moved it since it was shown; the result
 * tells the member. Its viewings are cancelled in the same transaction.
 */
export const moveLead = (
  { db, mailDomain, viewings, clock }: MoveContext,
  leadId: string,
  { from, to, reason, offer, cancelsViewings = false }: Move,
  staff: ByMember,
): Promise<Moved> =>
  db.transaction().execute(async (transaction): Promise<Moved> => {
    if (cancelsViewings) await viewings?.lock(transaction)
    const lead = await lockLead(transaction, leadId)
    if (!lead) return { outcome: 'unknown' }
    if (from && lead.stage !== from && lead.stage !== to) {
      const last = await lastMove(transaction, lead)
      const names = await staffNames(transaction, [last?.actorId ?? null])
      const by = names.get(last?.actorId ?? '') ?? last?.actor
      return { outcome: 'elsewhere', stage: lead.stage, by, at: last?.at }
    }
    const handling = {
      stage: to,
      ...(reason && { lostReason: reason }),
      ...(offer !== undefined && { offer }),
    }
    const now = clock()
    await changeHandling(transaction, lead, { handling, actor: staff.actor, now })
    if (cancelsViewings) await viewings?.cancel(transaction, leadId, { staff, mailDomain, now })
    return { outcome: 'moved' }
  })
