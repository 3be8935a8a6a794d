import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../database/schema.ts'
import type { TokenPurpose } from '../../database/tables/accounts.ts'
import { type Language, languageOf } from '../../language.ts'
import { enqueue } from '../../mail/enqueue.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Device } from '../../shared/addresses/user-agent.ts'
import { linkHours } from '../../shared/time/account-durations.ts'
import { hour } from '../../shared/time/durations.ts'
import { newToken, tokenHash } from '../../tokens/token.ts'
import type { AuthUser, UserMetadata } from './account.ts'
import { deviceText, words, type NoticeKind } from './email-words.ts'
import { accountEmailKind, type InvitationDetails } from './emails.ts'

/** The `type` by which a link or a client says what it verifies. */
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

/**
 * The path and query of an e-mail's link on our site; undefined for the service's own GET /verify.
 */
export type LinkTo = (parts: LinkParts) => string | undefined

/** Called after the transaction that queued an e-mail has been committed. */
export type AfterCommit = () => void

interface TokenEmail {
  purpose: TokenPurpose
  email: string
  redirectTo: string
  now: number
  codeChallenge?: string | undefined
  invitation?: InvitationDetails
}

interface Options {
  outbox: Pick<Outbox, 'wake'>
  log: Logger
  siteUrl: string
  mailDomain: string
  /** Whether the site is in production; elsewhere the links of e-mails are also logged. */
  production: boolean
  /** By default every link is the service's own. */
  linkTo?: LinkTo | undefined
}

/** Queues the e-mails of accounts, within the transaction that makes the change they are about. */
export class AccountMailer {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Writes an e-mail with a link that works once. An earlier one of the same purpose stops working.
   * @param email the address that gets it; for a change of address, the new one.
   * @param codeChallenge the challenge of a client that exchanges codes; the link is then always
   *   the service's own.
   * @param invitation the details in the e-mail of an invitation.
   */
  async sendToken(
    transaction: Kysely<Schema>,
    user: Pick<AuthUser, 'id' | 'userMetadata'>,
    { purpose, email, redirectTo, now, codeChallenge, invitation }: TokenEmail,
  ): Promise<AfterCommit> {
    const token = newToken()
    const row = {
      email,
      token_hash: tokenHash(token),
      expires_at: now + linkHours[purpose] * hour,
      ...formerCode.columns,
      code_challenge: codeChallenge ?? null,
    }
    await transaction
      .insertInto('auth_one_time_tokens')
      .values({ id: randomUUID(), user_id: user.id, purpose, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
      .execute()
    const language = languageOfUser(user.userMetadata, redirectTo)
    const parts = { type: linkTypes[purpose], token, redirectTo, language }
    const { outbox, log, production, siteUrl, linkTo } = this.#options
    const link = (codeChallenge ? undefined : linkTo?.(parts)) ?? verifyLink(parts)
    const payload = { email, language, link, ...formerCode.payload }
    await enqueue(
      transaction,
      accountEmailKind.with(
        purpose === 'invite'
          ? { kind: purpose, ...payload, ...(invitation && { invitation }) }
          : { kind: purpose, ...payload },
      ),
      this.#options.mailDomain,
      now,
    )
    return () => {
      outbox.wake()
      // In development the link can be followed without a mail server.
      if (!production)
        log.info({ link: new URL(link, siteUrl).href }, `account: ${purpose} by this link`)
    }
  }

  /**
   * Queues an e-mail to a user about a change of their account.
   * @param by the name of the member who made it.
   */
  async sendNotice(
    transaction: Kysely<Schema>,
    user: Pick<AuthUser, 'email' | 'userMetadata'>,
    {
      kind,
      now,
      device = { browser: undefined, system: undefined },
      by,
    }: { kind: NoticeKind; now: number; device?: Device | undefined; by?: string | undefined },
  ): Promise<AfterCommit> {
    const language = languageOfUser(user.userMetadata, '')
    const details =
      kind === 'new_device' ? deviceText(device, language) : by && words[language].resetBy(by)
    const email = accountEmailKind.with({
      kind,
      email: user.email,
      language,
      ...(details ? { details } : {}),
    })
    await enqueue(transaction, email, this.#options.mailDomain, now)
    return () => this.#options.outbox.wake()
  }
}

/** The service's own link. */
const verifyLink = ({ token, type, redirectTo }: LinkParts): string =>
  `/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`

/**
 * Processes of the previous version, which run beside this one during a rolling restart, expect the
 * code that e-mails had beside the link. Nobody can enter this one. It is removed one release
 * later, with its columns.
 */
const formerCode = {
  columns: { code_hash: '', code_expires_at: 0, code_attempts: 0 },
  payload: { code: '' },
}

/** The language that the user chose, or otherwise the language of the page from which they came. */
export function languageOfUser({ language }: UserMetadata, redirectTo: string): Language {
  if (language === 'en' || language === 'es') return language
  return URL.canParse(redirectTo) ? languageOf(new URL(redirectTo).pathname) : 'en'
}
