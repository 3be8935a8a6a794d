import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { plainKeys, type StoredKeys } from '../database/stored-keys.ts'

/**
 * A random key that is made once and then the same for all processes and restarts.
 * @param stored how it is encrypted. One that is stored in another way is stored again.
 * @throws {UnknownSecret} when it is encrypted by a secret that we do not have.
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
