import type { Counters } from '../../counters/counters.ts'
import { mailboxOf } from '../../shared/addresses/mailbox.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { hour, minute } from '../../shared/time/durations.ts'
import { AuthError } from './auth-error.ts'

interface Limit {
  max: number
  /** In milliseconds, counted from the first hit. */
  window: number
}

export type LimitedCall = 'signup' | 'recover' | 'resend' | 'user' | 'verify' | 'token' | 'factors'

const thirtyIn = (window: number): Limit => ({ max: 30, window })

/**
 * The calls of one client. Every open page of a signed-in visitor may renew the session
 * occasionally.
 */
const calls: Record<LimitedCall, Limit> = {
  signup: thirtyIn(5 * minute),
  recover: thirtyIn(5 * minute),
  resend: thirtyIn(5 * minute),
  user: thirtyIn(5 * minute),
  verify: thirtyIn(5 * minute),
  token: thirtyIn(minute),
  factors: thirtyIn(minute),
}

const emails = {
  /** E-mails of one kind to one mailbox, so that a stranger cannot flood it. */
  ofKind: { max: 1, window: minute },
  /** E-mails of all kinds to one mailbox, however its address is written. */
  toMailbox: { max: 10, window: hour },
  /**
   * E-mails to anybody that one client may cause: enough for the guests of a hotel, but not for a
   * list of addresses.
   */
  fromClient: { max: 20, window: hour },
} satisfies Record<string, Limit>

/**
 * E-mails to all mailboxes together, which protects our reputation with mail servers. Only fifty
 * clients that reach their own limits can exhaust it; with the hosted service's limit of thirty,
 * one machine could prevent everybody from signing up.
 */
const totalEmailsPerHour = 1000

const guesses = {
  fromClient: { max: 60, window: hour },
  /** Guesses for one mailbox from one client. */
  ofPair: { max: 10, window: 10 * minute },
  /** Guesses for one mailbox from anywhere. */
  ofMailbox: { max: 50, window: hour },
} satisfies Record<string, Limit>

/**
 * E-mails about sign-ins to one mailbox: somebody who knows the password must not be able to flood
 * it.
 */
const notices = { max: 3, window: hour } satisfies Limit

/** Attempts at the code of a second factor, of which one in 333,333 is correct at any moment. */
const codeGuesses = {
  /** Attempts for one user from one client. */
  ofPair: { max: 10, window: 10 * minute },
  /** Attempts for one user from anywhere. */
  ofUser: { max: 30, window: 24 * hour },
} satisfies Record<string, Limit>

/**
 * Rate limits of the accounts, counted across all processes. Addresses with and without an account
 * count alike, so that no limit reveals which is which.
 */
export class Limits {
  readonly #counters: Counters
  readonly #clock: Clock
  readonly #emailsPerHour: number

  /** @param emailsPerHour the limit of e-mails to all mailboxes together. */
  constructor(counters: Counters, clock: Clock, emailsPerHour = totalEmailsPerHour) {
    this.#counters = counters
    this.#clock = clock
    this.#emailsPerHour = emailsPerHour
  }

  /**
   * Counts a call of a client. A call whose client is unknown is not counted.
   * @throws {AuthError} 429 `over_request_rate_limit`.
   */
  async call(call: LimitedCall, client: string | undefined): Promise<void> {
    if (client === undefined) return
    if (await this.#isOver([[`call ${call} ${client}`, calls[call]]])) throw tooManyRequests()
  }

  /**
   * Counts an e-mail that somebody asked for, whether or not one is written.
   * @throws {AuthError} 429 `over_email_send_rate_limit`.
   */
  async email(kind: string, mailbox: string, client: string | undefined): Promise<void> {
    const now = this.#clock()
    const [ofKind] = await this.#counters.count(
      [{ key: `email ${kind} ${mailbox}`, window: emails.ofKind.window }],
      now,
    )
    if (ofKind && ofKind.hits > emails.ofKind.max)
      throw tooManyEmails(
        `For security purposes, you can only request this after ${Math.ceil((ofKind.until - now) / 1000)} seconds.`,
      )
    const own: [string, Limit][] = [[`email ${mailboxOf(mailbox)}`, emails.toMailbox]]
    if (client !== undefined) own.push([`email from ${client}`, emails.fromClient])
    // A caller who has reached their own limit must not use up the shared one.
    if (
      (await this.#isOver(own)) ||
      (await this.#isOver([['email', { max: this.#emailsPerHour, window: hour }]]))
    )
      throw tooManyEmails('email rate limit exceeded')
  }

  /**
   * Counts a guess of a mailbox's password. It has to be called before the password is tried, so
   * that parallel guesses are counted too.
   * @param isKnown whether this client has signed in to this mailbox before: a flood of guesses
   *   from elsewhere locks out strangers, but never the owner.
   * @throws {AuthError} 429 `over_request_rate_limit`.
   */
  async guess(
    mailbox: string,
    client: string | undefined,
    isKnown: () => Promise<boolean>,
  ): Promise<void> {
    const own: [string, Limit][] = [[pairKey(mailbox, client), guesses.ofPair]]
    if (client !== undefined) own.push([clientKey(client), guesses.fromClient])
    if (await this.#isOver(own)) throw tooManyRequests()
    if ((await this.#isOver([[mailboxKey(mailbox), guesses.ofMailbox]])) && !(await isKnown()))
      throw tooManyRequests()
  }

  /** Reverts the count of a guess, because the password was correct. */
  async guessedRight(mailbox: string, client: string | undefined): Promise<void> {
    const own = client === undefined ? [] : [clientKey(client)]
    await this.#counters.takeBack(
      [pairKey(mailbox, client), mailboxKey(mailbox), ...own],
      this.#clock(),
    )
  }

  /**
   * Counts an e-mail about a sign-in.
   * @returns whether it may be sent.
   */
  async mayNotify(mailbox: string): Promise<boolean> {
    return !(await this.#isOver([[`notice ${mailbox}`, notices]]))
  }

  /**
   * Counts a guess of a second factor's code, as {@link guess} does for passwords.
   * @throws {AuthError} 429 `over_request_rate_limit`.
   */
  async guessCode(
    userId: string,
    client: string | undefined,
    isKnown: () => Promise<boolean>,
  ): Promise<void> {
    if (await this.#isOver([[codePairKey(userId, client), codeGuesses.ofPair]]))
      throw tooManyRequests()
    if ((await this.#isOver([[codeUserKey(userId), codeGuesses.ofUser]])) && !(await isKnown()))
      throw tooManyRequests()
  }

  /** Reverts the count of such a guess, because the code was correct. */
  async guessedCodeRight(userId: string, client: string | undefined): Promise<void> {
    await this.#counters.takeBack([codePairKey(userId, client), codeUserKey(userId)], this.#clock())
  }

  async #isOver(limits: [key: string, limit: Limit][]): Promise<boolean> {
    const counts = await this.#counters.count(
      limits.map(([key, { window }]) => ({ key, window })),
      this.#clock(),
    )
    return counts.some(({ hits }, index) => hits > (limits[index]?.[1].max ?? 0))
  }
}

const pairKey = (mailbox: string, client = '') => `guess ${client} ${mailbox}`
const clientKey = (client: string) => `guess from ${client}`
const mailboxKey = (mailbox: string) => `guess of ${mailbox}`
const codePairKey = (userId: string, client = '') => `code ${client} ${userId}`
const codeUserKey = (userId: string) => `code of ${userId}`

const tooManyRequests = () =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
const tooManyEmails = (message: string) => new AuthError(429, 'over_email_send_rate_limit', message)
