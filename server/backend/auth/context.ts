import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { StoredKeys } from '../../database/stored-keys.ts'
import type { Clock } from '../../shared/time/clock.ts'
import type { AccountMailer } from './account-mailer.ts'
import type { Limits } from './limits.ts'
import type { PasswordCost, Passwords } from './passwords.ts'
import type { SigningKeys } from './signing-keys.ts'

/** The dependencies of every call of the accounts. */
export interface AuthDependencies {
  db: Kysely<Schema>
  keys: SigningKeys
  /** Encrypts the authenticators' secrets. */
  storedKeys: StoredKeys
  limits: Limits
  passwords: Passwords
  /** See {@link AuthCosts.answerInterval}. */
  answerInterval: number
  mailer: AccountMailer
  siteUrl: string
  settings: AuthSettings
  clock: Clock
}

/** How much work and delay each guess at an account costs. */
export interface AuthCosts {
  password: PasswordCost
  /** Answers that could reveal an account are sent at multiples of this many milliseconds. */
  answerInterval: number
}

export interface AuthSettings {
  /** Whether addresses need no confirmation: a sign-up then signs in at once. */
  autoConfirm: boolean
  disableSignup: boolean
}

/** The caller and the time of a call. */
export interface AuthCaller {
  /** The caller's network, where it is known. */
  client: string | undefined
  /** The User-Agent of the browser. */
  userAgent?: string | undefined
  /** The random id of the caller's browser, where it has one. */
  device?: string | undefined
  /** In milliseconds since 1970. */
  now: number
}
