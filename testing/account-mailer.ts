import { pino } from 'pino'
import { AccountMailer } from '#server/backend/auth/account-mailer.ts'

/** Queues the e-mails of accounts in the outbox, from which a test reads them. */
export const testMailer = (siteUrl: string): AccountMailer =>
  new AccountMailer({
    outbox: { wake() {} },
    log: pino({ level: 'silent' }),
    siteUrl,
    production: true,
  })
