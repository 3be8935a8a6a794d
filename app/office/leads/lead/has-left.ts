import { maxWaitingEmails } from '#server/mail/waiting-emails.ts'
import type { Entry } from './view.ts'

/**
 * Whether an e-mail that a timeline shows as waiting has been sent since.
 * @param shown.loadedAt when the timeline was loaded, in milliseconds since 1970. E-mails that were
 *   not due by then are not among those that wait.
 * @param waiting the ids of e-mails that wait; a list of the maximum length may lack some.
 */
export const hasLeft = (
  { timeline, loadedAt }: { timeline: readonly Entry[]; loadedAt: number },
  waiting: readonly string[],
): boolean =>
  waiting.length < maxWaitingEmails &&
  timeline.some(
    (entry) =>
      'mail' in entry &&
      entry.mail?.kind === 'waiting' &&
      entry.at <= loadedAt &&
      !waiting.includes(entry.mail.id),
  )
