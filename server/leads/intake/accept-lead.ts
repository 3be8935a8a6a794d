import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { recordConsents } from '../../consents/consents.ts'
import type { Database } from '../../database/database.ts'
import { lockSpools } from '../../database/locks.ts'
import type { Schema } from '../../database/schema.ts'
import type { NewEmail } from '../../mail/email-kind.ts'
import { enqueue } from '../../mail/enqueue.ts'
import { isEmailAddress } from '../../shared/addresses/email-address.ts'
import { minute } from '../../shared/time/durations.ts'
import { quarantineKind } from '../email-kinds.ts'
import { emailsOfNewLead } from '../emails-of-new-lead.ts'
import { leadsOfErased } from '../erased-people.ts'
import { indexLeads } from '../handling/index-leads.ts'
import { consentOfLead } from '../lead-consent.ts'
import type { Arrival } from '../lead.ts'
import type { SubscribeLead } from '../subscribe-lead.ts'
import type { ViewingsOfLeads } from '../viewings-of-leads.ts'
import { type LeadSubmission, insertLeads, type StoredLead } from './insert-leads.ts'
import { identify } from './submission-identity.ts'

/**
 * - `accepted`: the lead is on the disk, with its e-mails in the outbox
 * - `repeated`: the same submission was accepted before; nothing was added
 * - `conflict`: another text has the same submission id; nothing was added
 * - `taken`: others have the half-hours of the viewing that the lead asks for; nothing was added
 */
export type Acceptance = 'accepted' | 'repeated' | 'conflict' | 'taken'

export interface Accepted {
  /** The outcome of each lead, in the order of the leads. */
  acceptances: Acceptance[]
  /** Functions of the newsletter to be called once the transaction is committed. */
  afterCommit: (() => void)[]
}

/** What other features store with a lead, in its transaction. */
export interface StoredWithLeads {
  /** Stores what leads of the kind `viewing` ask for. */
  viewings?: ViewingsOfLeads | undefined
  subscribe?: SubscribeLead | undefined
}

interface Needs extends StoredWithLeads {
  mailDomain: string
  /** Whether a request for a viewing is stored even if none of its half-hours is free any more. */
  keepsTaken: boolean
}

/**
 * Stores leads, their e-mails and their consents in one transaction, with a single sync of the
 * disk. A request for a viewing is not stored if none of its half-hours is free any more.
 * @returns the outcome of each lead. Of two equal ones the first is accepted.
 * @throws the database's error; then no lead was stored.
 */
export const acceptLeads = (
  db: Kysely<Schema>,
  arrivals: readonly Arrival[],
  mailDomain: string,
  others: StoredWithLeads = {},
): Promise<Accepted> =>
  db
    .transaction()
    .execute((transaction) =>
      acceptIn(transaction, arrivals, { ...others, mailDomain, keepsTaken: false }),
    )

/**
 * Stores leads from a spool, as {@link acceptLeads}, with two differences. A lead whose person was
 * erased since is not stored, and counts as repeated. A request for a viewing is always stored,
 * because its visitor was told that it had arrived.
 */
export const acceptSpooled = (
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  arrivals: readonly Arrival[],
  mailDomain: string,
  others: StoredWithLeads = {},
): Promise<Accepted> =>
  db.transaction().execute(async (transaction) => {
    await lockSpools(transaction, engine)
    const erased = await leadsOfErased(transaction, arrivals)
    const rest = arrivals.filter((arrival) => !erased.has(arrival))
    const { acceptances, afterCommit } = await acceptIn(transaction, rest, {
      ...others,
      mailDomain,
      keepsTaken: true,
    })
    const outcomes = new Map(rest.map((arrival, index) => [arrival, acceptances[index]]))
    return {
      acceptances: arrivals.map((arrival) => outcomes.get(arrival) ?? 'repeated'),
      afterCommit,
    }
  })

async function acceptIn(
  transaction: Kysely<Schema>,
  arrivals: readonly Arrival[],
  needs: Needs,
): Promise<Accepted> {
  if (arrivals.length === 0) return { acceptances: [], afterCommit: [] }
  const { mailDomain, viewings } = needs
  const candidates = arrivals.map((arrival) => ({
    arrival,
    ...identify(arrival),
    id: randomUUID(),
  }))
  if (arrivals.some(asksForViewing)) await viewings?.lock(transaction)
  const { outcomes, added, superfluous } = separateRepetitions(
    candidates,
    await insertLeads(transaction, candidates),
  )
  const { about, taken } = await storeViewings(transaction, added, needs)
  const accepted = added.filter(({ id }) => !taken.has(id))
  const refused = [...superfluous, ...taken]
  if (refused.length > 0) await transaction.deleteFrom('leads').where('id', 'in', refused).execute()
  await indexLeads(
    transaction,
    accepted.map(({ id, arrival }) => ({ id, fields: arrival.submission.fields })),
  )
  const leads = accepted.filter(({ arrival }) => !arrival.quarantined)
  const firstReceived = Math.min(...arrivals.map(({ receivedAt }) => receivedAt))
  const emails = leads.flatMap((lead) => emailsOf(lead, about.get(lead.id)))
  await enqueue(transaction, emails, mailDomain, firstReceived)
  if (accepted.some(({ arrival }) => arrival.notify))
    await enqueue(
      transaction,
      { ...quarantineKind.with({}), dueAt: firstReceived + noticeDelay },
      mailDomain,
      firstReceived,
    )
  await recordConsents(transaction, leads.flatMap(consentOf))
  return {
    // A repetition within the same group is also `taken` if the first request was.
    acceptances: outcomes.map(({ acceptance, leadId }) =>
      leadId !== undefined && taken.has(leadId) ? 'taken' : acceptance,
    ),
    afterCommit: await subscribeLeads(transaction, leads, needs),
  }
}

/**
 * Stores the viewings that new leads ask for, in the order of the leads.
 * @returns the e-mails about the viewings by the lead's id, and the ids of the leads whose
 *   half-hours others have taken.
 */
async function storeViewings(
  transaction: Kysely<Schema>,
  added: readonly LeadSubmission[],
  { viewings, keepsTaken }: Needs,
): Promise<{ about: Map<string, NewEmail[]>; taken: Set<string> }> {
  const about = new Map<string, NewEmail[]>()
  const taken = new Set<string>()
  for (const lead of added) {
    if (!viewings || !asksForViewing(lead.arrival)) continue
    const emails = await viewings.store(transaction, { ...lead, keepsTaken })
    if (emails) about.set(lead.id, emails)
    else taken.add(lead.id)
  }
  return { about, taken }
}

const asksForViewing = ({ submission }: Arrival) => submission.kind === 'viewing'

/**
 * How long the notice about suspects waits, in milliseconds, so that it counts those that arrive
 * meanwhile.
 */
const noticeDelay = 15 * minute

/** The lead of a submission and whether it is new. */
interface Outcome {
  acceptance: Acceptance
  leadId: string | undefined
}

/**
 * Separates new submissions from repetitions. `superfluous` contains the ids of rows that were just
 * stored and have to be deleted, because the same text was stored in the half-hour before.
 */
function separateRepetitions(candidates: readonly LeadSubmission[], stored: readonly StoredLead[]) {
  const bySubmission = new Map(stored.map((row) => [row.submission_id, row]))
  const added: LeadSubmission[] = []
  const superfluous: string[] = []
  const outcomes = candidates.map((candidate): Outcome => {
    const {
      id,
      fingerprint,
      submissionIds: [own, previous],
    } = candidate
    const earlier = previous ? bySubmission.get(previous) : undefined
    const current = bySubmission.get(own)
    if (earlier && current?.id === id) {
      superfluous.push(id)
      bySubmission.delete(own)
    }
    const duplicate = earlier ?? current
    const leadId = duplicate?.id
    if (leadId !== id)
      return {
        acceptance: duplicate?.fingerprint === fingerprint ? 'repeated' : 'conflict',
        leadId,
      }
    added.push(candidate)
    return { acceptance: 'accepted', leadId }
  })
  return { outcomes, added, superfluous }
}

const emailsOf = (
  { id: leadId, arrival: { acknowledge, receivedAt, submission } }: LeadSubmission,
  aboutViewing: readonly NewEmail[] | undefined,
): NewEmail[] =>
  emailsOfNewLead({
    leadId,
    // The e-mails are due from the arrival of their own lead, not of the oldest lead in the spool.
    at: receivedAt,
    mayWrite: acknowledge === true && isEmailAddress(submission.fields.email ?? ''),
    ownAddress: submission.ownAddress,
    aboutViewing,
  })

const consentOf = ({ id: leadId, arrival: { submission, receivedAt: at } }: LeadSubmission) =>
  consentOfLead({
    leadId,
    email: submission.fields.email,
    wording: submission.consentWording,
    language: submission.language,
    sourcePath: submission.sourcePath,
    at,
  })

/**
 * Starts the double opt-in for leads whose newsletter box was ticked, provided that their address
 * is valid.
 */
async function subscribeLeads(
  transaction: Kysely<Schema>,
  leads: readonly LeadSubmission[],
  { subscribe }: Needs,
): Promise<(() => void)[]> {
  const afterCommit: (() => void)[] = []
  for (const {
    arrival: { submission, receivedAt, confirm },
  } of leads) {
    const { consentWording, fields, language, sourcePath } = submission
    const { email = '', newsletter } = fields
    if (!confirm || newsletter !== 'yes' || !consentWording || !isEmailAddress(email)) continue
    const request = { email, language, consentWording, sourcePath }
    const done = await subscribe?.(transaction, request, receivedAt)
    if (done) afterCommit.push(done)
  }
  return afterCommit
}
