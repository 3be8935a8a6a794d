import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Actor } from '../../audit-log/actor.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import type { LeadStage } from '../../database/tables/column-values.ts'
import { replyKind } from '../email-kinds.ts'
import { isToVisitor } from '../emails-of-leads.ts'
import { type LeadAuthor, handleIn } from './handle-lead.ts'
import { lockLead } from './lock-lead.ts'

/** Who acts on a lead, and when; `now` in milliseconds since 1970. */
interface Act {
  leadId: string
  actor: Actor
  now: number
}

/**
 * Records, in the caller's transaction, that staff have done something for the visitor of a lead,
 * who is the next to act.
 * @param act.stage what became of it; undefined: its stage stays.
 * @param act.member becomes the assignee where the lead is nobody's.
 */
export async function passToVisitor(
  transaction: Kysely<Schema>,
  {
    leadId,
    actor,
    now,
    stage,
    member,
  }: Act & { stage?: LeadStage | undefined; member?: LeadAuthor | undefined },
): Promise<void> {
  const lead = await lockLead(transaction, leadId)
  if (!lead) return
  await handleIn(transaction, {
    leadId,
    handling: {
      side: 'theirs',
      unread: false,
      ...(stage && { stage }),
      ...(member && lead.assignee_id === null && { assignee: member }),
    },
    actor,
    now,
  })
}

/**
 * As {@link passToVisitor}, after a viewing was arranged: a lead that was new or answered comes to
 * that stage; one that has come further stays where it is.
 */
export async function arrangedViewing(
  transaction: Kysely<Schema>,
  act: Act & { member?: LeadAuthor | undefined },
): Promise<void> {
  const lead = await lockLead(transaction, act.leadId)
  const isEarly = lead?.stage === 'new' || lead?.stage === 'answered'
  await passToVisitor(transaction, { ...act, ...(isEarly && { stage: 'viewing' }) })
}

/** An e-mail about a lead, as the outbox has it. */
export interface EmailAboutLead {
  kind: string
  lead_id: string | null
  payload: string | object | null
}

/**
 * Returns a lead to the side from which the refusal of an e-mail took it, in the transaction that
 * sends the e-mail again. Only what staff wrote or decided waits for the visitor; a lead that
 * nobody has answered, or whose follow-up is due, stays ours.
 */
export async function sentAgain(
  transaction: Kysely<Schema>,
  email: EmailAboutLead,
  { actor, now }: Omit<Act, 'leadId'>,
): Promise<void> {
  if (email.lead_id === null || !isFromStaff(email)) return
  const lead = await lockLead(transaction, email.lead_id)
  if (lead?.side !== 'ours' || (lead.follow_up_at !== null && lead.follow_up_at <= now)) return
  await handleIn(transaction, { leadId: lead.id, handling: { side: 'theirs' }, actor, now })
}

/** What the e-mails to visitors about other things than a lead's text say of their cause. */
const cause = v.object({
  by: v.literal('office'),
  event: v.picklist(['confirmed', 'moved', 'cancelled', 'reminder']),
})

const isFromStaff = ({ kind, payload }: EmailAboutLead): boolean =>
  kind === replyKind.name || (isToVisitor(kind) && v.is(cause, fromJson(payload ?? {})))
