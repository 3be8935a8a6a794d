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
  now: Clock
  cookies: AccountCookies
  renew: Renew
}

export interface AccountCookies {
  /** The signed-in user. */
  session: TokenCookie
  /** A password was right, and the second step is still to come. */
  pending: TokenCookie
  /** The link of a reset or an invitation was used, and its password refused. */
  recovery: SecretCookie<LinkTokens>
  /** An authenticator is being set up. */
  enrolment: SecretCookie<Enrolment>
  /** Identifies the browser at its next sign-in. */
  device: SecretCookie<string>
  /**
   * Somebody of the staff has used the office in this browser: see `server/office/member-marks.ts`.
   */
  member: SecretCookie<string>
}

/** The parts of a request that an account is opened from. */
export interface AccountRequest extends Pick<ClientOf, 'address' | 'userAgent'> {
  /** The Cookie header. */
  cookies: string | undefined
}
