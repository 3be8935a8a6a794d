import type { Insertable, Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { LeadsTable } from '../../database/tables/leads.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import type { Arrival } from '../lead.ts'
import type { SubmissionIdentity } from './submission-identity.ts'

/** A submission that may become a lead. */
export interface LeadSubmission extends SubmissionIdentity {
  id: string
  arrival: Arrival
}

export interface StoredLead {
  id: string
  submission_id: string
  fingerprint: string
}

/**
 * Inserts the candidates whose submission id is not taken.
 * @returns the stored rows with any of the candidates' submission ids.
 */
export async function insertLeads(
  transaction: Kysely<Schema>,
  candidates: readonly LeadSubmission[],
): Promise<StoredLead[]> {
  const firsts = new Map<string, LeadSubmission>()
  for (const candidate of candidates)
    if (!firsts.has(candidate.submissionIds[0])) firsts.set(candidate.submissionIds[0], candidate)
  // Sorted, so that two processes that insert the same submissions cannot deadlock.
  const rows = [...firsts.values()]
    .sort((a, b) => (a.submissionIds[0] < b.submissionIds[0] ? -1 : 1))
    .map(rowOf)
  // The write comes before any read, so that on SQLite the transaction holds the write lock from
  // its start.
  await transaction
    .insertInto('leads')
    .values(rows)
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .execute()
  const ids = candidates.flatMap(({ submissionIds }) =>
    submissionIds.filter((id) => id !== undefined),
  )
  return transaction
    .selectFrom('leads')
    .select(['id', 'submission_id', 'fingerprint'])
    .where('submission_id', 'in', [...new Set(ids)])
    .execute()
}

function rowOf({
  id,
  arrival,
  fingerprint,
  submissionIds,
}: LeadSubmission): Insertable<LeadsTable> {
  const { submission, receivedAt, suspicion, quarantined } = arrival
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
    created_at: isoTime(receivedAt),
    state: quarantined ? 'suspect' : 'new',
    suspicion: suspicion ?? null,
    email: submission.fields.email?.toLowerCase() ?? null,
    side: 'ours',
    side_since: receivedAt,
    unread: 1,
    home_ref: submission.fields.reference ?? null,
    has_search_terms: 1,
  }
}
