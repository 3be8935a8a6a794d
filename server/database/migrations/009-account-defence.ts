import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * The second factors of accounts, details of their sessions, their devices, and the codes of PKCE
 * exchanges.
 */
export const addAccountDefence = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [name, type] of [
      ['user_agent', 'text'],
      ['second_factor', 'text'],
      ['second_factor_at', types.milliseconds],
    ] as const)
      await db.schema.alterTable('auth_sessions').addColumn(name, type).execute()
    await db.schema.alterTable('auth_one_time_tokens').addColumn('code_challenge', 'text').execute()
    await db.schema
      .createTable('auth_factors')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('auth_users.id').onDelete('cascade'),
      )
      .addColumn('factor_type', 'text', (column) => column.notNull())
      .addColumn('friendly_name', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('secret', 'text')
      .addColumn('last_step', types.bigint)
      .addColumn('last_challenged_at', types.milliseconds)
      .addColumn('created_at', types.milliseconds, (column) => column.notNull())
      .addColumn('updated_at', types.milliseconds, (column) => column.notNull())
      .addUniqueConstraint('auth_factors_name', ['user_id', 'friendly_name'])
      .execute()
    await db.schema
      .createTable('auth_challenges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('factor_id', 'text', (column) =>
        column.notNull().references('auth_factors.id').onDelete('cascade'),
      )
      .addColumn('client', 'text')
      .addColumn('expires_at', types.milliseconds, (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('auth_challenges_factor')
      .on('auth_challenges')
      .column('factor_id')
      .execute()
    await db.schema
      .createTable('auth_recovery_codes')
      .addColumn('factor_id', 'text', (column) =>
        column.notNull().references('auth_factors.id').onDelete('cascade'),
      )
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('used_at', types.milliseconds)
      .addPrimaryKeyConstraint('auth_recovery_codes_key', ['factor_id', 'code_hash'])
      .execute()
    await db.schema
      .createTable('auth_devices')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('auth_users.id').onDelete('cascade'),
      )
      .addColumn('device_hash', 'text', (column) => column.notNull())
      .addColumn('seen_at', types.milliseconds, (column) => column.notNull())
      .addPrimaryKeyConstraint('auth_devices_key', ['user_id', 'device_hash'])
      .execute()
    await db.schema
      .createTable('auth_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('auth_users.id').onDelete('cascade'),
      )
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('code_challenge', 'text', (column) => column.notNull())
      .addColumn('expires_at', types.milliseconds, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('auth_codes_user').on('auth_codes').column('user_id').execute()
  },
})
