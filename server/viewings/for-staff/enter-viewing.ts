import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { Database } from '../../database/database.ts'
import { lockCalendar } from '../../database/locks.ts'
import { orUnavailable } from '../../database/or-unavailable.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import { indexLeads } from '../../leads/handling/index-leads.ts'
import { recordArrangedViewing } from '../../leads/handling/lead-turns.ts'
import { lockLead } from '../../leads/handling/lock-lead.ts'
import { insertLeads } from '../../leads/intake/insert-leads.ts'
import { identify } from '../../leads/intake/submission-identity.ts'
import type { Submission, ViewingTerms } from '../../leads/lead.ts'
import { enqueue } from '../../mail/enqueue.ts'
import { isEmailAddress } from '../../shared/addresses/email-address.ts'
import { noticesOf } from '../email-kinds.ts'
import { loggedState } from '../logged-state.ts'
import { freeSlots, holdSlots } from '../slots/held-slots.ts'
import type { ViewingRules } from '../slots/slots.ts'
import { endedStates } from '../viewing.ts'

/** A viewing that staff arrange, with a caller or with the sender of a lead. */
export interface Arrangement {
  /** The existing lead, or the caller's data, from which a lead is made. */
  enquirer: { leadId: string } | { caller: Submission }
  home: ViewingTerms['home']
  /** The half-hour, milliseconds since 1970. */
  start: number
  /** If the lead has no assignee, this member becomes it. */
  member: { id: string; name: string }
}

/**
 * - `arranged`: it is confirmed, and both sides get an e-mail, the visitor only if they have an
 *   address
 * - `repeated`: the same viewing was entered before; nothing was added
 * - `taken`: another viewing has the half-hour
 * - `notOffered`: the half-hour has begun
 * - `exists`: the lead has another viewing that is to be answered or has not begun
 * - `unknown`: the lead does not exist
 */
type Arranged =
  | { outcome: 'arranged' | 'repeated'; leadId: string }
  | { outcome: 'taken' | 'notOffered' | 'exists' | 'unknown' }

interface Context {
  database: Database
  rules: Pick<ViewingRules, 'capacity'>
  mailDomain: string
  now: number
}

/** Thrown to roll back the transaction of a viewing whose half-hour is taken. */
class Taken extends Error {}

/**
 * Stores a confirmed viewing: its lead, half-hour, e-mails and log in one transaction.
 * @throws {Unavailable} when the database fails; then nothing has changed.
 */
export async function enterViewing(
  context: Context,
  arrangement: Arrangement,
  actor: Actor,
): Promise<Arranged> {
  if (arrangement.start <= context.now) return { outcome: 'notOffered' }
  const work = context.database.db
    .transaction()
    .execute((transaction) => storeArrangement(transaction, context, arrangement, actor))
  return orUnavailable(
    'The calendar of viewings',
    work.catch((error: unknown): Arranged => {
      if (error instanceof Taken) return { outcome: 'taken' }
      throw error
    }),
  )
}

/** @throws {Taken} if another viewing has the half-hour. */
async function storeArrangement(
  transaction: Kysely<Schema>,
  { database: { engine }, rules, mailDomain, now }: Context,
  { enquirer, home, start, member }: Arrangement,
  actor: Actor,
): Promise<Arranged> {
  await lockCalendar(transaction, engine)
  const lead =
    'caller' in enquirer
      ? await storeCaller(transaction, enquirer.caller, now)
      : await viewedLead(transaction, enquirer.leadId)
  if (!lead) return { outcome: 'unknown' }
  const replaces = 'leadId' in enquirer
  const former = await loggedViewing(transaction, lead.id)
  const viewing = await insertViewing(transaction, { lead, home, start, now, replaces })
  if (!viewing) return compareStored(transaction, lead.id, start)
  const { id: viewingId, sequence } = viewing
  // A viewing that has taken place keeps its half-hours, so they are freed here.
  await freeSlots(transaction, [viewingId])
  if (!(await holdSlots(transaction, { viewingId, start, halfHours: 1 }, rules.capacity)))
    throw new Taken()
  await recordAuditEntries(
    transaction,
    actor,
    [
      {
        table: 'viewings',
        id: viewingId,
        before: former,
        after: loggedState({ state: 'confirmed', start }),
      },
    ],
    now,
  )
  const locked = await lockLead(transaction, lead.id)
  if (locked) await recordArrangedViewing(transaction, locked, { member, actor, now })
  const notices = confirmationOf(lead, { sequence, start, now })
  await enqueue(transaction, notices, mailDomain, now)
  return { outcome: 'arranged', leadId: lead.id }
}

const confirmationOf = (
  { id: leadId, hasAddress }: ViewedLead,
  { sequence, start, now }: { sequence: number; start: number; now: number },
) =>
  noticesOf({
    event: 'confirmed',
    by: 'office',
    viewing: {
      leadId,
      sequence,
      state: 'confirmed',
      start,
      heldUntil: undefined,
    },
    now,
    toVisitor: hasAddress,
  })

interface ViewedLead {
  id: string
  hasAddress: boolean
}

/** The lead's viewing as the log describes it; undefined if there is none. */
async function loggedViewing(transaction: Kysely<Schema>, leadId: string) {
  const viewing = await transaction
    .selectFrom('viewings')
    .select(['state', 'start_at'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  return viewing && loggedState({ state: viewing.state, start: viewing.start_at ?? undefined })
}

/**
 * Stores a confirmed viewing.
 * @param viewing.replaces whether it may replace a viewing that was cancelled, has expired or has
 * begun; the repeated form of a caller may not.
 * @returns undefined if its lead has another viewing.
 */
async function insertViewing(
  transaction: Kysely<Schema>,
  viewing: Pick<Arrangement, 'home' | 'start'> & {
    lead: ViewedLead
    now: number
    replaces: boolean
  },
): Promise<{ id: string; sequence: number } | undefined> {
  const { lead, home, start, now, replaces } = viewing
  const row = {
    home_slug: home?.slug ?? null,
    home_ref: home?.ref ?? null,
    home_title: home?.title ?? null,
    more_homes: null,
    half_hours: 1,
    state: 'confirmed',
    start_at: start,
    held_until: null,
    visitor_moves: 0,
    answers_visitor: lead.hasAddress ? 1 : 0,
    created_at: now,
    changed_at: now,
    reminded_at: null,
  } as const
  return transaction
    .insertInto('viewings')
    .values({ id: randomUUID(), lead_id: lead.id, sequence: 0, ...row })
    .onConflict((conflict) => {
      const other = conflict.column('lead_id')
      return replaces
        ? other
            .doUpdateSet((set) => ({ ...row, sequence: set('viewings.sequence', '+', 1) }))
            .where(({ or, and, eb }) =>
              or([
                eb('viewings.state', 'in', endedStates),
                and([eb('viewings.state', '=', 'confirmed'), eb('viewings.start_at', '<=', now)]),
              ]),
            )
        : other.doNothing()
    })
    .returning(['id', 'sequence'])
    .executeTakeFirst()
}

/**
 * The outcome where the lead already has a viewing: the same one was entered again, or it has
 * another.
 */
async function compareStored(
  transaction: Kysely<Schema>,
  leadId: string,
  start: number,
): Promise<Arranged> {
  const viewing = await transaction
    .selectFrom('viewings')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('state', '=', 'confirmed')
    .where('start_at', '=', start)
    .executeTakeFirst()
  return viewing ? { outcome: 'repeated', leadId } : { outcome: 'exists' }
}

/**
 * Stores the lead of a caller. If the same form arrives again under the same id, the stored lead is
 * returned. If its data was changed in between, a new lead is made.
 */
async function storeCaller(
  transaction: Kysely<Schema>,
  caller: Submission,
  now: number,
): Promise<ViewedLead> {
  const arrival = { submission: caller, receivedAt: now }
  const candidate = { id: randomUUID(), arrival, ...identify(arrival) }
  const [stored = candidate] = await insertLeads(transaction, [candidate])
  if (stored.fingerprint !== candidate.fingerprint)
    return storeCaller(transaction, { ...caller, submissionId: randomUUID() }, now)
  const { id } = stored
  if (id === candidate.id) await indexLeads(transaction, [{ id, fields: caller.fields }])
  return { id, hasAddress: isEmailAddress(caller.fields.email ?? '') }
}

async function viewedLead(
  transaction: Kysely<Schema>,
  leadId: string,
): Promise<ViewedLead | undefined> {
  const lead = await lockLead(transaction, leadId)
  return (
    lead && {
      id: leadId,
      hasAddress: isEmailAddress(fromJson(lead.fields).email ?? ''),
    }
  )
}
