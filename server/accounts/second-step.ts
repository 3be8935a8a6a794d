import type { SupabaseClient, User as AuthUser } from '@supabase/supabase-js'
import { agencyName } from '../shared/agency-name.ts'
import { type AccountRefusal, accountRefusal, throwIfUnavailable } from './account-refusal.ts'
import { claimsOf } from './claims.ts'
import type { Enrolment } from './session-cookie.ts'
import {
  usesSecondFactor,
  needsSecondStep,
  type NewSession,
  type Session,
  type SessionTokens,
  tokensOf,
} from './session.ts'
import { type StaffSession, staffSessionOf } from './staff-session.ts'

/**
 * The second step of an account's sign-in: a code of an authenticator, or a recovery code
 * (docs/requirements/accounts.md#accounts).
 */
export class SecondStep {
  readonly #session: Session
  /** The member of staff who has just begun to sign in. */
  beganFor: StaffSession | undefined

  constructor(session: Session) {
    this.#session = session
  }

  /** Whether the signed-in user has turned it on. */
  get isOn(): boolean {
    const { user } = this.#session
    return user !== undefined && usesSecondFactor(user)
  }

  /**
   * The e-mail address whose correct password was entered in this browser, while the second step is
   * missing.
   */
  get pendingEmail(): string | undefined {
    const tokens = this.#session.jar.read(this.#session.cookies.pending)
    return tokens && claimsOf(tokens.access).email
  }

  /**
   * The member of staff whose correct password was entered in this browser, while the second step
   * is missing. The backend is asked whose session it is, because a cookie alone proves nothing.
   */
  async pendingStaff(): Promise<StaffSession | undefined> {
    const tokens = this.#session.jar.read(this.#session.cookies.pending)
    if (!tokens) return undefined
    const { data, error } = await this.#session.client().auth.getUser(tokens.access)
    if (!error) return staffSessionOf(data.user, tokens)
    throwIfUnavailable(error)
    return undefined
  }

  /**
   * Continues after a correct password. Without a second step it signs in; otherwise it keeps the
   * session for ten minutes, until the code is entered.
   */
  async begin({ session, user }: NewSession): Promise<AccountRefusal | undefined> {
    if (needsSecondStep(user, tokensOf(session))) {
      this.#session.jar.write(this.#session.cookies.pending, tokensOf(session))
      this.beganFor = staffSessionOf(user, tokensOf(session))
      return codeRequired
    }
    await this.#session.replace(session, user)
    return undefined
  }

  /**
   * Completes the second step of a sign-in.
   * @param code a code of the authenticator or a recovery code.
   */
  async answer(code: string): Promise<AccountRefusal | undefined> {
    const { jar, cookies } = this.#session
    const tokens = jar.read(cookies.pending)
    if (!tokens) return sessionEnded
    const client = await this.#session.clientWith(tokens)
    if ('reason' in client) return client
    const proved = await verifySecondStep(client, code)
    if ('reason' in proved) return proved
    await this.#session.replace(proved.session, proved.user)
    jar.remove(cookies.pending)
    return undefined
  }

  /**
   * Asks for the second factor again, in the open session.
   * @param code as {@link answer} takes it.
   */
  async proveAgain(code: string): Promise<AccountRefusal | undefined> {
    const client = await this.#session.signedInClient()
    if ('reason' in client) return client
    const proved = await verifySecondStep(client, code)
    if ('reason' in proved) return proved
    this.#session.keep(tokensOf(proved.session), proved.user)
    return undefined
  }

  /**
   * The authenticator that is being set up in this browser, or a new one. It is active after its
   * first correct code.
   */
  async enrolment(): Promise<(Enrolment & { uri: string }) | AccountRefusal> {
    const { jar, cookies, user } = this.#session
    const current = jar.read(cookies.enrolment)
    if (current && user?.factors?.some(({ id }) => id === current.factorId))
      return { ...current, uri: uriOf(current.secret, user.email ?? '') }
    const client = await this.#session.signedInClient()
    if ('reason' in client) return client
    for (const { id } of user?.factors?.filter(({ status }) => status === 'unverified') ?? []) {
      const { error: kept } = await client.auth.mfa.unenroll({ factorId: id })
      // Another tab may have removed the factor.
      if (kept && kept.code !== 'mfa_factor_not_found') return accountRefusal(kept)
    }
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: agencyName })
    if (error) return accountRefusal(error)
    const enrolment = { factorId: data.id, secret: data.totp.secret }
    jar.write(cookies.enrolment, enrolment)
    return { ...enrolment, uri: uriOf(enrolment.secret, user?.email ?? '') }
  }

  /**
   * Turns the second step on with the password and the first code. The user's other sessions end.
   * @param password undefined where the session has just begun.
   */
  async turnOn(password: string | undefined, code: string): Promise<AccountRefusal | undefined> {
    const { jar, cookies } = this.#session
    const enrolment = jar.read(cookies.enrolment)
    if (!enrolment) return { reason: 'enrolmentEnded', message: '' }
    const client = await (password === undefined
      ? this.#session.signedInClient()
      : this.#session.reauthenticate(password))
    if ('reason' in client) return client
    const { data, error } = await client.auth.mfa.challengeAndVerify({
      factorId: enrolment.factorId,
      code: digitsOf(code),
    })
    if (error)
      return error.code === 'mfa_factor_not_found'
        ? { reason: 'enrolmentEnded', message: '' }
        : accountRefusal(error)
    this.#session.keep(tokensOf(data), data.user)
    jar.remove(cookies.enrolment)
    return undefined
  }

  /** Turns the second step off: removes every authenticator and the recovery codes. */
  async turnOff(password: string): Promise<AccountRefusal | undefined> {
    const client = await this.#session.reauthenticate(password)
    if ('reason' in client) return client
    for (const factor of this.#session.user?.factors ?? []) {
      if (factor.factor_type === 'recovery_code') continue
      const { error } = await client.auth.mfa.unenroll({ factorId: factor.id })
      if (error) return accountRefusal(error)
    }
    const { data, error } = await client.auth.refreshSession()
    if (error) return accountRefusal(error)
    if (data.session && data.user) this.#session.keep(tokensOf(data.session), data.user)
    return undefined
  }

  /** How many recovery codes are left; undefined where there are none. */
  async recoveryCodesLeft(): Promise<number | undefined | AccountRefusal> {
    if (!this.#session.user?.factors?.some(({ factor_type }) => factor_type === 'recovery_code'))
      return undefined
    const client = await this.#session.signedInClient()
    if ('reason' in client) return client
    const { data, error } = await client.auth.mfa.recoveryCodes.getStatus()
    return error ? accountRefusal(error) : data.remaining
  }

  /**
   * Creates new recovery codes, which are shown only once; earlier ones stop working.
   * @param password required where codes exist already.
   */
  async newRecoveryCodes(password: string): Promise<string[] | AccountRefusal> {
    const has = this.#session.user?.factors?.some(
      ({ factor_type }) => factor_type === 'recovery_code',
    )
    const client = await (has
      ? this.#session.reauthenticate(password)
      : this.#session.signedInClient())
    if ('reason' in client) return client
    const { recoveryCodes } = client.auth.mfa
    const { data, error } = await (has ? recoveryCodes.regenerate() : recoveryCodes.generate())
    return error ? accountRefusal(error) : data.codes
  }
}

const codeRequired: AccountRefusal = { reason: 'codeRequired', message: '' }
const sessionEnded: AccountRefusal = { reason: 'sessionEnded', message: 'Auth session missing!' }

/**
 * Verifies the second step in a client's session.
 * @param code a code of the authenticator or a recovery code; blanks and hyphens do not matter.
 */
export async function verifySecondStep(
  client: SupabaseClient,
  code: string,
): Promise<{ session: SessionTokens; user: AuthUser } | AccountRefusal> {
  const digits = digitsOf(code)
  if (!/^\d{6}$/.test(digits)) {
    const { data, error } = await client.auth.mfa.recoveryCodes.verify({ code })
    return error ? accountRefusal(error) : { session: data, user: data.user }
  }
  const { data: factors, error: unknown } = await client.auth.mfa.listFactors()
  if (unknown) return accountRefusal(unknown)
  const [factor] = factors.totp
  if (!factor) return { reason: 'codeWrong', message: '' }
  const { data, error } = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: digits,
  })
  return error ? accountRefusal(error) : { session: data, user: data.user }
}

const digitsOf = (code: string) => code.replace(/[\s-]+/g, '')

/** The address that an authenticator reads, in the form in which the backend makes it. */
function uriOf(secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: agencyName })
  return `otpauth://totp/${encodeURIComponent(agencyName)}:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`
}
