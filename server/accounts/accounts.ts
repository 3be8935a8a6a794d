import type { Logger } from 'pino'
import { Account, type AccountRequest } from './account.ts'
import type { Backend } from '../backend-client.ts'
import { createRenewals } from './renewals.ts'
import { tokenCookie } from './session-cookie.ts'

const day = 24 * 60 * 60

export interface Accounts {
  /** Whether a request claims a session, true or not: then its page is nobody else's. */
  claimsSession(cookies: string | undefined): boolean
  /** The account of one request: who it is from, and what they may do. */
  open(request: AccountRequest): Promise<Account>
}

interface Options {
  backend: Backend
  /** Public origin: the letters' links lead there, whatever Host a request names. */
  siteUrl: string
  log: Logger
}

/** Accounts on the official client, against our own backend or a hosted one: see {@link Backend}. */
export function createAccounts({ backend, siteUrl, log }: Options): Accounts {
  const secure = siteUrl.startsWith('https:')
  const cookies = {
    /** Forgotten by the browser when it is not used for thirty days. */
    session: tokenCookie('session', 30 * day, secure),
    /** Lets a new password be tried again after the letter's link was used up. Ten minutes. */
    recovery: tokenCookie('recovery', 600, secure),
  }
  const renew = createRenewals(backend)
  return {
    claimsSession: (header) => cookies.session.has(header),
    async open(request) {
      const account = new Account({ backend, siteUrl, log, cookies, renew }, request)
      await account.load()
      return account
    },
  }
}
