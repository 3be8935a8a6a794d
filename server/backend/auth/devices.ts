import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { deviceOf } from '../../shared/user-agent.ts'
import { userFromRow } from './account.ts'
import type { AccountMailer, AfterCommit } from './account-mailer.ts'
import type { Caller, UserRow } from './context.ts'
import type { SignInMethod } from './sessions.ts'

/** What is stored of a browser's id. */
const deviceHash = (device: string) =>
  createHash('sha256').update(`device ${device}`).digest('base64url')

/**
 * Remembers the browser of a sign-in. An owner who has signed in from elsewhere before gets an e-mail
 * about a sign-in by password from a browser that is new; who signs in by an e-mail's link reads their
 * e-mails anyway.
 */
export async function noteDevice(
  transaction: Kysely<Schema>,
  mailer: AccountMailer,
  user: UserRow,
  method: SignInMethod,
  { device, userAgent, now }: Caller,
): Promise<AfterCommit | undefined> {
  const before = await transaction
    .selectFrom('auth_devices')
    .select('device_hash')
    .where('user_id', '=', user.id)
    .execute()
  const hash = device === undefined ? undefined : deviceHash(device)
  if (hash !== undefined)
    await transaction
      .insertInto('auth_devices')
      .values({ user_id: user.id, device_hash: hash, seen_at: now })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: now }),
      )
      .execute()
  const isNew = before.length > 0 && !before.some(({ device_hash }) => device_hash === hash)
  if (!isNew || method !== 'password') return undefined
  return mailer.sendNotice(transaction, userFromRow(user), 'new_device', now, deviceOf(userAgent))
}
