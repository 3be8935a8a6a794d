import type { EmailAudience } from '../database/tables/mail.ts'
import { day, hour, minute, second } from '../shared/time/durations.ts'

/** The times of the outbox, in milliseconds. */
export interface Delays {
  /**
   * Between two polls of the outbox, for e-mails that another process has queued or no longer
   * sends.
   */
  poll: number
  /** Before each further attempt to record that an e-mail was sent. */
  record: readonly number[]
  /** Between two attempts to connect to a mail server that does not answer. */
  probe: number
  /**
   * How long one attempt may take. After that the mailer is told to abort, and has a second to do
   * so.
   */
  attempt: number
  /**
   * How long a claimed e-mail is not sent by other workers. The claim is extended while the e-mail
   * is being sent, so it ends only when its process has died.
   */
  lease: number
  /** How long the outbox waits, when it stops, before it aborts sending. */
  stop: number
}

export const defaultDelays: Delays = {
  poll: 5 * second,
  record: [second, 2 * second, 3 * second],
  probe: 5 * second,
  // Longer than the time-outs of every mailer together.
  attempt: 16 * minute,
  lease: 2 * minute,
  // Less than the time after which the process is ended (stopTimes in server.ts).
  stop: 12 * second,
}

/**
 * How long to wait before retrying an e-mail that may have been sent. The retries are few, because
 * each may make a copy (decision 34).
 */
const unansweredDelays = { staff: [15 * minute, 2 * hour, day], visitor: [hour] }

/**
 * @param unanswered the number of attempts in which the mail server received the e-mail but did not
 *   answer.
 * @returns milliseconds; undefined where a person has to decide.
 */
export const unansweredDelay = (audience: EmailAudience, unanswered: number): number | undefined =>
  unansweredDelays[audience === 'visitor' ? 'visitor' : 'staff'][unanswered - 1]

/**
 * How long to wait before an e-mail is tried again: 5 s, 10 s, 20 s … up to an hour, with a jitter
 * of a quarter, so that e-mails that failed together are not all retried at once.
 * @param attempts the number of attempts so far.
 * @returns milliseconds.
 */
export function retryDelay(attempts: number, random = Math.random): number {
  const delay = Math.min(hour, 5 * second * 2 ** Math.min(attempts - 1, 20))
  return Math.round(delay * (0.75 + random() * 0.5))
}
