import { maxWaitingEmails } from '#server/mail/waiting-emails.ts'
import type { Entry } from './view.ts'

/**
 * Whether an e-mail that a time line shows as waiting waits no longer.
 * @param waiting the ids of e-mails that wait; a list that is full may lack some.
 */
export const hasLeft = (timeline: readonly Entry[], waiting: readonly string[]): boolean =>
  waiting.length < maxWaitingEmails &&
  timeline.some(
    (entry) =>
      'mail' in entry && entry.mail?.kind === 'waiting' && !waiting.includes(entry.mail.id),
  )
