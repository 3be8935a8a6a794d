import { maxWaitingEmails } from '#server/mail/waiting-emails.ts'
import type { Entry } from './view.ts'

/**
 * Whether an e-mail that a timeline shows as waiting was sent.
 * @param waiting the ids of e-mails that wait; a list of the maximum length may lack some.
 */
export const hasLeft = (timeline: readonly Entry[], waiting: readonly string[]): boolean =>
  waiting.length < maxWaitingEmails &&
  timeline.some(
    (entry) =>
      'mail' in entry && entry.mail?.kind === 'waiting' && !waiting.includes(entry.mail.id),
  )
