import { hour, second } from '../shared/durations.ts'

/** How long the outbox waits, in milliseconds. */
export interface Delays {
  /** Between two polls for e-mails that another process wrote or gave up. */
  poll: number
  /** Before each further attempt to record that an e-mail was sent. */
  record: readonly number[]
  /** Between two attempts to connect to a mail server that is away. */
  probe: number
  /** For one attempt; one that takes longer counts as failed. */
  attempt: number
}

export const defaultDelays: Delays = {
  poll: 5 * second,
  record: [second, 2 * second, 3 * second],
  probe: 5 * second,
  attempt: 90 * second,
}

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
