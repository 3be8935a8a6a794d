import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { UserMetadata } from './account.ts'
import type { UserRow } from './rows.ts'

/** @returns false when another process has just inserted the same address. */
export async function insertUser(transaction: Kysely<Schema>, user: UserRow): Promise<boolean> {
  const inserted = await transaction
    .insertInto('auth_users')
    .values({
      ...user,
      app_metadata: JSON.stringify(user.app_metadata),
      user_metadata: JSON.stringify(user.user_metadata),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await transaction.insertInto('auth_identities').values(identityOf(user)).execute()
  return inserted !== undefined
}

/**
 * A new account of a visitor, not stored yet.
 * @param passwordHash empty: no password can sign in.
 */
export function newUser({
  email,
  passwordHash,
  userMetadata,
  isConfirmed,
  now,
}: {
  email: string
  passwordHash: string
  userMetadata: UserMetadata
  isConfirmed: boolean
  now: number
}): UserRow {
  return {
    id: randomUUID(),
    email,
    password_hash: passwordHash,
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userMetadata,
    new_email: null,
    email_confirmed_at: isConfirmed ? now : null,
    confirmation_sent_at: isConfirmed ? null : now,
    recovery_sent_at: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    created_at: now,
    updated_at: now,
  }
}

/** The identity of an account, by which the user signs in with their e-mail address. */
export const identityOf = (
  user: Pick<UserRow, 'id' | 'email' | 'email_confirmed_at' | 'created_at'>,
) => ({
  id: randomUUID(),
  user_id: user.id,
  provider: 'email',
  provider_id: user.id,
  email: user.email,
  email_verified: user.email_confirmed_at ? 1 : 0,
  last_sign_in_at: user.created_at,
  created_at: user.created_at,
  updated_at: user.created_at,
})
