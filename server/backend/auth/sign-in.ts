import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { deviceOf } from '../../shared/addresses/user-agent.ts'
import { signAccessToken, tokenSeconds } from './access-tokens.ts'
import { type AuthUser, userFromRow, userJson, type UserJson } from './account.ts'
import { AuthError } from './auth-error.ts'
import type { AuthDependencies, AuthCaller } from './context.ts'
import { shouldReportSignIn, rememberDevice } from './devices.ts'
import type { SessionRow, UserRow } from './rows.ts'
import { factorsOf } from './second-factor.ts'
import { openSession, refreshToken, type SignInMethod } from './sessions.ts'

/**
 * Opens a session for a user.
 * @param method how the user proved their identity; the access token names it.
 * @throws {AuthError} 400 `user_banned`.
 */
export async function signIn(
  context: AuthDependencies,
  user: UserRow,
  method: SignInMethod,
  caller: AuthCaller,
): Promise<SessionJson> {
  const { now } = caller
  refuseBanned(user, now)
  const reportsSignIn = await shouldReportSignIn(context, user, method, caller)
  const { session, afterCommit } = await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('auth_users')
      .set({ last_sign_in_at: now })
      .where('id', '=', user.id)
      .execute()
    await transaction
      .updateTable('auth_identities')
      .set({ last_sign_in_at: now })
      .where('user_id', '=', user.id)
      .execute()
    await rememberDevice(transaction, user, caller)
    return {
      session: await openSession(transaction, user.id, method, caller),
      afterCommit: reportsSignIn
        ? await context.mailer.sendNotice(transaction, userFromRow(user), {
            kind: 'new_device',
            now,
            device: deviceOf(caller.userAgent),
          })
        : undefined,
    }
  })
  afterCommit?.()
  return presentSession(context, { ...user, last_sign_in_at: now }, session, now)
}

/** A session with new tokens, in the form for clients. */
export async function presentSession(
  { db, keys, siteUrl }: AuthDependencies,
  row: UserRow,
  session: SessionRow,
  now: number,
) {
  const user = userFromRow(row)
  return {
    access_token: await signAccessToken(keys, { siteUrl, user, session, now }),
    token_type: 'bearer',
    expires_in: tokenSeconds,
    expires_at: Math.floor(now / 1000) + tokenSeconds,
    refresh_token: refreshToken(session, session.refresh_counter),
    user: await presentUser(db, user, now),
  }
}

export type SessionJson = Awaited<ReturnType<typeof presentSession>>

/** A user with their identities and factors, in the form for clients. */
export async function presentUser(
  db: Kysely<Schema>,
  user: AuthUser,
  now: number,
): Promise<UserJson> {
  const identities = await db
    .selectFrom('auth_identities')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute()
  return userJson(user, identities, await factorsOf(db, user.id, now))
}

/** @throws {AuthError} 400 `user_banned`. */
export function refuseBanned(user: UserRow, now: number): void {
  if (user.banned_until !== null && user.banned_until > now)
    throw new AuthError(400, 'user_banned', 'User is banned')
}
