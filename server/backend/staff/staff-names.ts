import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../../database/schema.ts'
import { memberName } from '../../staff/member-name.ts'

/**
 * The present names of accounts, by id. Accounts that are deleted or not in our own database are
 * absent.
 */
export async function staffNames(
  db: Kysely<Schema>,
  ids: Iterable<string | null>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('auth_users')
    .select(['id', 'email', 'user_metadata'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(
    rows.map(({ id, email, user_metadata: metadata }) => [
      id,
      memberName(fromJson(metadata).name, email),
    ]),
  )
}
