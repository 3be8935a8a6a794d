import { alertEmailWriters } from './alerts/emails/alert-emails.ts'
import { accountEmailWriters } from './backend/auth/emails.ts'
import type { Core } from './core.ts'
import { leadEmailWriters } from './leads/emails/lead-emails.ts'
import type { EmailWriter } from './mail/email-kind.ts'
import { configuredMailer } from './mail/mailers/configured-mailer.ts'
import type { Mailer } from './mail/mailers/mailer.ts'
import { createOutbox, type Outbox } from './mail/outbox.ts'
import { newsletterEmailWriters } from './newsletter/emails/newsletter-emails.ts'
import { issueEmailWriters } from './newsletter/issues/issue-email.ts'
import type { ReadSiteFile } from './shared/site-file.ts'
import { viewingEmailWriters } from './viewings/emails/viewing-emails.ts'
import type { ViewingLinks } from './viewings/viewing-links.ts'

interface Parts {
  viewingLinks: ViewingLinks
  /** Reads the attachments of e-mails. */
  readFile: ReadSiteFile
  /** The titles of the homes. */
  readLabels: WriterOptions['readLabels']
}

type WriterOptions = Parameters<typeof leadEmailWriters>[0] &
  Parameters<typeof viewingEmailWriters>[0]

/** The writers of every kind of e-mail. */
export const emailWriters = (options: WriterOptions): EmailWriter[] => [
  ...leadEmailWriters(options),
  ...viewingEmailWriters(options),
  ...newsletterEmailWriters(options.siteUrl),
  ...issueEmailWriters(options.db, options.siteUrl),
  ...alertEmailWriters(options.db, options.siteUrl),
  ...accountEmailWriters(options.siteUrl),
]

/** The configured mailer, and the outbox with the writers of every feature that sends e-mail. */
export function openOutbox(
  { config, database, log, clock }: Omit<Core, 'outbox' | 'counters'>,
  { viewingLinks, ...reading }: Parts,
): { mailer: Mailer; outbox: Outbox } {
  const mailer = configuredMailer(config)
  const outbox = createOutbox({
    database,
    mailer,
    log,
    clock,
    mailFrom: config.mailFrom,
    writers: emailWriters({ ...config, db: database.db, links: viewingLinks, ...reading, clock }),
  })
  return { mailer, outbox }
}
