import type { SupabaseClient, User as AuthUser } from '@supabase/supabase-js'
import { createBackendClient } from '../backend-client.ts'
import { isUnavailable, Unavailable } from '../unavailable.ts'
import { type AccountDependencies, type AccountRequest, service } from './dependencies.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { expiryOf, type TokenCookie, type Tokens } from './session-cookie.ts'

/** Milliseconds. A session whose access token expires sooner is renewed (docs/requirements.md#accounts). */
const renewalMargin = 90_000

/** The session of one request: the cookies that hold it, and whose it is. */
export class Session {
  readonly #dependencies: AccountDependencies
  readonly #request: AccountRequest
  readonly #setCookies = new Map<TokenCookie, string>()
  #tokens: Tokens | undefined
  #user: AuthUser | undefined
  #uncertain = false

  constructor(dependencies: AccountDependencies, request: AccountRequest) {
    this.#dependencies = dependencies
    this.#request = request
  }

  /** Who is signed in, as the backend answered for this request. */
  get user(): AuthUser | undefined {
    return this.#user
  }

  /** There is a session, but the backend did not answer whose it is. */
  get uncertain(): boolean {
    return this.#uncertain
  }

  get tokens(): Tokens | undefined {
    return this.#tokens
  }

  /** The Set-Cookie headers that the answer has to carry. */
  get setCookies(): string[] {
    return [...this.#setCookies.values()]
  }

  /** Reads the session's cookie, asks the backend whose it is, and renews it where that is due. */
  async load(): Promise<void> {
    const { cookies, log } = this.#dependencies
    if (!cookies.session.has(this.#request.cookies)) return
    const tokens = cookies.session.read(this.#request.cookies)
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
    return createBackendClient(this.#dependencies.backend, this.#request.address)
  }

  /** A client of the backend with this session. */
  async signedInClient(): Promise<SupabaseClient | Refusal> {
    if (!this.#tokens) return { reason: 'sessionEnded', message: 'Auth session missing!' }
    const client = this.client()
    const { error } = await client.auth.setSession({
      access_token: this.#tokens.access,
      refresh_token: this.#tokens.refresh,
    })
    return error ? refusalOf(error) : client
  }

  /**
   * Signs the same user in again, because not every backend asks for the current password itself.
   * @returns a client with the new session, which replaces this one.
   */
  async reauthenticate(password: string): Promise<SupabaseClient | Refusal> {
    if (!this.#user?.email) return { reason: 'sessionEnded', message: 'Auth session missing!' }
    const client = this.client()
    const { data, error } = await client.auth.signInWithPassword({
      email: this.#user.email,
      password,
    })
    if (error) {
      const refusal = refusalOf(error)
      return refusal.reason === 'credentials' ? { ...refusal, reason: 'passwordWrong' } : refusal
    }
    await this.replace(data.session, data.user)
    return client
  }

  /** Ends the session that this browser had, so that nobody continues under a planted one, and starts another. */
  async replace(session: SessionTokens, user: AuthUser): Promise<void> {
    if (this.#tokens)
      await ignoringFailure(this.client().auth.admin.signOut(this.#tokens.access, 'local'))
    this.#keep(tokensOf(session), user)
  }

  /** The user after a change of their data. */
  update(user: AuthUser): void {
    this.#user = user
  }

  /** Forgets the session and deletes its cookie. */
  end(): void {
    this.#tokens = undefined
    this.#user = undefined
    const { session } = this.#dependencies.cookies
    this.#setCookies.set(session, session.write(undefined))
  }

  /** The tokens of a password reset whose link was used, but whose password was refused. */
  get recovery(): Tokens | undefined {
    return this.#dependencies.cookies.recovery.read(this.#request.cookies)
  }

  /** Keeps the session of a password reset for another attempt, or deletes it. */
  keepRecovery(session: SessionTokens | undefined): void {
    const { recovery } = this.#dependencies.cookies
    this.#setCookies.set(recovery, recovery.write(session && tokensOf(session)))
  }

  async #identify(tokens: Tokens): Promise<void> {
    if (expiryOf(tokens.access) - renewalMargin > Date.now()) {
      const { data, error } = await this.client().auth.getUser(tokens.access)
      if (!error) {
        this.#tokens = tokens
        this.#user = data.user
        return
      }
      if (refusalOf(error).reason !== 'sessionEnded') throw new Unavailable(service, error)
      // A token that our clock still takes for valid, or whose key is gone, may yet be renewed.
      if (error.code !== 'bad_jwt') return this.end()
    }
    const renewal = await this.#dependencies.renew(tokens, this.#request.address)
    if (!('refusal' in renewal)) return this.#keep(renewal.tokens, renewal.user)
    if (renewal.refusal.reason === 'tooMany')
      throw new Unavailable(service, new Error(renewal.refusal.message))
    this.end()
  }

  #keep(tokens: Tokens, user: AuthUser): void {
    const { session } = this.#dependencies.cookies
    this.#tokens = tokens
    this.#user = user
    this.#setCookies.set(session, session.write(tokens))
  }
}

interface SessionTokens {
  access_token: string
  refresh_token: string
}

const tokensOf = ({ access_token, refresh_token }: SessionTokens): Tokens => ({
  access: access_token,
  refresh: refresh_token,
})

/** For calls whose outcome changes nothing. */
export async function ignoringFailure(work: Promise<unknown>): Promise<void> {
  await work.catch(() => {})
}
