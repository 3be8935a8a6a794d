import { day } from '../shared/time/durations.ts'
import { retryDelay, unansweredDelay } from './delays.ts'
import { MailDelayed, MailRefused, MailUnanswered } from './mailers/mailer.ts'
import type { QueuedEmail, UnsentOutcome } from './queue.ts'

/** An e-mail that has found no working mail server for this long is parked. */
const givesUpAfter = 4 * day

interface AfterFailure {
  outcome: UnsentOutcome
  /** Whether the e-mail now waits for a person. */
  isStuck: boolean
  /** The text for the log. */
  text: string
}

/** Decides about an e-mail after a failed attempt: steps 7 to 9 of docs/lead-safety.md. */
export function afterFailure(email: QueuedEmail, error: unknown, now: number): AfterFailure {
  const last_error = textOf(error)
  const isOld = now - email.created_at > givesUpAfter
  if (error instanceof MailUnanswered) {
    const unanswered = email.unanswered + 1
    const delay = isOld ? undefined : unansweredDelay(email.audience, unanswered)
    if (delay === undefined) return stuck({ state: 'held', unanswered, last_error }, 'e-mail held')
    return later({ due_at: now + delay, unanswered, last_error }, 'e-mail without an answer')
  }
  if (error instanceof MailRefused || isOld)
    return stuck({ state: 'parked', last_error }, 'e-mail parked')
  const asked = error instanceof MailDelayed ? error.delay : 0
  const delay = Math.max(retryDelay(email.attempts), asked)
  return later({ due_at: now + delay, last_error }, 'e-mail not sent')
}

const stuck = (outcome: UnsentOutcome, text: string): AfterFailure => ({
  outcome,
  isStuck: true,
  text,
})

const later = (outcome: UnsentOutcome, text: string): AfterFailure => ({
  outcome,
  isStuck: false,
  text: `${text}, will try again`,
})

/** The text of an error for staff: the mail server's answer, without the names of our classes. */
const textOf = (error: unknown): string =>
  (error instanceof Error && error.message) || String(error)
