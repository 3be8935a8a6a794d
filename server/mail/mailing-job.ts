import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/time/clock.ts'
import type { Outbox } from './outbox.ts'

/** What a job that queues e-mails gets. */
export interface MailingJob {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  log: Logger
  /** The right-hand side of Message-IDs. */
  mailDomain: string
  now: Clock
}
