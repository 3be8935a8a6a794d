import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import type { Schema } from '../../database/schema.ts'
import type { LeadStage } from '../../database/tables/column-values.ts'
import type { QueuedEmail } from '../../mail/queue.ts'
import { changeHandling, type LeadAuthor } from './handle-lead.ts'
import { type LockedLead, lockLead } from './lock-lead.ts'

/** An action on a lead: its author and its time, in milliseconds since 1970. */
interface Act {
  actor: Actor
  now: number
}

/**
 * Records, in the transaction that has locked a lead, that staff have acted for its visitor, who
 * has to act next.
 * @param act.stage the stage that the lead has reached; undefined: unchanged.
 * @param act.member becomes the assignee of a lead that has none.
 * @param act.called the member who answered by telephone.
 */
export const passToVisitor = (
  transaction: Kysely<Schema>,
  lead: LockedLead,
  {
    actor,
    now,
    stage,
    member,
    called,
  }: Act & {
    stage?: LeadStage | undefined
    member?: LeadAuthor | undefined
    called?: LeadAuthor | undefined
  },
): Promise<void> =>
  changeHandling(transaction, lead, {
    handling: {
      side: 'theirs',
      unread: false,
      ...(stage && { stage }),
      ...(called && { called }),
      ...(member && lead.assignee_id === null && { assignee: member }),
    },
    actor,
    now,
  })

/**
 * Passes a lead that staff have answered to the visitor: a new one moves to the stage "answered",
 * one at a later stage stays there.
 */
export const recordAnswer = (
  transaction: Kysely<Schema>,
  lead: LockedLead,
  act: Act & { member: LeadAuthor; called?: LeadAuthor | undefined },
): Promise<void> =>
  passToVisitor(transaction, lead, { ...act, ...(lead.stage === 'new' && { stage: 'answered' }) })

/**
 * Passes a lead to the visitor after a viewing was arranged: a new or answered one moves to the
 * stage "viewing", one at a later stage stays there.
 */
export function recordArrangedViewing(
  transaction: Kysely<Schema>,
  lead: LockedLead,
  act: Act & { member?: LeadAuthor | undefined },
): Promise<void> {
  const isEarly = lead.stage === 'new' || lead.stage === 'answered'
  return passToVisitor(transaction, lead, { ...act, ...(isEarly && { stage: 'viewing' }) })
}

/**
 * Records, in the transaction that has locked a lead, that its visitor has changed something, so
 * that the lead waits for us. A closed lead stays closed.
 */
export async function passToAgency(
  transaction: Kysely<Schema>,
  lead: LockedLead,
  act: Act,
): Promise<void> {
  if (lead.side === 'closed') return
  await changeHandling(transaction, lead, { ...act, handling: { side: 'ours', unread: true } })
}

/**
 * Records that these leads wait for us, after something has expired. A lead that waited for us
 * before keeps the time since which it has waited.
 */
export async function passAllToAgency(
  transaction: Kysely<Schema>,
  leadIds: readonly string[],
  now: number,
): Promise<void> {
  if (leadIds.length === 0) return
  await transaction
    .updateTable('leads')
    .set({ side: 'ours', side_since: now, unread: 1 })
    .where('id', 'in', leadIds)
    .where('state', '=', 'new')
    .where('side', '=', 'theirs')
    .execute()
}

/**
 * Lets a lead wait for its visitor again, in the transaction that sends a refused e-mail again: the
 * refusal had made the lead wait for us. This applies only where staff wrote or decided something;
 * a lead that nobody has answered, or whose follow-up is due, still waits for us.
 */
export async function awaitVisitorAgain(
  transaction: Kysely<Schema>,
  email: Pick<QueuedEmail, 'lead_id' | 'from_staff'>,
  act: Act,
): Promise<void> {
  if (email.lead_id === null || email.from_staff === 0) return
  const lead = await lockLead(transaction, email.lead_id)
  if (lead?.side !== 'ours' || (lead.follow_up_at !== null && lead.follow_up_at <= act.now)) return
  await changeHandling(transaction, lead, { ...act, handling: { side: 'theirs' } })
}
