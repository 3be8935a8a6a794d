import type { Logger } from 'pino'
import type { Backend } from '../backend-client.ts'
import { sessionDays, stepMinutes } from '../shared/time/account-durations.ts'
import type { Clock } from '../shared/time/clock.ts'
import { day, minute, second } from '../shared/time/durations.ts'
import { Account } from './account.ts'
import type { AccountRequest } from './dependencies.ts'
import { createRenewals } from './renewals.ts'
import { enrolmentCookie, linkCookie, textCookie, tokenCookie } from './session-cookie.ts'

/** Lifetimes of cookies, in seconds. */
const lifetimes = {
  session: (sessionDays * day) / second,
  step: (stepMinutes * minute) / second,
  browser: (365 * day) / second,
}

export interface Accounts {
  /** Whether a request has a session's cookie, valid or not. Its page must then not be cached. */
  claimsSession(cookies: string | undefined): boolean
  /**
   * Whether a request has a cookie that a member of staff may have: one of a session, of a sign-in
   * in progress, or a mark.
   */
  claimsStaff(cookies: string | undefined): boolean
  /** The mark by which a browser claims to be a member's, genuine or not. */
  memberMark(cookies: string | undefined): string | undefined
  /** Opens the account of one request: who is signed in, and what they may change. */
  open(request: AccountRequest): Promise<Account>
}

interface Options {
  backend: Backend
  /**
   * The public origin, to which the links of e-mails lead; the Host header of a request is not
   * used.
   */
  siteUrl: string
  log: Logger
  clock: Clock
}

/**
 * Creates accounts with the official client, in our own backend or a hosted one: see {@link
 * Backend}.
 */
export function createAccounts({ backend, siteUrl, log, clock }: Options): Accounts {
  const secure = siteUrl.startsWith('https:')
  const cookies = {
    /** Deleted by the browser after thirty days without use. */
    session: tokenCookie('session', lifetimes.session, secure),
    pending: tokenCookie('pending', lifetimes.step, secure),
    recovery: linkCookie('recovery', lifetimes.step, secure),
    enrolment: enrolmentCookie('enrolment', lifetimes.step, secure),
    device: textCookie('device', lifetimes.browser, secure, /^[\w-]{22}$/),
    member: textCookie('member', lifetimes.browser, secure, /^[\w-]{1,64}~[\w-]{43}$/),
  }
  const renew = createRenewals(backend)
  return {
    claimsSession: (header) => cookies.session.has(header),
    claimsStaff: (header) =>
      [cookies.session, cookies.pending, cookies.member].some((cookie) => cookie.has(header)),
    memberMark: (header) => cookies.member.read(header),
    async open(request) {
      const account = new Account({ backend, siteUrl, log, clock, cookies, renew }, request)
      await account.load()
      return account
    },
  }
}
