import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { AuthDependencies, AuthCaller } from './context.ts'
import type { UserRow } from './rows.ts'
import type { SignInMethod } from './sessions.ts'

/** The stored hash of a browser's id. */
const deviceHash = (device: string) =>
  createHash('sha256').update(`device ${device}`).digest('base64url')

/**
 * Whether the owner gets an e-mail about this sign-in: only if they have signed in from another
 * browser before. An owner who signs in by an e-mail's link reads their e-mails anyway.
 */
export async function shouldReportSignIn(
  { db, limits }: Pick<AuthDependencies, 'db' | 'limits'>,
  user: UserRow,
  method: SignInMethod,
  { device }: AuthCaller,
): Promise<boolean> {
  if (method !== 'password') return false
  const devices = await db
    .selectFrom('auth_devices')
    .select('device_hash')
    .where('user_id', '=', user.id)
    .execute()
  const hash = device === undefined ? undefined : deviceHash(device)
  const isNew = devices.length > 0 && !devices.some(({ device_hash }) => device_hash === hash)
  return isNew && limits.mayNotify(user.email)
}

/** Records the browser of a sign-in. */
export async function rememberDevice(
  transaction: Kysely<Schema>,
  { id }: UserRow,
  { device, now }: AuthCaller,
): Promise<void> {
  if (device === undefined) return
  await transaction
    .insertInto('auth_devices')
    .values({ user_id: id, device_hash: deviceHash(device), seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute()
}
