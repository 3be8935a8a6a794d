import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../leads/outbox.ts'
import { confirm } from './confirm.ts'
import { confirmLink } from './links.ts'
import { subscribe, type Subscription } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export interface Newsletter {
  /** Asks for a confirmation by letter, where one is due; see {@link subscribe}. Never says whether. */
  subscribe(subscription: Subscription): Promise<void>
  /** Whether the address is confirmed now; see {@link confirm}. */
  confirm(token: string): Promise<boolean>
  /** Whether the token was anybody's; see {@link unsubscribe}. */
  unsubscribe(token: string): Promise<boolean>
}

interface Options {
  database: Database
  outbox: Pick<Outbox, 'wake'>
  log: Logger
  /** Where the letters' links lead; its host is the right-hand side of our Message-IDs. */
  siteUrl: string
  production: boolean
}

export function createNewsletter({ database: { db }, outbox, log, siteUrl, production }: Options): Newsletter {
  const { hostname } = new URL(siteUrl)
  return {
    async subscribe(subscription) {
      const letter = await subscribe(db, subscription, hostname)
      if (!letter) return
      outbox.wake()
      // Where no mail is set up one can still click.
      if (!production) log.info({ link: confirmLink(siteUrl, letter.language, letter.token) }, 'newsletter: confirm by this link')
    },
    confirm: (token) => confirm(db, token),
    unsubscribe: (token) => unsubscribe(db, token),
  }
}
