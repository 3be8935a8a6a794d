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
 * Records that staff have acted, so that the lead now waits for its visitor. It runs in the
 * transaction that has locked the lead.
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
 * Records that staff have answered a lead, which then waits for its visitor. A new lead moves to
 * the stage "answered"; at a later stage it stays there.
 */
export const recordAnswer = (
  transaction: Kysely<Schema>,
  lead: LockedLead,
  act: Act & { member: LeadAuthor; called?: LeadAuthor | undefined },
): Promise<void> =>
  passToVisitor(transaction, lead, { ...act, ...(lead.stage === 'new' && { stage: 'answered' }) })

/**
 * Records that a viewing was arranged for a lead, which then waits for its visitor. A new or
 * answered lead moves to the stage "viewing"; at a later stage it stays there.
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
 * Records that the visitor has changed something, so that the lead waits for us. It runs in the
 * transaction that has locked the lead. A closed lead stays closed.
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
 * Records that leads wait for us because something has expired. Only leads that waited for their
 * visitors are changed, so that a longer wait for us still counts from its start.
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
 * Records that a lead waits for its visitor again, in the transaction in which a refused e-mail is
 * sent again: the refusal had made the lead wait for us. Nothing changes if the e-mail contains no
 * answer or decision of staff, or if a follow-up is due.
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
