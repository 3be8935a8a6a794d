import type { Counters } from '../../counters.ts'
import { AuthError } from './auth-error.ts'

const minute = 60_000
const hour = 60 * minute

interface Limit {
  most: number
  /** In milliseconds, from the first one on. */
  window: number
}

export type Call = 'signup' | 'recover' | 'resend' | 'user' | 'verify' | 'token'

const few: Limit = { most: 30, window: 5 * minute }
/** Of one client. Every open page of somebody who is signed in may renew a session now and then. */
const calls: Record<Call, Limit> = {
  signup: few,
  recover: few,
  resend: few,
  user: few,
  verify: few,
  token: { most: 30, window: minute },
}

const letters = {
  /** Of a kind to a mailbox, and of all kinds: nobody's mailbox is flooded by strangers. */
  ofKind: { most: 1, window: minute },
  ofMailbox: { most: 10, window: hour },
  /** That one client may cause, to whomever: a hotel's guests, not a list of addresses. */
  ofClient: { most: 20, window: hour },
} satisfies Record<string, Limit>

/**
 * Letters to all mailboxes together in an hour: they protect our name with the mail servers, should a
 * crowd of machines write to strangers through us. The hosted service's thirty would let a single
 * machine close sign-up for everybody; so many take fifty clients at it all the time, and an agency has
 * a few dozen sign-ups a day.
 */
const lettersOfAll = 1000

const guesses = {
  ofClient: { most: 60, window: hour },
  /** For one mailbox from one client. */
  ofPair: { most: 10, window: 10 * minute },
  /** For one mailbox from anywhere. */
  ofMailbox: { most: 50, window: hour },
} satisfies Record<string, Limit>

/**
 * How often anybody may ask, counted with all processes together. Every limit counts alike for addresses
 * that have an account and that have none, so that none tells which is which.
 */
export class Limits {
  readonly #counters: Counters
  readonly #lettersAnHour: number

  /** @param lettersAnHour to all mailboxes together. */
  constructor(counters: Counters, lettersAnHour = lettersOfAll) {
    this.#counters = counters
    this.#lettersAnHour = lettersAnHour
  }

  /**
   * Counts a call of a client; calls from within this process that name no client are not counted.
   * @throws {AuthError} 429.
   */
  async call(call: Call, client: string | undefined): Promise<void> {
    if (client !== undefined && (await this.#isOver([[`call ${call} ${client}`, calls[call]]])))
      throw tooMany()
  }

  /**
   * Counts a letter that somebody asked for, whether or not one is written.
   * @throws {AuthError} 429.
   */
  async letter(kind: string, mailbox: string, client: string | undefined): Promise<void> {
    const now = Date.now()
    const [ofKind] = await this.#counters.count(
      [{ key: `letter ${kind} ${mailbox}`, window: letters.ofKind.window }],
      now,
    )
    if (ofKind && ofKind.hits > letters.ofKind.most) {
      const seconds = Math.ceil((ofKind.until - now) / 1000)
      throw new AuthError(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${seconds} seconds.`,
      )
    }
    const own: [string, Limit][] = [[`letter ${mailbox}`, letters.ofMailbox]]
    if (client !== undefined) own.push([`letter from ${client}`, letters.ofClient])
    // Who is over their own limit uses up nothing of everybody's.
    if (
      (await this.#isOver(own)) ||
      (await this.#isOver([['letter', { most: this.#lettersAnHour, window: hour }]]))
    )
      throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
  }

  /**
   * Counts a guess of a mailbox's password before it is tried, so that many at once are counted too.
   * @param isKnown whether this client has signed in to this mailbox before. A flood of guesses from
   *   elsewhere closes the mailbox to strangers, never to its owner.
   * @throws {AuthError} 429.
   */
  async guess(
    mailbox: string,
    client: string | undefined,
    isKnown: () => Promise<boolean>,
  ): Promise<void> {
    const own: [string, Limit][] = [[pairKey(mailbox, client), guesses.ofPair]]
    if (client !== undefined) own.push([clientKey(client), guesses.ofClient])
    if (await this.#isOver(own)) throw tooMany()
    if ((await this.#isOver([[mailboxKey(mailbox), guesses.ofMailbox]])) && !(await isKnown()))
      throw tooMany()
  }

  /** The guess was right: it does not count. */
  async guessedRight(mailbox: string, client: string | undefined): Promise<void> {
    const own = client === undefined ? [] : [clientKey(client)]
    await this.#counters.takeBack(
      [pairKey(mailbox, client), mailboxKey(mailbox), ...own],
      Date.now(),
    )
  }

  async #isOver(limits: [key: string, limit: Limit][]): Promise<boolean> {
    const counts = await this.#counters.count(
      limits.map(([key, { window }]) => ({ key, window })),
      Date.now(),
    )
    return counts.some(({ hits }, index) => hits > (limits[index]?.[1].most ?? 0))
  }
}

const pairKey = (mailbox: string, client = '') => `guess ${client} ${mailbox}`
const clientKey = (client: string) => `guess from ${client}`
const mailboxKey = (mailbox: string) => `guess of ${mailbox}`

export const tooMany = () =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
