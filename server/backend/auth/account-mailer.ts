import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../database/schema.ts'
import type { TokenPurpose } from '../../database/tables/accounts.ts'
import { type Language, languageOf } from '../../language.ts'
import { enqueue } from '../../mail/enqueue.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { minute } from '../../shared/durations.ts'
import type { Device } from '../../shared/user-agent.ts'
import { newToken, tokenHash } from '../../tokens/token.ts'
import type { AuthUser, Metadata } from './account.ts'
import { codeMinutes, deviceText } from './email-words.ts'
import { accountEmailKind, linkHours } from './emails.ts'
import type { NoticeKind } from './notice-kinds.ts'

/** The `type` by which a link or a client names what it verifies. */
const linkTypes = {
  confirmation: 'signup',
  recovery: 'recovery',
  email_change: 'email_change',
  invite: 'invite',
} as const

interface LinkParts {
  type: (typeof linkTypes)[TokenPurpose]
  token: string
  redirectTo: string
  language: Language
}

/** The address of an e-mail's link; undefined means the service's own GET /verify. */
export type LinkTo = (parts: LinkParts) => string | undefined

/** Called once the transaction that wrote an e-mail is committed. */
export type AfterCommit = () => void

interface Options {
  outbox: Pick<Outbox, 'wake'>
  log: Logger
  siteUrl: string
  production: boolean
  linkTo: LinkTo | undefined
}

/** Writes the e-mails of accounts into the outbox, within the transaction of what they are about. */
export class AccountMailer {
  readonly #options: Options
  readonly #domain: string

  constructor(options: Options) {
    this.#options = options
    this.#domain = new URL(options.siteUrl).hostname
  }

  /**
   * Writes an e-mail with a link and a code that work once. An earlier one of the same purpose stops working.
   * @param email where it goes: for a change of address not the user's present one.
   * @param codeChallenge of a client that exchanges codes; its link is then always the service's own.
   */
  async sendToken(
    transaction: Kysely<Schema>,
    user: Pick<AuthUser, 'id' | 'userMetadata'>,
    purpose: TokenPurpose,
    email: string,
    redirectTo: string,
    now: number,
    codeChallenge: string | undefined = undefined,
  ): Promise<AfterCommit> {
    const token = newToken()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const row = {
      email,
      token_hash: tokenHash(token),
      expires_at: now + linkHours[purpose] * 60 * minute,
      code_hash: codeHash(user.id, code),
      code_expires_at: now + codeMinutes * minute,
      code_attempts: 0,
      code_challenge: codeChallenge ?? null,
    }
    await transaction
      .insertInto('auth_one_time_tokens')
      .values({ id: randomUUID(), user_id: user.id, purpose, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
      .execute()
    const language = languageOfUser(user.userMetadata, redirectTo)
    const parts = { type: linkTypes[purpose], token, redirectTo, language }
    const link = (codeChallenge ? undefined : this.#options.linkTo?.(parts)) ?? this.#link(parts)
    await enqueue(
      transaction,
      accountEmailKind.with({ kind: purpose, email, language, link, code }),
      this.#domain,
      now,
    )
    const { outbox, log, production } = this.#options
    return () => {
      outbox.wake()
      // In development the link can be followed without a mail server.
      if (!production) log.info({ link, code }, `account: ${purpose} by this link`)
    }
  }

  /** Writes an e-mail that tells the user what has happened to the account. */
  async sendNotice(
    transaction: Kysely<Schema>,
    user: Pick<AuthUser, 'email' | 'userMetadata'>,
    kind: NoticeKind,
    now: number,
    device: Device = { browser: undefined, system: undefined },
  ): Promise<AfterCommit> {
    const language = languageOfUser(user.userMetadata, '')
    const details = kind === 'new_device' ? deviceText(device, language) : undefined
    const email = accountEmailKind.with({
      kind,
      email: user.email,
      language,
      ...(details ? { details } : {}),
    })
    await enqueue(transaction, email, this.#domain, now)
    return () => this.#options.outbox.wake()
  }

  /** The service's own link. */
  #link(parts: LinkParts): string {
    const query = new URLSearchParams({
      token: parts.token,
      type: parts.type,
      redirect_to: parts.redirectTo,
    })
    return `${this.#options.siteUrl}/auth/v1/verify?${query}`
  }
}

/**
 * The stored hash of a code. The hash does not protect six digits; their short lifetime and the limit on attempts
 * do.
 */
export const codeHash = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId} ${code}`).digest('hex')

/** The language that the user chose, or that of the page they came from. */
export function languageOfUser({ language }: Metadata, redirectTo: string): Language {
  if (language === 'en' || language === 'es') return language
  return URL.canParse(redirectTo) ? languageOf(new URL(redirectTo).pathname) : 'en'
}
