import type { Kysely } from 'kysely'
import { alertEmailWriters } from '#server/alerts/emails/alert-emails.ts'
import { accountEmailWriters } from '#server/backend/auth/emails.ts'
import type { Schema } from '#server/database/schema.ts'
import { leadEmailWriters } from '#server/leads/emails/lead-emails.ts'
import type { EmailWriter } from '#server/mail/email-kind.ts'
import { newsletterEmailWriters } from '#server/newsletter/emails/newsletter-emails.ts'
import { issueEmailWriters } from '#server/newsletter/issues/issue-email.ts'
import { viewingEmailWriters } from '#server/viewings/emails/viewing-emails.ts'
import { createViewingLinks } from '#server/viewings/viewing-links.ts'

const siteUrl = 'https://site.test'

/** The writers of every kind of e-mail, as for the site at https://site.test. */
export const emailWriters = (db: Kysely<Schema>): EmailWriter[] => [
  ...leadEmailWriters({
    db,
    siteUrl,
    agencyEmail: 'agency@site.test',
    readFile: async () => undefined,
    chatPhone: '+34 600 000 000',
  }),
  ...viewingEmailWriters({
    db,
    siteUrl,
    agencyEmail: 'agency@site.test',
    viewingPlace: 'Gatehouse; Calle Uno 1; Málaga',
    chatPhone: '+34 600 000 000',
    mailFrom: 'site@site.test',
    now: Date.now,
    links: createViewingLinks(() => ['key']),
  }),
  ...newsletterEmailWriters(siteUrl),
  ...issueEmailWriters(db, siteUrl),
  ...alertEmailWriters(db, siteUrl),
  ...accountEmailWriters(siteUrl),
]
