import type { Logger } from 'pino'
import type { Backend } from '../backend-client.ts'
import type { Renew } from './renewals.ts'
import type { TokenCookie } from './session-cookie.ts'

/** What all accounts share. */
export interface AccountDependencies {
  backend: Backend
  siteUrl: string
  log: Logger
  cookies: { session: TokenCookie; recovery: TokenCookie }
  renew: Renew
}

/** The parts of a request that an account is opened from. */
export interface AccountRequest {
  /** The Cookie header. */
  cookies: string | undefined
  /** The visitor's network address, for the backend's limits. */
  address: string | undefined
}

/** The service's name in errors. */
export const service = 'The account service'
