import type { SupabaseClient, User as AuthUser } from '@supabase/supabase-js'
import type { Logger } from 'pino'
import { type Language, pathIn } from '../language.ts'
import { isUnavailable, Unavailable } from '../unavailable.ts'
import { type Backend, createBackendClient } from '../backend-client.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import type { Renew } from './renewals.ts'
import { expiryOf, type TokenCookie, type Tokens } from './session-cookie.ts'
import { toUser, type User } from './user.ts'

/** Refreshed when so many milliseconds remain (specification §9). */
const margin = 90_000

interface Means {
  backend: Backend
  siteUrl: string
  log: Logger
  cookies: { session: TokenCookie; recovery: TokenCookie }
  renew: Renew
}

/** What an account is made from. */
export interface AccountRequest {
  /** The Cookie header. */
  cookies: string | undefined
  /** The visitor's address, for the backend's limits. */
  address: string | undefined
}

export interface Details {
  name: string
  phone: string
  language: Language
}

/**
 * The account of one request. What it does answers `undefined` when it is done, otherwise why not;
 * all of it throws {@link Unavailable} when the backend does not answer.
 */
export class Account {
  readonly #means: Means
  readonly #request: AccountRequest
  readonly #setCookies = new Map<TokenCookie, string>()
  #tokens: Tokens | undefined
  #raw: AuthUser | undefined
  #uncertain = false

  constructor(means: Means, request: AccountRequest) {
    this.#means = means
    this.#request = request
  }

  /** Who is signed in, asked of the backend for this request. */
  get user(): User | undefined {
    return this.#raw && toUser(this.#raw)
  }

  /** There is a session and nobody could say whose: the backend did not answer. */
  get uncertain(): boolean {
    return this.#uncertain
  }

  /** The Set-Cookie headers that the answer has to carry. */
  get setCookies(): string[] {
    return [...this.#setCookies.values()]
  }

  /** Finds out who it is, and renews the session where that is due. A session that ended is put away. */
  async load(): Promise<void> {
    const { cookies, log } = this.#means
    if (!cookies.session.has(this.#request.cookies)) return
    const tokens = cookies.session.read(this.#request.cookies)
    if (!tokens) return this.#keep(undefined)
    try {
      await this.#recognise(tokens)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      this.#uncertain = true
      log.error({ err: error }, 'a session could not be checked')
    }
  }

  /** Signs in. A session that this browser had before is ended, so nobody goes on under a planted one. */
  async signIn(email: string, password: string): Promise<Refusal | undefined> {
    const client = this.#client()
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    if (error) return refusalOf(error)
    await this.#endOldSession()
    this.#begin(data.session, data.user)
    return undefined
  }

  /**
   * Asks for an account. The answer is the same for an address that has one, and nobody is signed in:
   * the address is confirmed first.
   */
  async signUp(email: string, password: string, language: Language): Promise<Refusal | undefined> {
    const client = this.#client()
    const emailRedirectTo = this.#means.siteUrl + pathIn(language, '/login')
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { language }, emailRedirectTo },
    })
    if (error)
      return error.code === 'user_already_exists' || isTooSoon(error) ? undefined : refusalOf(error)
    if (data.session) await quietly(client.auth.signOut({ scope: 'local' }))
    return undefined
  }

  /** Sends the confirmation letter once more, if there is anything to confirm. */
  async resendConfirmation(email: string, language: Language): Promise<void> {
    const emailRedirectTo = this.#means.siteUrl + pathIn(language, '/login')
    await quietly(
      this.#client().auth.resend({ type: 'signup', email, options: { emailRedirectTo } }),
    )
  }

  /** Confirms an address by the letter's link. It signs nobody in: the link may be somebody else's. */
  async confirm(
    tokenHash: string,
    type: 'signup' | 'email' | 'email_change',
  ): Promise<Refusal | undefined> {
    const client = this.#client()
    const { error } = await client.auth.verifyOtp({ type, token_hash: tokenHash })
    if (error) return refusalOf(error)
    await quietly(client.auth.signOut({ scope: 'local' }))
    return undefined
  }

  /** Ends this browser's session. */
  async signOut(): Promise<Refusal | undefined> {
    if (this.#uncertain)
      throw new Unavailable(
        'The account service',
        new Error('whose session it is could not be checked'),
      )
    if (this.#tokens) {
      const { error } = await this.#client().auth.admin.signOut(this.#tokens.access, 'local')
      const refusal = error && refusalOf(error)
      if (refusal && refusal.reason !== 'sessionEnded') return refusal
    }
    this.#keep(undefined)
    return undefined
  }

  /** Changes the details, and with the current password the password, both or neither. Other sessions end with the old password. */
  async updateProfile(
    details: Details,
    change?: { current: string; next: string },
  ): Promise<Refusal | undefined> {
    if (!change) return this.#update(await this.#signedInClient(), { data: { ...details } })
    const client = await this.#proven(change.current)
    if ('reason' in client) return client
    return this.#update(client, {
      data: { ...details },
      password: change.next,
      current_password: change.current,
    })
  }

  /** Sends the letter by which a password is set anew, to an address that has an account. Never says whether it has. */
  async requestRecovery(email: string, language: Language): Promise<Refusal | undefined> {
    const redirectTo = this.#means.siteUrl + pathIn(language, '/reset-password')
    const { error } = await this.#client().auth.resetPasswordForEmail(email, { redirectTo })
    return error && !isTooSoon(error) ? refusalOf(error) : undefined
  }

  /**
   * Sets a password by the letter's link, and ends every session of the account. The link works once;
   * when only the password is refused, another may be tried for some minutes without it.
   */
  async resetPassword(tokenHash: string, password: string): Promise<Refusal | undefined> {
    const { recovery } = this.#means.cookies
    const client = this.#client()
    const kept = recovery.read(this.#request.cookies)
    const { data, error } = kept
      ? await client.auth.setSession({ access_token: kept.access, refresh_token: kept.refresh })
      : await client.auth.verifyOtp({ type: 'recovery', token_hash: tokenHash })
    if (error) {
      const refusal = refusalOf(error)
      if (kept) this.#setCookies.set(recovery, recovery.write(undefined))
      return refusal.reason === 'sessionEnded' ? { ...refusal, reason: 'linkUsed' } : refusal
    }
    const { error: refused } = await client.auth.updateUser({ password })
    // The password they have is the password they want.
    if (refused && refused.code !== 'same_password') {
      const refusal = refusalOf(refused)
      if (data.session) this.#setCookies.set(recovery, recovery.write(tokensOf(data.session)))
      return refusal
    }
    await quietly(client.auth.signOut({ scope: 'global' }))
    this.#setCookies.set(recovery, recovery.write(undefined))
    this.#keep(undefined)
    return undefined
  }

  /** Everything that the backend holds of the account; undefined when nobody is signed in. */
  exportData(): AuthUser | undefined {
    return this.#raw
  }

  /** Deletes the account for good. */
  async deleteAccount(password: string): Promise<Refusal | undefined> {
    const client = await this.#proven(password)
    if ('reason' in client) return client
    const { error, status } = await client.rpc('delete_account')
    if (error && (status >= 500 || status === 0))
      throw new Unavailable('The account service', error)
    if (error) return { reason: 'other', message: error.message }
    this.#keep(undefined)
    return undefined
  }

  #client(): SupabaseClient {
    return createBackendClient(this.#means.backend, this.#request.address)
  }

  async #recognise(tokens: Tokens): Promise<void> {
    if (expiryOf(tokens.access) - margin > Date.now()) {
      const { data, error } = await this.#client().auth.getUser(tokens.access)
      if (!error) {
        this.#tokens = tokens
        this.#raw = data.user
        return
      }
      // A token may also have grown old by another clock, or its key be gone: then the other one still renews it.
      if (refusalOf(error).reason !== 'sessionEnded')
        throw new Unavailable('The account service', error)
      if (error.code !== 'bad_jwt') return this.#keep(undefined)
    }
    const renewal = await this.#means.renew(tokens, this.#request.address)
    if (!('refusal' in renewal)) {
      this.#keep(renewal.tokens)
      this.#raw = renewal.user
    } else if (renewal.refusal.reason === 'tooMany') {
      throw new Unavailable('The account service', new Error(renewal.refusal.message))
    } else {
      this.#keep(undefined)
    }
  }

  #begin(session: { access_token: string; refresh_token: string }, user: AuthUser): void {
    this.#keep(tokensOf(session))
    this.#raw = user
  }

  #keep(tokens: Tokens | undefined): void {
    const { session } = this.#means.cookies
    this.#tokens = tokens
    if (!tokens) this.#raw = undefined
    this.#setCookies.set(session, session.write(tokens))
  }

  async #endOldSession(): Promise<void> {
    if (this.#tokens) await quietly(this.#client().auth.admin.signOut(this.#tokens.access, 'local'))
  }

  async #signedInClient(): Promise<SupabaseClient | Refusal> {
    if (!this.#tokens) return { reason: 'sessionEnded', message: 'Auth session missing!' }
    const client = this.#client()
    const { error } = await client.auth.setSession({
      access_token: this.#tokens.access,
      refresh_token: this.#tokens.refresh,
    })
    return error ? refusalOf(error) : client
  }

  /** A fresh session of the same user, by the password: not every backend asks for it itself. */
  async #proven(password: string): Promise<SupabaseClient | Refusal> {
    if (!this.#raw?.email) return { reason: 'sessionEnded', message: 'Auth session missing!' }
    const client = this.#client()
    const { data, error } = await client.auth.signInWithPassword({
      email: this.#raw.email,
      password,
    })
    if (error) {
      const refusal = refusalOf(error)
      return refusal.reason === 'credentials' ? { ...refusal, reason: 'passwordWrong' } : refusal
    }
    await this.#endOldSession()
    this.#begin(data.session, data.user)
    return client
  }

  async #update(
    client: SupabaseClient | Refusal,
    attributes: Parameters<SupabaseClient['auth']['updateUser']>[0],
  ): Promise<Refusal | undefined> {
    if ('reason' in client) return client
    const { data, error } = await client.auth.updateUser(attributes)
    if (error)
      return error.code === 'same_password'
        ? { reason: 'passwordSame', message: error.message }
        : refusalOf(error)
    this.#raw = data.user
    return undefined
  }
}

const tokensOf = (session: { access_token: string; refresh_token: string }): Tokens => ({
  access: session.access_token,
  refresh: session.refresh_token,
})

/** A letter was sent less than a minute ago: said, it would tell that the address is known. The limit for all mail is another matter. */
const isTooSoon = ({ code, message }: { code?: string | undefined; message: string }): boolean =>
  code === 'over_email_send_rate_limit' && message.startsWith('For security purposes')

/** For what is done along the way: whether it worked changes nothing. */
async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch(() => {})
}
