import { createHash, randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { LeadsTable, Schema } from '../database/schema.ts'
import type { ConfirmationPayload } from '../newsletter/confirmation-email.ts'
import { askToConfirm } from '../newsletter/subscribe.ts'
import { recordConsents } from '../consents/consents.ts'
import { Unavailable } from '../unavailable.ts'
import type { NewEmail } from '../mail/email-kind.ts'
import { enqueue } from '../mail/enqueue.ts'
import { acknowledgementKind, agencyEmailKind } from './email-kinds.ts'
import type { Arrival, Submission } from './lead.ts'
import { isEmailAddress } from '../shared/email-address.ts'

/**
 * - `accepted`: it is on the disk, with its letters in the outbox
 * - `repeated`: the same submission was accepted before; nothing was added
 * - `conflict`: another text under an id that is taken; nothing was added
 */
export type Acceptance = 'accepted' | 'repeated' | 'conflict'

export interface Accepted {
  acceptances: Acceptance[]
  /** Newsletter letters that were written for leads whose form had that box ticked. */
  confirmations: ConfirmationPayload[]
}

/**
 * Stores one lead and its letters. When this returns, all survive a crash.
 * @throws {Unavailable} when the database fails: then nothing was stored.
 */
export async function acceptLead(
  db: Kysely<Schema>,
  submission: Submission,
  mailDomain: string,
  receivedAt = new Date(),
): Promise<Acceptance> {
  try {
    const { acceptances } = await acceptLeads(db, [{ submission, receivedAt }], mailDomain)
    return acceptances[0] ?? 'conflict'
  } catch (error) {
    throw new Unavailable('The lead store', error)
  }
}

/**
 * Stores leads, their letters and their consents in one transaction: one sync of the disk for all.
 * @returns what became of each, in their order. Of two that are the same, the first is accepted.
 * @throws whatever the database says: then none was stored.
 */
export function acceptLeads(
  db: Kysely<Schema>,
  arrivals: Arrival[],
  mailDomain: string,
): Promise<Accepted> {
  const candidates = arrivals.map((arrival) => ({
    arrival,
    ...identify(arrival),
    id: randomUUID(),
  }))
  const firsts = new Map<string, (typeof candidates)[number]>()
  for (const candidate of candidates)
    if (!firsts.has(candidate.submissionIds[0])) firsts.set(candidate.submissionIds[0], candidate)
  // In one order everywhere, so that two processes with the same submissions wait for each other instead of deadlocking.
  const rows = [...firsts.values()]
    .sort((a, b) => (a.submissionIds[0] < b.submissionIds[0] ? -1 : 1))
    .map(rowOf)

  return db.transaction().execute(async (transaction) => {
    // Written before anything is read, so that the transaction holds the write lock from its start.
    await transaction
      .insertInto('leads')
      .values(rows)
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .execute()
    const stored = await transaction
      .selectFrom('leads')
      .select(['id', 'submission_id', 'fingerprint'])
      .where('submission_id', 'in', [
        ...new Set(
          candidates.flatMap(({ submissionIds }) => submissionIds.filter((id) => id !== undefined)),
        ),
      ])
      .execute()
    const bySubmission = new Map(stored.map((row) => [row.submission_id, row]))

    const superfluous: string[] = []
    const accepted: { id: string; arrival: Arrival }[] = []
    const emails: NewEmail[] = []
    const acceptances = candidates.map(
      ({ id, arrival, fingerprint, submissionIds: [own, yesterdays] }): Acceptance => {
        const earlier = yesterdays ? bySubmission.get(yesterdays) : undefined
        const mine = bySubmission.get(own)
        if (earlier && mine?.id === id) {
          superfluous.push(id)
          bySubmission.delete(own)
        }
        const known = earlier ?? mine
        if (known?.id !== id) return known?.fingerprint === fingerprint ? 'repeated' : 'conflict'
        if (!arrival.suspicion) {
          accepted.push({ id, arrival })
          emails.push(agencyEmailKind.with({ leadId: id }))
          if (arrival.acknowledge && isEmailAddress(arrival.submission.fields.email ?? ''))
            emails.push(acknowledgementKind.with({ leadId: id }))
        }
        return 'accepted'
      },
    )
    if (superfluous.length > 0)
      await transaction.deleteFrom('leads').where('id', 'in', superfluous).execute()
    await enqueue(
      transaction,
      emails,
      mailDomain,
      new Date(Math.min(...arrivals.map(({ receivedAt }) => receivedAt.getTime()))),
    )
    await recordConsents(transaction, accepted.flatMap(consentOf))
    const confirmations: ConfirmationPayload[] = []
    for (const {
      arrival: { submission, receivedAt },
    } of accepted) {
      const wish = newsletterWish(submission)
      const payload = wish && (await askToConfirm(transaction, wish, mailDomain, receivedAt))
      if (payload) confirmations.push(payload)
    }
    return { acceptances, confirmations }
  })
}

/** What tells a submission from every other: the ids it may be stored under, and a digest of its text. */
export function identify({ submission, receivedAt }: Arrival): {
  submissionIds: [own: string, yesterdays?: string]
  fingerprint: string
} {
  const fingerprint = digest(submission)
  return {
    fingerprint,
    submissionIds: submission.submissionId
      ? [submission.submissionId]
      : derivedIds(fingerprint, receivedAt),
  }
}

interface Candidate {
  id: string
  arrival: Arrival
  fingerprint: string
  submissionIds: [own: string, yesterdays?: string]
}

function rowOf({ id, arrival, fingerprint, submissionIds }: Candidate): Insertable<LeadsTable> {
  const { submission, receivedAt, suspicion } = arrival
  return {
    id,
    submission_id: submissionIds[0],
    fingerprint,
    kind: submission.kind,
    language: submission.language,
    source_path: submission.sourcePath,
    fields: JSON.stringify(submission.fields),
    consent: submission.consentWording ? 1 : 0,
    consent_wording: submission.consentWording,
    user_id: submission.userId ?? null,
    created_at: receivedAt.toISOString(),
    state: suspicion ? 'suspect' : 'new',
    suspicion: suspicion ?? null,
    email: submission.fields.email?.toLowerCase() ?? null,
  }
}

const consentOf = ({
  id,
  arrival: {
    submission: { consentWording, fields, language, sourcePath },
    receivedAt,
  },
}: {
  id: string
  arrival: Arrival
}) =>
  consentWording && fields.email
    ? [
        {
          email: fields.email,
          purpose: 'marketing',
          event: 'given',
          wording: consentWording,
          language,
          sourcePath,
          leadId: id,
          at: receivedAt,
        } as const,
      ]
    : []

/** The interest form's newsletter tick starts the double opt-in; an address that could be read as two does not. */
function newsletterWish({ fields, language, consentWording, sourcePath }: Submission) {
  const { email = '' } = fields
  if (fields.newsletter !== 'yes' || !consentWording || !isEmailAddress(email)) return undefined
  return { email, language, consentWording, sourcePath }
}

function digest({ kind, language, sourcePath, fields, consentWording }: Submission): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, language, sourcePath, sorted, consentWording]))
    .digest('hex')
}

/**
 * A browser without script sends no id, so the text stands for itself: the same text on the same
 * day, or just after midnight, is the same submission.
 */
function derivedIds(fingerprint: string, now: Date): [string, string] {
  const today = dayOf(now.getTime())
  const yesterday = dayOf(now.getTime() - 24 * 60 * 60 * 1000)
  return [`text:${fingerprint}:${today}`, `text:${fingerprint}:${yesterday}`]
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
