import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Accounts with their sessions, the tokens of their e-mails, and the keys that sign access tokens.
 */
export const createAccountTables = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('auth_users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('app_metadata', types.json, (column) => column.notNull())
      .addColumn('user_metadata', types.json, (column) => column.notNull())
      .addColumn('new_email', 'text')
      .addColumn('email_confirmed_at', types.milliseconds)
      .addColumn('confirmation_sent_at', types.milliseconds)
      .addColumn('recovery_sent_at', types.milliseconds)
      .addColumn('email_change_sent_at', types.milliseconds)
      .addColumn('last_sign_in_at', types.milliseconds)
      .addColumn('banned_until', types.milliseconds)
      .addColumn('created_at', types.milliseconds, (column) => column.notNull())
      .addColumn('updated_at', types.milliseconds, (column) => column.notNull())
      .execute()
    const belongsToUser = 'auth_users.id'
    await db.schema
      .createTable('auth_identities')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references(belongsToUser).onDelete('cascade'),
      )
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('provider_id', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_verified', 'integer', (column) => column.notNull())
      .addColumn('last_sign_in_at', types.milliseconds)
      .addColumn('created_at', types.milliseconds, (column) => column.notNull())
      .addColumn('updated_at', types.milliseconds, (column) => column.notNull())
      .addUniqueConstraint('auth_identities_provider', ['provider', 'provider_id'])
      .execute()
    await db.schema
      .createIndex('auth_identities_user')
      .on('auth_identities')
      .column('user_id')
      .execute()
    await db.schema
      .createTable('auth_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references(belongsToUser).onDelete('cascade'),
      )
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('client', 'text')
      .addColumn('refresh_key', 'text', (column) => column.notNull())
      .addColumn('refresh_counter', 'integer', (column) => column.notNull())
      .addColumn('created_at', types.milliseconds, (column) => column.notNull())
      .addColumn('refreshed_at', types.milliseconds, (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('auth_sessions_user')
      .on('auth_sessions')
      .column('user_id')
      .execute()
    await db.schema
      .createTable('auth_one_time_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references(belongsToUser).onDelete('cascade'),
      )
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', types.milliseconds, (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('code_expires_at', types.milliseconds, (column) => column.notNull())
      .addColumn('code_attempts', 'integer', (column) => column.notNull())
      .addUniqueConstraint('auth_one_time_tokens_purpose', ['user_id', 'purpose'])
      .execute()
    await db.schema
      .createTable('auth_signing_keys')
      .addColumn('kid', 'text', (column) => column.primaryKey())
      .addColumn('private_jwk', types.json, (column) => column.notNull())
      .addColumn('public_jwk', types.json, (column) => column.notNull())
      .addColumn('signs', 'integer', (column) => column.notNull())
      .addColumn('created_at', types.milliseconds, (column) => column.notNull())
      .addColumn('retired_at', types.milliseconds)
      .execute()
    // At most one key signs: when two processes start at once, one of them makes it.
    await db.schema
      .createIndex('auth_signing_keys_one')
      .unique()
      .on('auth_signing_keys')
      .column('signs')
      .where('signs', '=', 1)
      .execute()
  },
})
