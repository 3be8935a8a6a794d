import type { Logger } from 'pino'
import { alertEmailWriters } from './alerts/emails/alert-emails.ts'
import { accountEmailWriters } from './backend/auth/emails.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import { leadEmailWriters } from './leads/emails/lead-emails.ts'
import { configuredMailer } from './mail/mailers/configured-mailer.ts'
import type { Mailer } from './mail/mailers/mailer.ts'
import { createOutbox, type Outbox } from './mail/outbox.ts'
import { newsletterEmailWriters } from './newsletter/emails/newsletter-emails.ts'
import { issueEmailWriters } from './newsletter/issues/issue-email.ts'
import type { ReadSiteFile } from './shared/site-file.ts'
import type { Clock } from './shared/time/clock.ts'
import { viewingEmailWriters } from './viewings/emails/viewing-emails.ts'
import type { ViewingLinks } from './viewings/viewing-links.ts'

interface Dependencies {
  database: Database
  viewingLinks: ViewingLinks
  /** Reads the attachments of e-mails. */
  readFile: ReadSiteFile
  log: Logger
  now: Clock
}

/** The configured mailer, and the outbox with the writers of every feature that sends e-mail. */
export function openOutbox(
  config: Config,
  { database, viewingLinks, readFile, log, now }: Dependencies,
): { mailer: Mailer; outbox: Outbox } {
  const mailer = configuredMailer(config)
  const outbox = createOutbox({
    database,
    mailer,
    log,
    now,
    mailFrom: config.mailFrom,
    writers: [
      ...leadEmailWriters({ ...config, db: database.db, readFile }),
      ...viewingEmailWriters({ ...config, db: database.db, links: viewingLinks, now }),
      ...newsletterEmailWriters(config.siteUrl),
      ...issueEmailWriters(database.db, config.siteUrl),
      ...alertEmailWriters(database.db, config.siteUrl),
      ...accountEmailWriters(config.siteUrl),
    ],
  })
  return { mailer, outbox }
}
