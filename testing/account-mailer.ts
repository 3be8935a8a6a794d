import { type Logger, pino } from 'pino'
import { AccountMailer } from '#server/backend/auth/account-mailer.ts'

/**
 * The mailer of accounts of a test, which queues e-mails and delivers none.
 * @param log gets the links of the e-mails.
 */
export const testMailer = (siteUrl: string, log?: Logger): AccountMailer =>
  new AccountMailer({
    outbox: { wake() {} },
    log: log ?? pino({ level: 'silent' }),
    siteUrl,
    mailDomain: new URL(siteUrl).hostname,
    production: log === undefined,
  })
