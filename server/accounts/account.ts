import { createHash } from 'node:crypto'
import type { SupabaseClient, User as AuthUser } from '@supabase/supabase-js'
import { type Language, pathIn } from '../language.ts'
import { minStaffPasswordLength, passwordLengthProblem } from '../shared/password-rule.ts'
import { roleOf } from '../staff/role.ts'
import { Unavailable } from '../unavailable.ts'
import { type AccountRefusal, accountRefusal, functionRefusal, service } from './account-refusal.ts'
import type { AccountDependencies, AccountRequest } from './dependencies.ts'
import { OpenSessions } from './open-sessions.ts'
import { verifySecondStep, SecondStep } from './second-step.ts'
import { needsSecondStep, Session, type SessionTokens, tokensOf } from './session.ts'
import { type StaffSession, staffSessionOf } from './staff-session.ts'
import { toUser, type User } from './user.ts'

interface AccountDetails {
  name: string
  phone: string
  language: Language
}

/**
 * The account of one request (docs/requirements/accounts.md#accounts). Its operations return
 * `undefined` when they succeed, and otherwise the reason for the refusal; all of them throw {@link
 * Unavailable} when the backend does not answer.
 */
export class Account {
  readonly #siteUrl: string
  readonly #session: Session
  readonly secondStep: SecondStep
  readonly openSessions: OpenSessions

  constructor(dependencies: AccountDependencies, request: AccountRequest) {
    this.#siteUrl = dependencies.siteUrl
    this.#session = new Session(dependencies, request)
    this.secondStep = new SecondStep(this.#session)
    this.openSessions = new OpenSessions(this.#session)
  }

  /** The signed-in user, as the backend reported for this request. */
  get user(): User | undefined {
    return this.#session.user && toUser(this.#session.user)
  }

  /** The session of a member of staff; undefined for everybody else. */
  get staff(): StaffSession | undefined {
    const { user, tokens } = this.#session
    return user && tokens && staffSessionOf(user, tokens)
  }

  /** The backend's client with the session of a member of staff; undefined for everybody else. */
  async staffClient(): Promise<SupabaseClient | undefined> {
    const client = this.staff && (await this.#session.signedInClient())
    return client && !('reason' in client) ? client : undefined
  }

  /** Whether there is a session whose user is unknown, because the backend did not answer. */
  get uncertain(): boolean {
    return this.#session.uncertain
  }

  /** The Set-Cookie headers that the answer has to carry. */
  get setCookies(): string[] {
    return this.#session.jar.setCookies
  }

  /** The mark by which this browser claims to be a member's, genuine or not. */
  get memberMark(): string | undefined {
    return this.#session.jar.read(this.#session.cookies.member)
  }

  /** Marks this browser as a member's, until they sign out. */
  markMember(mark: string): void {
    if (mark !== this.memberMark) this.#session.jar.write(this.#session.cookies.member, mark)
  }

  /** Finds out who is signed in. Never throws {@link Unavailable}; see {@link uncertain}. */
  async load(): Promise<void> {
    await this.#session.load()
  }

  /** Signs in, or asks for the second step where the account has one (`codeRequired`). */
  async signIn(email: string, password: string): Promise<AccountRefusal | undefined> {
    const signedIn = await this.#session.signIn(email, password)
    return 'reason' in signedIn ? signedIn : this.secondStep.begin(signedIn)
  }

  /**
   * Registers an account. An address that already has one gets the same answer, and nobody is
   * signed in before the address is confirmed.
   */
  async signUp(
    email: string,
    password: string,
    language: Language,
  ): Promise<AccountRefusal | undefined> {
    const client = this.#session.client()
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { language }, emailRedirectTo: this.#page(language, '/login') },
    })
    if (error)
      return error.code === 'user_already_exists' || isTooSoon(error)
        ? undefined
        : accountRefusal(error)
    if (data.session)
      await this.#session.ignoringFailure('sign-out', client.auth.signOut({ scope: 'local' }))
    return undefined
  }

  /** Sends the confirmation e-mail again, if there is anything to confirm. */
  async resendConfirmation(email: string, language: Language): Promise<void> {
    const options = { emailRedirectTo: this.#page(language, '/login') }
    await this.#session.ignoringFailure(
      'resending a confirmation',
      this.#session.client().auth.resend({ type: 'signup', email, options }),
    )
  }

  /**
   * Confirms an address by an e-mail's link. Nobody is signed in, because the link may belong to
   * somebody else.
   */
  async confirm(
    tokenHash: string,
    type: 'signup' | 'email' | 'email_change',
  ): Promise<AccountRefusal | undefined> {
    const client = this.#session.client()
    const { error } = await client.auth.verifyOtp({ type, token_hash: tokenHash })
    if (error) return accountRefusal(error)
    await this.#session.ignoringFailure('sign-out', client.auth.signOut({ scope: 'local' }))
    return undefined
  }

  /** Ends this browser's session. */
  async signOut(): Promise<AccountRefusal | undefined> {
    if (this.uncertain)
      throw new Unavailable(service, new Error('the owner of the session could not be checked'))
    const { tokens } = this.#session
    if (tokens) {
      const { error } = await this.#session.client().auth.admin.signOut(tokens.access, 'local')
      const refusal = error && accountRefusal(error)
      if (refusal && refusal.reason !== 'sessionEnded') return refusal
    }
    this.#session.end()
    this.#session.jar.remove(this.#session.cookies.member)
    return undefined
  }

  /**
   * Changes the details and, given the current password, the password: both or neither. A new
   * password ends the user's other sessions.
   */
  async updateProfile(
    details: AccountDetails,
    change?: { current: string; next: string },
  ): Promise<AccountRefusal | undefined> {
    if (change && this.staff && isStaffShort(change.next)) return staffShort
    if (!change) return this.#update(await this.#session.signedInClient(), { data: { ...details } })
    return this.#update(await this.#session.reauthenticate(change.current), {
      data: { ...details },
      password: change.next,
      current_password: change.current,
    })
  }

  /** Stores texts in the account's metadata; its other entries stay. */
  async storeMetadata(data: Record<string, string>): Promise<AccountRefusal | undefined> {
    return this.#update(await this.#session.signedInClient(), { data })
  }

  /**
   * Sends the e-mail by which a password is reset, without telling whether the address has an
   * account.
   */
  async requestRecovery(email: string, language: Language): Promise<AccountRefusal | undefined> {
    const redirectTo = this.#page(language, '/reset-password')
    const { error } = await this.#session.client().auth.resetPasswordForEmail(email, { redirectTo })
    return error && !isTooSoon(error) ? accountRefusal(error) : undefined
  }

  /**
   * Sets a password by an e-mail's link and ends every session of the account. The link works once.
   * If the backend refuses only the password, or the code of the second step is missing, the same
   * browser may try again with the link for ten minutes.
   * @param code a code of the authenticator or a recovery code, where the account has a second
   *   step.
   */
  async resetPassword(
    tokenHash: string,
    password: string,
    code = '',
  ): Promise<AccountRefusal | undefined> {
    const chosen = await this.#choosePassword('recovery', tokenHash, password, code)
    return 'reason' in chosen ? chosen : undefined
  }

  /**
   * Sets a password by an invitation's link, as {@link resetPassword} does, and signs in with it.
   * If signing in fails, the password stays set and nobody is signed in.
   */
  async acceptInvitation(
    tokenHash: string,
    password: string,
    code = '',
  ): Promise<AccountRefusal | undefined> {
    const chosen = await this.#choosePassword('invite', tokenHash, password, code)
    if ('reason' in chosen) return chosen
    if (chosen.email)
      await this.#session.ignoringFailure('sign-in', this.signIn(chosen.email, password))
    return undefined
  }

  async #choosePassword(
    type: 'recovery' | 'invite',
    tokenHash: string,
    password: string,
    code: string,
  ): Promise<{ email: string | undefined } | AccountRefusal> {
    const { jar, cookies } = this.#session
    const client = this.#session.client()
    const link = createHash('sha256').update(tokenHash).digest('base64url')
    const keep = (session: SessionTokens) =>
      jar.write(cookies.recovery, { ...tokensOf(session), link })
    const stored = jar.read(cookies.recovery)
    // Another link may belong to another account.
    const kept = stored?.link === link ? stored : undefined
    const { data, error } = kept
      ? await client.auth.setSession({ access_token: kept.access, refresh_token: kept.refresh })
      : await client.auth.verifyOtp({ type, token_hash: tokenHash })
    if (error) {
      const refusal = accountRefusal(error)
      if (kept) jar.remove(cookies.recovery)
      return refusal.reason === 'sessionEnded' ? { ...refusal, reason: 'linkUsed' } : refusal
    }
    const { session, user } = data
    if (session) keep(session)
    if (session && user && needsSecondStep(user, tokensOf(session))) {
      if (!code) return { reason: 'codeRequired', message: '' }
      const proved = await verifySecondStep(client, code)
      if ('reason' in proved) return proved
      keep(proved.session)
    }
    if (user && roleOf(user.app_metadata) && isStaffShort(password)) return staffShort
    const { error: refused } = await client.auth.updateUser({ password })
    // A password that equals the present one is no failure: the account has the password that
    // was typed.
    if (refused && refused.code !== 'same_password') return accountRefusal(refused)
    await this.#session.ignoringFailure(
      'sign-out everywhere',
      client.auth.signOut({ scope: 'global' }),
    )
    jar.write(cookies.recovery, undefined)
    this.#session.end()
    return { email: user?.email }
  }

  /** Everything that the backend stores about the account; undefined when nobody is signed in. */
  exportData(): AuthUser | undefined {
    return this.#session.user
  }

  /** Deletes the account for good. */
  async deleteAccount(password: string): Promise<AccountRefusal | undefined> {
    const client = await this.#session.reauthenticate(password)
    if ('reason' in client) return client
    const { error, status } = await client.rpc('delete_account')
    if (error) return functionRefusal(error, status)
    this.#session.end()
    return undefined
  }

  #page(language: Language, path: string): string {
    return this.#siteUrl + pathIn(language, path)
  }

  async #update(
    client: SupabaseClient | AccountRefusal,
    attributes: Parameters<SupabaseClient['auth']['updateUser']>[0],
  ): Promise<AccountRefusal | undefined> {
    if ('reason' in client) return client
    const { data, error } = await client.auth.updateUser(attributes)
    if (error)
      return error.code === 'same_password'
        ? { reason: 'passwordSame', message: error.message }
        : accountRefusal(error)
    this.#session.update(data.user)
    return undefined
  }
}

/** Staff need a longer password than the backend requires of everybody. */
const isStaffShort = (password: string): boolean =>
  passwordLengthProblem(password, minStaffPasswordLength) === 'short'

const staffShort: AccountRefusal = { reason: 'passwordStaffShort', message: '' }

/**
 * An e-mail was sent to this address less than a minute ago. Saying so would reveal that the
 * address has an account; the limit of all e-mails together has the same code and may be reported.
 */
const isTooSoon = ({ code, message }: { code?: string | undefined; message: string }): boolean =>
  code === 'over_email_send_rate_limit' && message.startsWith('For security purposes')
