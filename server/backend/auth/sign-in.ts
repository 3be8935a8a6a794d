import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { signAccessToken, tokenSeconds } from './access-tokens.ts'
import { type AuthUser, sessionFromRow, userFromRow, userJson, type UserJson } from './account.ts'
import { AuthError } from './auth-error.ts'
import type { AuthContext, Caller, SessionRow, UserRow } from './context.ts'
import { openSession, refreshToken } from './sessions.ts'

/**
 * Opens a session for a user.
 * @param method how the user proved who they are; the access token names it.
 * @throws {AuthError} 400 `user_banned`.
 */
export async function signIn(
  context: AuthContext,
  user: UserRow,
  method: 'password' | 'otp',
  { client, now }: Caller,
): Promise<SessionJson> {
  refuseBanned(user, now)
  const session = await context.db.transaction().execute(async (transaction) => {
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
    return openSession(transaction, user.id, method, client, now)
  })
  return presentSession(context, { ...user, last_sign_in_at: now }, session, now)
}

/** A session with new tokens, as clients see it. */
export async function presentSession(
  { db, keys, siteUrl }: AuthContext,
  row: UserRow,
  session: SessionRow,
  now: number,
) {
  const user = userFromRow(row)
  return {
    access_token: await signAccessToken(keys, siteUrl, user, sessionFromRow(session), now),
    token_type: 'bearer',
    expires_in: tokenSeconds,
    expires_at: Math.floor(now / 1000) + tokenSeconds,
    refresh_token: refreshToken(session, session.refresh_counter),
    user: await presentUser(db, user),
  }
}

export type SessionJson = Awaited<ReturnType<typeof presentSession>>

/** A user with their identities, as clients see them. */
export async function presentUser(db: Kysely<Schema>, user: AuthUser): Promise<UserJson> {
  const identities = await db
    .selectFrom('auth_identities')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute()
  return userJson(user, identities)
}

/** @throws {AuthError} 400 `user_banned`. */
export function refuseBanned(user: UserRow, now: number): void {
  if (user.banned_until !== null && user.banned_until > now)
    throw new AuthError(400, 'user_banned', 'User is banned')
}
