import { isoTime } from '../shared/time/iso-time.ts'
import type { LeadEmail } from './emails-of-leads.ts'
import type { LeadRecord } from './find-leads.ts'

/** A lead with its times as text, for JSON that people and other programs read. */
export type ReadableLead = Readable<Omit<LeadRecord, 'emails'>, 'createdAt'> & {
  emails: ReadableEmail[]
}

/** An e-mail with its times as text. */
export type ReadableEmail = Readable<LeadEmail, 'dueFrom'> & { sentAt: string | null }

type Readable<Record, Time extends keyof Record> = Omit<Record, Time | 'sentAt'> & {
  [name in Time]: string
}

export const readableLead = (lead: LeadRecord): ReadableLead => ({
  ...lead,
  createdAt: isoTime(lead.createdAt),
  emails: lead.emails.map(readableEmail),
})

export const readableEmail = (email: LeadEmail): ReadableEmail => ({
  ...email,
  dueFrom: isoTime(email.dueFrom),
  sentAt: email.sentAt === null ? null : isoTime(email.sentAt),
})
