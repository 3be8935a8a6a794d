import type { Kysely, Selectable } from 'kysely'
import type { AuthSessionsTable, AuthUsersTable, Schema } from '../../database/schema.ts'
import { signAccessToken, tokenSeconds } from './access-tokens.ts'
import { type AuthUser, sessionFromRow, userFromRow, userJson } from './account.ts'
import { AuthError } from './auth-error.ts'
import type { Limits } from './limits.ts'
import type { Post } from './post.ts'
import { openSession, refreshToken } from './sessions.ts'
import type { SigningKeys } from './signing-keys.ts'

/** What every call of the accounts stands on. */
export interface AuthHouse {
  db: Kysely<Schema>
  keys: SigningKeys
  limits: Limits
  post: Post
  siteUrl: string
  settings: AuthSettings
}

export interface AuthSettings {
  /** Addresses need no confirmation: a sign-up signs in at once. */
  autoConfirm: boolean
  disableSignup: boolean
}

/** Who calls, and when. */
export interface Caller {
  /** Their address, where it is known. */
  client: string | undefined
  now: number
}

export type UserRow = Selectable<AuthUsersTable>
export type SessionRow = Selectable<AuthSessionsTable>

export const findUser = (db: Kysely<Schema>, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('auth_users').selectAll().where('email', '=', email).executeTakeFirst()

/** A user with their identities, as clients see them. */
export async function presentUser(db: Kysely<Schema>, user: AuthUser) {
  return userJson(
    user,
    await db
      .selectFrom('auth_identities')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .execute(),
  )
}

/**
 * Signs a user in anew.
 * @throws {AuthError} 400 `user_banned`.
 */
export async function signIn(
  house: AuthHouse,
  user: UserRow,
  method: 'password' | 'otp',
  { client, now }: Caller,
) {
  refuseBanned(user, now)
  const session = await house.db.transaction().execute(async (transaction) => {
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
  return presentSession(house, { ...user, last_sign_in_at: now }, session, now)
}

/** A session with fresh tokens, as clients see it. */
export async function presentSession(
  { db, keys, siteUrl }: AuthHouse,
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

export function refuseBanned(user: UserRow, now: number): void {
  if (user.banned_until !== null && user.banned_until > now)
    throw new AuthError(400, 'user_banned', 'User is banned')
}
