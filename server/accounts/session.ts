import { randomBytes } from 'node:crypto'
import { isAuthError, type SupabaseClient, type User as AuthUser } from '@supabase/supabase-js'
import { createBackendClient } from '../backend-client.ts'
import { isUnavailable, Unavailable } from '../unavailable.ts'
import { type AccountRefusal, accountRefusal, service } from './account-refusal.ts'
import { claimsOf } from './claims.ts'
import { CookieJar } from './cookie-jar.ts'
import type { AccountCookies, AccountDependencies, AccountRequest } from './dependencies.ts'
import type { Tokens } from './session-cookie.ts'

/**
 * Milliseconds. A session whose access token expires sooner is renewed
 * (docs/requirements/accounts.md#accounts).
 */
const renewalMargin = 90_000

/** The session of one request: the cookies that hold it, and its user. */
export class Session {
  /** The cookies of the request and of its answer. */
  readonly jar: CookieJar
  readonly #dependencies: AccountDependencies
  readonly #request: AccountRequest
  #device: string | undefined
  #tokens: Tokens | undefined
  #user: AuthUser | undefined
  #uncertain = false

  constructor(dependencies: AccountDependencies, request: AccountRequest) {
    this.#dependencies = dependencies
    this.#request = request
    this.jar = new CookieJar(request.cookies)
    this.#device = this.jar.read(dependencies.cookies.device)
  }

  /** The signed-in user, as the backend reported for this request. */
  get user(): AuthUser | undefined {
    return this.#user
  }

  /** Whether there is a session whose user is unknown, because the backend did not answer. */
  get uncertain(): boolean {
    return this.#uncertain
  }

  get tokens(): Tokens | undefined {
    return this.#tokens
  }

  /** The cookies that accounts use. */
  get cookies(): AccountCookies {
    return this.#dependencies.cookies
  }

  /**
   * Reads the session's cookie, asks the backend whose session it is, and renews it where that is
   * due.
   */
  async load(): Promise<void> {
    const { cookies, log } = this.#dependencies
    if (!this.jar.has(cookies.session)) return
    const tokens = this.jar.read(cookies.session)
    if (!tokens) return this.end()
    try {
      await this.#identify(tokens)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      this.#uncertain = true
      log.error({ err: error }, 'a session could not be checked')
    }
  }

  /** A client of the backend without a session. */
  client(): SupabaseClient {
    return createBackendClient(this.#dependencies.backend, this.#clientOf)
  }

  /** A client of the backend with this session. */
  async signedInClient(): Promise<SupabaseClient | AccountRefusal> {
    if (!this.#tokens) return { reason: 'sessionEnded', message: 'Auth session missing!' }
    return this.clientWith(this.#tokens)
  }

  /** A client of the backend with another session. */
  async clientWith({ access, refresh }: Tokens): Promise<SupabaseClient | AccountRefusal> {
    const client = this.client()
    const { error } = await client.auth.setSession({ access_token: access, refresh_token: refresh })
    return error ? accountRefusal(error) : client
  }

  /**
   * Signs in by password. The browser gets an id, by which it is recognised at the next sign-in.
   * @returns a client with a session that is not stored yet; see {@link replace}.
   */
  async signIn(email: string, password: string): Promise<NewSession | AccountRefusal> {
    this.#device ??= randomBytes(16).toString('base64url')
    const client = this.client()
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    if (error) return accountRefusal(error)
    this.jar.write(this.cookies.device, this.#device)
    return { client, session: data.session, user: data.user }
  }

  /**
   * Signs the same user in again, because not every backend asks for the current password itself.
   * @returns a client with the new session, which replaces this one; for a user with a second
   *   factor, a client with this session, in which the factor was proved.
   */
  async reauthenticate(password: string): Promise<SupabaseClient | AccountRefusal> {
    if (!this.#user?.email) return { reason: 'sessionEnded', message: 'Auth session missing!' }
    const signedIn = await this.signIn(this.#user.email, password)
    if ('reason' in signedIn)
      return signedIn.reason === 'credentials' ? { ...signedIn, reason: 'passwordWrong' } : signedIn
    const { client, session, user } = signedIn
    if (usesSecondFactor(user)) {
      await this.ignoringFailure('sign-out', client.auth.signOut({ scope: 'local' }))
      return this.signedInClient()
    }
    await this.replace(session, user)
    return client
  }

  /**
   * Ends the session that this browser had, so that nobody continues under a planted session, and
   * starts another.
   */
  async replace(session: SessionTokens, user: AuthUser): Promise<void> {
    if (this.#tokens)
      await this.ignoringFailure(
        'sign-out',
        this.client().auth.admin.signOut(this.#tokens.access, 'local'),
      )
    this.keep(tokensOf(session), user)
  }

  /** Stores the tokens of this session: the first ones after a sign-in, or renewed ones. */
  keep(tokens: Tokens, user: AuthUser): void {
    this.#tokens = tokens
    this.#user = user
    this.jar.write(this.cookies.session, tokens)
  }

  /** The user after a change of their data. */
  update(user: AuthUser): void {
    this.#user = user
  }

  /**
   * Waits for a call whose failure does not change the user's result, such as ending an old
   * session: if the backend refuses the call or does not answer, this is only logged. Any other
   * error is thrown.
   */
  async ignoringFailure(call: string, work: Promise<unknown>): Promise<void> {
    const { log } = this.#dependencies
    try {
      const answer = await work
      if (typeof answer !== 'object' || answer === null) return
      if ('reason' in answer)
        log.debug({ call, reason: answer.reason }, 'an account call was refused')
      if ('error' in answer && answer.error)
        log.debug({ call, err: answer.error }, 'an account call was refused')
    } catch (error) {
      if (!isUnavailable(error) && !isAuthError(error)) throw error
      log.debug({ call, err: error }, 'an account call was not answered')
    }
  }

  /** Forgets the session and deletes its cookie. */
  end(): void {
    this.#tokens = undefined
    this.#user = undefined
    this.jar.write(this.cookies.session, undefined)
  }

  get #clientOf() {
    const { address, userAgent } = this.#request
    return { address, userAgent, device: this.#device }
  }

  async #identify(tokens: Tokens): Promise<void> {
    if (claimsOf(tokens.access).expiry - renewalMargin > this.#dependencies.clock()) {
      const { data, error } = await this.client().auth.getUser(tokens.access)
      if (!error) {
        // The first step alone does not make a session, even if its tokens are in the session's
        // cookie.
        if (needsSecondStep(data.user, tokens)) return this.end()
        this.#tokens = tokens
        this.#user = data.user
        return
      }
      if (accountRefusal(error).reason !== 'sessionEnded') throw new Unavailable(service, error)
      // A session may be renewed if the token expired by the backend's clock alone, or its
      // signing key no longer exists.
      if (error.code !== 'bad_jwt') return this.end()
    }
    const renewal = await this.#dependencies.renew(tokens, this.#clientOf)
    if (!('refusal' in renewal))
      return needsSecondStep(renewal.user, renewal.tokens)
        ? this.end()
        : this.keep(renewal.tokens, renewal.user)
    if (renewal.refusal.reason === 'tooMany')
      throw new Unavailable(service, new Error(renewal.refusal.message))
    this.end()
  }
}

export interface NewSession {
  client: SupabaseClient
  session: SessionTokens
  user: AuthUser
}

export interface SessionTokens {
  access_token: string
  refresh_token: string
}

/** The tokens of a session, under our own names. */
export const tokensOf = ({ access_token, refresh_token }: SessionTokens): Tokens => ({
  access: access_token,
  refresh: refresh_token,
})

/** Whether a user's sign-in requires a second step. */
export const usesSecondFactor = ({ factors }: AuthUser): boolean =>
  factors?.some(({ status }) => status === 'verified') ?? false

/** Whether the sign-in of these tokens still lacks its second step. */
export const needsSecondStep = (user: AuthUser, { access }: Tokens): boolean =>
  usesSecondFactor(user) && !claimsOf(access).isProved
