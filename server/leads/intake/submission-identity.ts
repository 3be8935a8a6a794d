import { createHash } from 'node:crypto'
import { day } from '../../shared/durations.ts'
import type { Arrival, Submission } from '../lead.ts'

/** The identity of a submission. */
export interface SubmissionIdentity {
  /**
   * The id it is stored under and, without script, the id that the same text would have had
   * yesterday.
   */
  submissionIds: [own: string, yesterdays?: string]
  /** Digest of its text, to tell a repetition from another text under the same id. */
  fingerprint: string
}

/**
 * The browser's script gives each submission an id. Without script there is none, so the id is
 * derived from the text: the same text on the same day, or just after midnight, is the same
 * submission.
 */
export function identify({ submission, receivedAt }: Arrival): SubmissionIdentity {
  const fingerprint = digest(submission)
  return {
    fingerprint,
    submissionIds: submission.submissionId
      ? [submission.submissionId]
      : derivedIds(fingerprint, receivedAt.getTime()),
  }
}

function digest({ kind, language, sourcePath, fields, consentWording }: Submission): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, language, sourcePath, sorted, consentWording]))
    .digest('hex')
}

const derivedIds = (fingerprint: string, time: number): [string, string] => [
  `text:${fingerprint}:${dateOf(time)}`,
  `text:${fingerprint}:${dateOf(time - day)}`,
]

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
