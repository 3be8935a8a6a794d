import { day, hour, minute, second } from '../shared/time/durations.ts'

/** How long the outbox waits, in milliseconds. */
export interface Delays {
  /** Between two polls for e-mails that another process wrote or gave up. */
  poll: number
  /** Before each further attempt to record that an e-mail was sent. */
  record: readonly number[]
  /** Between two attempts to connect to a mail server that is away. */
  probe: number
  /** For one attempt; the mailer is then told to break it off, and has a second to do so. */
  attempt: number
  /**
   * For which other workers leave a claimed e-mail alone. It is extended while the e-mail is being
   * sent, so that only that of a process which has died is claimed again.
   */
  lease: number
  /** From the stop of the outbox until it breaks off what is still being sent. */
  stop: number
}

export const defaultDelays: Delays = {
  poll: 5 * second,
  record: [second, 2 * second, 3 * second],
  probe: 5 * second,
  // Longer than the times of every mailer together.
  attempt: 16 * minute,
  lease: 2 * minute,
  // Before the process is ended (stopTimes in server.ts).
  stop: 12 * second,
}

/**
 * How long to wait before an e-mail is tried again that may have been sent: seldom, because each
 * attempt may make a copy. The agency gets its e-mails sooner twice than never; a visitor gets two
 * copies at most.
 */
const unansweredDelays = { staff: [15 * minute, 2 * hour, day], visitor: [hour] }

/**
 * @param unanswered how often the mail server had the e-mail and did not answer.
 * @returns milliseconds; undefined where a person has to decide.
 */
export const unansweredDelay = (
  to: keyof typeof unansweredDelays,
  unanswered: number,
): number | undefined => unansweredDelays[to][unanswered - 1]

/**
 * How long to wait before an e-mail is tried again: 5 s, 10 s, 20 s … up to an hour, with a quarter
 * of jitter so that e-mails that failed together do not all come again at once.
 * @param attempts how often it was tried.
 * @returns milliseconds.
 */
export function retryDelay(attempts: number, random = Math.random): number {
  const delay = Math.min(hour, 5 * second * 2 ** Math.min(attempts - 1, 20))
  return Math.round(delay * (0.75 + random() * 0.5))
}
