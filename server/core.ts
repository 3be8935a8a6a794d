import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Counters } from './counters/counters.ts'
import type { Database } from './database/database.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Clock } from './shared/time/clock.ts'

/** What the site opens first, and all of its parts need. */
export interface Core {
  config: Config
  database: Database
  log: Logger
  clock: Clock
  /** The right-hand side of the Message-IDs of e-mails: the site's host. */
  mailDomain: string
  outbox: Outbox
  /** The counters of the rate limits. */
  counters: Counters
}
