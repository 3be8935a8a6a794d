import { AuthError } from './auth-error.ts'

const minute = 60_000
/** Keys come from strangers, so what is remembered about them must not grow with them. */
const maxKeys = 50_000

/** Token buckets by key, in memory: `burst` at once, and `burst` or another amount anew in `period`. */
export class Buckets {
  readonly #burst: number
  readonly #perMillisecond: number
  readonly #levels = new Map<string, { level: number; at: number }>()

  /**
   * @param burst how many at once.
   * @param amount how many come back in `period`.
   * @param period in milliseconds.
   */
  constructor(burst: number, amount: number, period: number) {
    this.#burst = burst
    this.#perMillisecond = amount / period
  }

  /** Takes one. @returns 0, or how many milliseconds until there is one to take. */
  take(key: string, now = Date.now()): number {
    const level = this.#level(key, now)
    const wait = level >= 1 ? 0 : Math.ceil((1 - level) / this.#perMillisecond)
    this.#set(key, wait === 0 ? level - 1 : level, now)
    return wait
  }

  /** Gives one back. */
  giveBack(key: string, now = Date.now()): void {
    this.#set(key, Math.min(this.#burst, this.#level(key, now) + 1), now)
  }

  #level(key: string, now: number): number {
    const bucket = this.#levels.get(key)
    return bucket ? Math.min(this.#burst, bucket.level + (now - bucket.at) * this.#perMillisecond) : this.#burst
  }

  #set(key: string, level: number, at: number): void {
    this.#levels.delete(key)
    this.#levels.set(key, { level, at })
    const [oldest] = this.#levels.keys()
    if (this.#levels.size > maxKeys && oldest !== undefined) this.#levels.delete(oldest)
  }
}

export type Call = 'signup' | 'recover' | 'resend' | 'user' | 'verify' | 'token'

/**
 * How often anybody may ask. Every limit counts alike for addresses that have an account and that
 * have none, so that none tells which is which.
 */
export class Limits {
  readonly #calls: Record<Call, Buckets>
  readonly #mailbox = new Buckets(1, 1, minute)
  readonly #letters: Buckets
  /** Wrong passwords from one client, for one mailbox from one client, and for one mailbox from anywhere. */
  readonly #guessesOfClient = new Buckets(60, 60, 60 * minute)
  readonly #guessesOfPair = new Buckets(10, 10, 10 * minute)
  readonly #guessesOfMailbox = new Buckets(50, 50, 60 * minute)

  /** @param lettersAnHour to all mailboxes together. */
  constructor(lettersAnHour: number) {
    const few = () => new Buckets(30, 30, 5 * minute)
    this.#calls = { signup: few(), recover: few(), resend: few(), user: few(), verify: few(), token: new Buckets(30, 150, 5 * minute) }
    this.#letters = new Buckets(lettersAnHour, lettersAnHour, 60 * minute)
  }

  /**
   * Counts a call of a client; calls from within this process that name no client are not counted.
   * @throws {AuthError} 429.
   */
  call(call: Call, client: string | undefined): void {
    if (client !== undefined && this.#calls[call].take(client) > 0) throw tooMany()
  }

  /**
   * Counts a letter that somebody asked for, whether or not one is written.
   * @param kind one of a kind a minute goes to a mailbox.
   * @throws {AuthError} 429.
   */
  letter(kind: string, mailbox: string): void {
    const wait = this.#mailbox.take(`${kind} ${mailbox}`)
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000)
      throw new AuthError(429, 'over_email_send_rate_limit', `For security purposes, you can only request this after ${seconds} seconds.`)
    }
    if (this.#letters.take('') > 0) throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
  }

  /**
   * Counts a guess of a mailbox's password before it is tried, so that many at once are counted too.
   * @param isKnown whether this client has signed in to this mailbox before. A flood of guesses from
   *   elsewhere closes the mailbox to strangers, never to its owner.
   * @throws {AuthError} 429.
   */
  async guess(mailbox: string, client: string | undefined, isKnown: () => Promise<boolean>): Promise<void> {
    if (client !== undefined && this.#guessesOfClient.take(client) > 0) throw tooMany()
    if (this.#guessesOfPair.take(pair(mailbox, client)) > 0) throw tooMany()
    if (this.#guessesOfMailbox.take(mailbox) > 0 && !(await isKnown())) throw tooMany()
  }

  /** The guess was right: it does not count. */
  guessedRight(mailbox: string, client: string | undefined): void {
    if (client !== undefined) this.#guessesOfClient.giveBack(client)
    this.#guessesOfPair.giveBack(pair(mailbox, client))
    this.#guessesOfMailbox.giveBack(mailbox)
  }
}

const pair = (mailbox: string, client = '') => `${client} ${mailbox}`

export const tooMany = () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
