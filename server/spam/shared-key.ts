import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A random key that is made once and then the same for all processes and restarts. */
export async function sharedKey(db: Kysely<Schema>, name: string): Promise<string> {
  await db
    .insertInto('keys')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
