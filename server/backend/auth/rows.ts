import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { AuthSessionsTable, AuthUsersTable } from '../../database/tables/accounts.ts'

export type UserRow = Selectable<AuthUsersTable>
export type SessionRow = Selectable<AuthSessionsTable>

/** @param email in lower case, as it is stored. */
export const findUser = (db: Kysely<Schema>, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('auth_users').selectAll().where('email', '=', email).executeTakeFirst()
