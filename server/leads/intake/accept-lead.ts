import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { recordConsents } from '../../consents/consents.ts'
import type { Database } from '../../database/database.ts'
import { lockSpools } from '../../database/locks.ts'
import type { Schema } from '../../database/schema.ts'
import type { NewEmail } from '../../mail/email-kind.ts'
import { enqueue } from '../../mail/enqueue.ts'
import type { NewsletterConfirmation } from '../../newsletter/email-kinds.ts'
import { askToConfirm } from '../../newsletter/subscribe.ts'
import { isEmailAddress } from '../../shared/addresses/email-address.ts'
import { minute } from '../../shared/time/durations.ts'
import { quarantineKind } from '../email-kinds.ts'
import { emailsOfNewLead } from '../emails-of-new-lead.ts'
import { indexLeads } from '../handling/index-leads.ts'
import { consentOfLead } from '../lead-consent.ts'
import type { Arrival } from '../lead.ts'
import type { ViewingsOfLeads } from '../viewings-of-leads.ts'
import { leadsOfErased } from './erased-people.ts'
import { type LeadSubmission, insertLeads, type StoredLead } from './insert-leads.ts'
import { identify } from './submission-identity.ts'

/**
 * - `accepted`: the lead is on the disk, with its e-mails in the outbox
 * - `repeated`: the same submission was accepted before; nothing was added
 * - `conflict`: the id is taken by another text; nothing was added
 */
export type Acceptance = 'accepted' | 'repeated' | 'conflict'

export interface Accepted {
  /** The outcome of each lead, in the order of the leads. */
  acceptances: Acceptance[]
  /** Confirmation e-mails that were queued for leads whose form had the newsletter's box ticked. */
  confirmations: NewsletterConfirmation[]
}

/**
 * Stores leads, their e-mails and their consents in one transaction, with a single sync of the
 * disk.
 * @param mailDomain the right-hand side of the Message-IDs.
 * @param viewings stores what leads of the kind `viewing` ask for.
 * @returns the outcome of each lead. The first of two equal ones is accepted.
 * @throws the database's error; then no lead was stored.
 */
export const acceptLeads = (
  db: Kysely<Schema>,
  arrivals: readonly Arrival[],
  mailDomain: string,
  viewings?: ViewingsOfLeads,
): Promise<Accepted> =>
  db.transaction().execute((transaction) => acceptIn(transaction, arrivals, mailDomain, viewings))

/**
 * As {@link acceptLeads}, of leads from a spool. A lead whose person was erased since counts as
 * repeated: it is not stored.
 */
export const acceptSpooled = (
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  arrivals: readonly Arrival[],
  mailDomain: string,
  viewings?: ViewingsOfLeads,
): Promise<Accepted> =>
  db.transaction().execute(async (transaction) => {
    await lockSpools(transaction, engine)
    const erased = await leadsOfErased(transaction, arrivals)
    const rest = arrivals.filter((arrival) => !erased.has(arrival))
    const { acceptances, confirmations } = await acceptIn(transaction, rest, mailDomain, viewings)
    const outcomes = new Map(rest.map((arrival, index) => [arrival, acceptances[index]]))
    return {
      acceptances: arrivals.map((arrival) => outcomes.get(arrival) ?? 'repeated'),
      confirmations,
    }
  })

async function acceptIn(
  transaction: Kysely<Schema>,
  arrivals: readonly Arrival[],
  mailDomain: string,
  viewings: ViewingsOfLeads | undefined,
): Promise<Accepted> {
  if (arrivals.length === 0) return { acceptances: [], confirmations: [] }
  const candidates = arrivals.map((arrival) => ({
    arrival,
    ...identify(arrival),
    id: randomUUID(),
  }))
  if (arrivals.some(asksForViewing)) await viewings?.lock(transaction)
  const { acceptances, accepted, superfluous } = separateRepetitions(
    candidates,
    await insertLeads(transaction, candidates),
  )
  if (superfluous.length > 0)
    await transaction.deleteFrom('leads').where('id', 'in', superfluous).execute()
  await indexLeads(
    transaction,
    accepted.map(({ id, arrival }) => ({ id, fields: arrival.submission.fields })),
  )
  const leads = accepted.filter(({ arrival }) => !arrival.quarantined)
  const firstReceived = Math.min(...arrivals.map(({ receivedAt }) => receivedAt.getTime()))
  const emails: NewEmail[] = []
  for (const lead of accepted) {
    const aboutViewing = asksForViewing(lead.arrival)
      ? await viewings?.store(transaction, lead)
      : undefined
    if (!lead.arrival.quarantined) emails.push(...emailsOf(lead, aboutViewing))
  }
  await enqueue(transaction, emails, mailDomain, firstReceived)
  if (accepted.some(({ arrival }) => arrival.notify))
    await enqueue(
      transaction,
      { ...quarantineKind.with({}), dueAt: firstReceived + noticeDelay },
      mailDomain,
      firstReceived,
    )
  await recordConsents(transaction, leads.flatMap(consentOf))
  return { acceptances, confirmations: await subscribe(transaction, leads, mailDomain) }
}

const asksForViewing = ({ submission }: Arrival) => submission.kind === 'viewing'

/** The notice counts the suspects that arrive until it is sent; in milliseconds. */
const noticeDelay = 15 * minute

/**
 * Separates new submissions from repetitions. `superfluous` contains the ids of rows that were just
 * stored and have to be deleted, because the same text was stored in the half-hour before.
 */
function separateRepetitions(candidates: readonly LeadSubmission[], stored: readonly StoredLead[]) {
  const bySubmission = new Map(stored.map((row) => [row.submission_id, row]))
  const accepted: LeadSubmission[] = []
  const superfluous: string[] = []
  const acceptances = candidates.map((candidate): Acceptance => {
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
    if (duplicate?.id !== id)
      return duplicate?.fingerprint === fingerprint ? 'repeated' : 'conflict'
    accepted.push(candidate)
    return 'accepted'
  })
  return { acceptances, accepted, superfluous }
}

const emailsOf = (
  { id: leadId, arrival: { acknowledge, receivedAt, submission } }: LeadSubmission,
  aboutViewing: readonly NewEmail[] | undefined,
): NewEmail[] =>
  emailsOfNewLead({
    leadId,
    // Each time counts from its own lead, not from the oldest lead of the spool.
    at: receivedAt.getTime(),
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
async function subscribe(
  transaction: Kysely<Schema>,
  leads: readonly LeadSubmission[],
  mailDomain: string,
): Promise<NewsletterConfirmation[]> {
  const confirmations: NewsletterConfirmation[] = []
  for (const {
    arrival: { submission, receivedAt, confirm },
  } of leads) {
    const { consentWording, fields, language, sourcePath } = submission
    const { email = '', newsletter } = fields
    if (!confirm || newsletter !== 'yes' || !consentWording || !isEmailAddress(email)) continue
    const subscriber = { email, language, consentWording, sourcePath }
    const payload = await askToConfirm(transaction, subscriber, mailDomain, receivedAt.getTime())
    if (payload) confirmations.push(payload)
  }
  return confirmations
}
