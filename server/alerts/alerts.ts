import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Evidence, Guard } from '../spam/guard.ts'
import { askForAlert, type NewAlert } from './ask.ts'
import { confirmAlert } from './confirm.ts'
import { confirmLink } from './links.ts'
import { actAsReader, type Reader, type ReaderAct, readReader } from './manage.ts'
import { stopAlert } from './stop.ts'

export interface Alerts {
  /**
   * Queues the e-mail that asks for a confirmation where one is due, as {@link askForAlert} says; a suspect gets
   * none. The outcome is not returned, so that no answer can reveal it.
   */
  ask(alert: NewAlert, evidence: Pick<Evidence, 'trap' | 'stamp' | 'address'>): Promise<void>
  /** The token of the reader's page; see {@link confirmAlert}. */
  confirm(token: string): Promise<string | undefined>
  /** Whether the token is an alert's; see {@link stopAlert}. */
  stop(token: string): Promise<boolean>
  /** See {@link readReader}. */
  reader(token: string): Promise<Reader | undefined>
  /** See {@link actAsReader}. */
  act(token: string, act: ReaderAct): Promise<boolean>
}

interface Options {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  guard: Guard
  log: Logger
  /** Origin of the links in e-mails; its host is the right-hand side of Message-IDs. */
  siteUrl: string
  production: boolean
}

/** The alerts of a site, as pages use them. */
export function createAlerts({
  database,
  outbox,
  guard,
  log,
  siteUrl,
  production,
}: Options): Alerts {
  const { hostname } = new URL(siteUrl)
  return {
    async ask(alert, evidence) {
      const { suspicion, emails } = await guard.judge({
        ...evidence,
        email: alert.email,
        emails: ['alert'],
        submissionId: undefined,
      })
      if (emails.length === 0)
        return log.info({ suspicion }, 'alerts: a suspect was ignored, or one of too many')
      const confirmation = await askForAlert(database.db, alert, hostname)
      if (!confirmation) return
      outbox.wake()
      const { language, token } = confirmation
      if (!production)
        log.info({ link: confirmLink(siteUrl, language, token) }, 'alerts: confirm by this link')
    },
    confirm: (token) => confirmAlert(database.db, token),
    stop: (token) => stopAlert(database, token),
    reader: (token) => readReader(database, token),
    act: (token, act) => actAsReader(database, token, act),
  }
}
