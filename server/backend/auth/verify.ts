import { timingSafeEqual } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import type { AuthOneTimeTokensTable, Schema, TokenPurpose } from '../../database/schema.ts'
import { tokenHash } from '../../tokens/token.ts'
import { AuthError, invalid } from './auth-error.ts'
import { type AuthContext, type Caller, findUser, type UserRow } from './context.ts'
import { type SessionJson, signIn } from './sign-in.ts'
import { readBody, readRedirect, text } from './input.ts'
import { codeHash } from './account-mailer.ts'

/** The purpose of each `type` that clients know; for those without one we send no e-mails. */
const purposes: Record<string, TokenPurpose | undefined> = {
  signup: 'confirmation',
  email: 'confirmation',
  recovery: 'recovery',
  magiclink: undefined,
  invite: undefined,
  email_change: 'email_change',
}

/** How often a code of six digits may be tried. */
const maxAttempts = 5

type OneTimeToken = Selectable<AuthOneTimeTokensTable>

const verifyBody = v.object({ type: text, email: text, phone: text, token: text, token_hash: text })

/**
 * POST /verify: signs in by the code of an e-mail, or by the token of its link.
 * @throws {AuthError} 400 for a body that cannot be used, 403 `otp_expired`.
 */
export async function verify(
  context: AuthContext,
  caller: Caller,
  request: Request,
): Promise<SessionJson> {
  const body = await readBody(request, verifyBody)
  if (!body.type) throw invalid('Verify requires a verification type')
  if (!body.token && !body.token_hash)
    throw invalid('Verify requires either a token or a token hash')
  if (body.token_hash) {
    if (body.email || body.phone || body.token)
      throw invalid('Only the token_hash and type should be provided')
    return redeem(
      context,
      caller,
      await findByLink(context.db, purposeOf(body.type), body.token_hash, caller.now),
    )
  }
  if (!body.email)
    throw invalid('Only an email address or phone number should be provided on verify')
  return redeem(
    context,
    caller,
    await findByCode(
      context.db,
      purposeOf(body.type),
      body.email.trim().toLowerCase(),
      body.token,
      caller.now,
    ),
  )
}

/**
 * GET /verify, the link of an e-mail: signs in and returns to the site. The session, or the error, is
 * in the address's fragment, which browsers do not send to servers.
 * @returns the address to redirect to.
 */
export async function verifyLink(
  context: AuthContext,
  caller: Caller,
  query: URLSearchParams,
): Promise<string> {
  const redirectTo = readRedirect(query.get('redirect_to'), context.siteUrl)
  const type = query.get('type') ?? ''
  try {
    if (!type) throw invalid('Verify requires a verification type')
    const token = query.get('token') || query.get('token_hash')
    if (!token) throw invalid('Verify requires a token or a token hash')
    const session = await redeem(
      context,
      caller,
      await findByLink(context.db, purposeOf(type), token, caller.now),
    )
    const { access_token, expires_at, expires_in, refresh_token, token_type } = session
    return withFragment(redirectTo, {
      access_token,
      expires_at: String(expires_at),
      expires_in: String(expires_in),
      refresh_token,
      sb: '',
      token_type,
      type,
    })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return withFragment(redirectTo, {
      error: error.status < 500 ? 'access_denied' : 'server_error',
      error_code: error.code,
      error_description: error.message,
      sb: '',
    })
  }
}

function withFragment(address: string, parts: Record<string, string>): string {
  const url = new URL(address)
  url.hash = new URLSearchParams(parts).toString()
  return url.href
}

function purposeOf(type: string): TokenPurpose | undefined {
  if (!Object.hasOwn(purposes, type)) throw invalid('Invalid email verification type')
  return purposes[type]
}

const expiredLink = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
const expiredCode = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid')

async function findByLink(
  db: Kysely<Schema>,
  purpose: TokenPurpose | undefined,
  token: string,
  now: number,
): Promise<OneTimeToken> {
  const found =
    purpose &&
    (await db
      .selectFrom('auth_one_time_tokens')
      .selectAll()
      .where('token_hash', '=', tokenHash(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .executeTakeFirst())
  if (!found) throw expiredLink()
  return found
}

/** Counts the attempt before it compares, so that parallel attempts are counted too. */
async function findByCode(
  db: Kysely<Schema>,
  purpose: TokenPurpose | undefined,
  email: string,
  code: string,
  now: number,
): Promise<OneTimeToken> {
  const guessed =
    purpose &&
    (await db
      .updateTable('auth_one_time_tokens')
      .set((update) => ({ code_attempts: update('code_attempts', '+', 1) }))
      .where('purpose', '=', purpose)
      .where('email', '=', email)
      .where('code_expires_at', '>', now)
      .where('code_attempts', '<', maxAttempts)
      .returningAll()
      .executeTakeFirst())
  if (
    !guessed ||
    !timingSafeEqual(Buffer.from(guessed.code_hash), Buffer.from(codeHash(guessed.user_id, code)))
  )
    throw expiredCode()
  return guessed
}

/** Deletes the token, does what it is for, and signs in. Of two parallel calls one succeeds. */
async function redeem(
  context: AuthContext,
  caller: Caller,
  token: OneTimeToken,
): Promise<SessionJson> {
  const user = await context.db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('auth_one_time_tokens')
      .where('id', '=', token.id)
      .where('token_hash', '=', token.token_hash)
      .returning('id')
      .executeTakeFirst()
    return taken && fulfil(transaction, token, caller.now)
  })
  if (!user) throw expiredLink()
  return signIn(context, user, 'otp', caller)
}

/** @returns undefined when another account has meanwhile taken the address. */
async function fulfil(
  transaction: Kysely<Schema>,
  { purpose, email, user_id }: OneTimeToken,
  now: number,
): Promise<UserRow | undefined> {
  if (purpose === 'email_change' && (await findUser(transaction, email))) return undefined
  const known = await transaction
    .selectFrom('auth_users')
    .select('email_confirmed_at')
    .where('id', '=', user_id)
    .executeTakeFirst()
  const isUnconfirmed = known?.email_confirmed_at === null
  // Whoever could read the e-mail owns the mailbox, whatever the e-mail was for.
  await transaction
    .updateTable('auth_identities')
    .set({ email, email_verified: 1, updated_at: now })
    .where('user_id', '=', user_id)
    .execute()
  return transaction
    .updateTable('auth_users')
    .set((update) => ({
      email,
      email_confirmed_at: update.fn.coalesce('email_confirmed_at', update.val(now)),
      updated_at: now,
      ...(purpose === 'email_change' ? { new_email: null } : {}),
      // The password of an unconfirmed account may be a stranger's, so its owner must choose one.
      ...(purpose === 'recovery' && isUnconfirmed ? { password_hash: '' } : {}),
    }))
    .where('id', '=', user_id)
    .returningAll()
    .executeTakeFirst()
}
