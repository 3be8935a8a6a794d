import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { plainKeys, type StoredKeys } from '../database/stored-keys.ts'

/**
 * A random key that is created once and shared by all processes and restarts.
 * @param stored encrypts the key. A key that is stored in another form is stored again.
 * @throws {UnknownSecret} when the key is encrypted with a secret that is not configured.
 */
export async function sharedKey(
  db: Kysely<Schema>,
  name: string,
  stored: StoredKeys = plainKeys,
): Promise<string> {
  await db
    .insertInto('keys')
    .values({ name, value: stored.seal(randomBytes(32).toString('base64url'), name) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const key = stored.open(value, name)
  if (!stored.isCurrent(value))
    await db
      .updateTable('keys')
      .set({ value: stored.seal(key, name) })
      .where('name', '=', name)
      .where('value', '=', value)
      .execute()
  return key
}
