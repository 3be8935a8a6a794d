import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { AuthOneTimeTokensTable, TokenPurpose } from '../../database/tables/accounts.ts'
import { tokenHash } from '../../tokens/token.ts'
import { AuthError } from './auth-error.ts'
import type { AuthDependencies, AuthCaller } from './context.ts'
import { issueCode } from './pkce.ts'
import { findUser, type UserRow } from './rows.ts'
import { type SessionJson, signIn } from './sign-in.ts'

type OneTimeToken = Selectable<AuthOneTimeTokensTable>

const expiredLink = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')

/** @throws {AuthError} 403 `otp_expired`. */
export async function findByLink(
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

/**
 * Deletes the token, confirms or changes the address as the token's purpose requires, and signs in.
 * One of two parallel calls succeeds.
 * @throws {AuthError} 403 `otp_expired`, 400 `user_banned`.
 */
export async function redeem(
  context: AuthDependencies,
  caller: AuthCaller,
  token: OneTimeToken,
): Promise<SessionJson> {
  return signIn(context, await use(context, caller, token), 'otp', caller)
}

/**
 * As {@link redeem}, without signing in. For a client that used PKCE, it issues a code that only
 * this client can exchange for a session.
 * @throws as {@link redeem}.
 */
export async function redeemForCode(
  context: AuthDependencies,
  caller: AuthCaller,
  token: OneTimeToken & { code_challenge: string },
): Promise<string> {
  const user = await use(context, caller, token)
  return issueCode(context.db, {
    userId: user.id,
    purpose: token.purpose,
    challenge: token.code_challenge,
    now: caller.now,
  })
}

async function use(
  context: AuthDependencies,
  caller: AuthCaller,
  token: OneTimeToken,
): Promise<UserRow> {
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
  return user
}

/**
 * @returns undefined when another account has taken the address in the meantime, or the account no
 *   longer has the address to which the token was sent: a mailbox that was given up proves nothing.
 */
async function fulfil(
  transaction: Kysely<Schema>,
  token: OneTimeToken,
  now: number,
): Promise<UserRow | undefined> {
  return token.purpose === 'email_change'
    ? changeAddress(transaction, token, now)
    : confirmAddress(transaction, token, now)
}

/**
 * Gives the account its new address, and invalidates the links that were sent to the former one.
 */
async function changeAddress(
  transaction: Kysely<Schema>,
  { email, user_id }: OneTimeToken,
  now: number,
): Promise<UserRow | undefined> {
  if (await findUser(transaction, email)) return undefined
  await endLinks(transaction, user_id)
  await verifyIdentity(transaction, { email, user_id }, now)
  return transaction
    .updateTable('auth_users')
    .set((update) => ({
      email,
      new_email: null,
      email_confirmed_at: update.fn.coalesce('email_confirmed_at', update.val(now)),
      updated_at: now,
    }))
    .where('id', '=', user_id)
    .returningAll()
    .executeTakeFirst()
}

/** Ends the e-mailed links of an account, and the codes for which some have been exchanged. */
export async function endLinks(transaction: Kysely<Schema>, userId: string): Promise<void> {
  for (const table of ['auth_one_time_tokens', 'auth_codes'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
}

/** Any e-mail to the account's address proves control of the mailbox. */
async function confirmAddress(
  transaction: Kysely<Schema>,
  { purpose, email, user_id }: OneTimeToken,
  now: number,
): Promise<UserRow | undefined> {
  const user = await transaction
    .selectFrom('auth_users')
    .select('email_confirmed_at')
    .where('id', '=', user_id)
    .executeTakeFirst()
  const isUnconfirmed = user?.email_confirmed_at === null
  const confirmed = await transaction
    .updateTable('auth_users')
    .set((update) => ({
      email_confirmed_at: update.fn.coalesce('email_confirmed_at', update.val(now)),
      updated_at: now,
      // A stranger may have chosen the password of an unconfirmed account, so its owner has to
      // choose one.
      ...(purpose === 'recovery' && isUnconfirmed ? { password_hash: '' } : {}),
    }))
    .where('id', '=', user_id)
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst()
  if (confirmed) await verifyIdentity(transaction, { email, user_id }, now)
  return confirmed
}

const verifyIdentity = (
  transaction: Kysely<Schema>,
  { email, user_id }: Pick<OneTimeToken, 'email' | 'user_id'>,
  now: number,
) =>
  transaction
    .updateTable('auth_identities')
    .set({ email, email_verified: 1, updated_at: now })
    .where('user_id', '=', user_id)
    .execute()
