import { createHash } from 'node:crypto'
import { minute } from '../../shared/time/durations.ts'
import type { Arrival, Submission } from '../lead.ts'

export interface SubmissionIdentity {
  /**
   * The submission id under which it is stored and, without a script, the id that the same text
   * would have had in the previous half-hour.
   */
  submissionIds: [own: string, previous?: string]
  /** A digest of the text, to distinguish a repetition from another text under the same id. */
  fingerprint: string
}

/**
 * In milliseconds. Without a script, the same text counts as a repetition within the same period or
 * the next one.
 */
const period = 30 * minute

/**
 * The browser's script gives each submission an id. Without a script, the id is derived from the
 * text and the half-hour: the same text in the same half-hour, or in the next one, is a repetition.
 * Sent later it counts as a new submission, because its sender may still wait for an answer.
 */
export function identify({ submission, receivedAt }: Arrival): SubmissionIdentity {
  const fingerprint = digest(submission)
  return {
    fingerprint,
    submissionIds: submission.submissionId
      ? [submission.submissionId]
      : derivedIds(fingerprint, receivedAt),
  }
}

function digest({ kind, language, sourcePath, fields, consentWording }: Submission): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, language, sourcePath, sorted, consentWording]))
    .digest('hex')
}

const derivedIds = (fingerprint: string, time: number): [string, string] => [
  `text:${fingerprint}:${periodOf(time)}`,
  `text:${fingerprint}:${periodOf(time - period)}`,
]

/** The beginning of the half-hour, such as `2026-11-24T10:30`. */
const periodOf = (time: number) => new Date(time - (time % period)).toISOString().slice(0, 16)
