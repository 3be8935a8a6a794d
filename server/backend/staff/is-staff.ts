import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../../database/schema.ts'
import { roleOf } from '../../staff/role.ts'

/**
 * Whether an account belongs to a member of staff.
 * @param id the id of the account.
 */
export async function isStaff(db: Kysely<Schema>, id: string): Promise<boolean> {
  const user = await db
    .selectFrom('auth_users')
    .select('app_metadata')
    .where('id', '=', id)
    .executeTakeFirst()
  return user !== undefined && roleOf(fromJson(user.app_metadata)) !== undefined
}
