import type { Logger } from 'pino'
import type { Backend, ClientOf } from '../backend-client.ts'
import type { Clock } from '../shared/time/clock.ts'
import type { Renew } from './renewals.ts'
import type { Enrolment, LinkTokens, SecretCookie, TokenCookie } from './session-cookie.ts'

/** The dependencies that all accounts share. */
export interface AccountDependencies {
  backend: Backend
  siteUrl: string
  log: Logger
  clock: Clock
  cookies: AccountCookies
  renew: Renew
}

export interface AccountCookies {
  /** Holds the session of the signed-in user. */
  session: TokenCookie
  /** Set when the password was correct and the second step is still missing. */
  pending: TokenCookie
  /** Set when the link of a reset or an invitation was used but its password was refused. */
  recovery: SecretCookie<LinkTokens>
  /** Set while an authenticator is being set up. */
  enrolment: SecretCookie<Enrolment>
  /** Identifies the browser at its next sign-in. */
  device: SecretCookie<string>
  /**
   * Set when a member of staff has used the office in this browser: see
   * `server/office/member-marks.ts`.
   */
  member: SecretCookie<string>
}

/** The parts of a request from which an account is opened. */
export interface AccountRequest extends Pick<ClientOf, 'address' | 'userAgent'> {
  /** The Cookie header. */
  cookies: string | undefined
}
