import type { PersonalData } from '../../personal-data/personal-data.ts'
import { retentionPeriods } from '../../personal-data/retention-periods.ts'
import { batch, deletes, type RetentionRule } from '../../personal-data/retention-rule.ts'
import { accountEmailKind } from './emails.ts'

/** Accounts of our own backend. What belongs to an account is deleted with it. */
export const accountsData: PersonalData = {
  tables: [
    'auth_users',
    'auth_identities',
    'auth_sessions',
    'auth_one_time_tokens',
    'auth_factors',
    'auth_challenges',
    'auth_recovery_codes',
    'auth_devices',
    'auth_codes',
  ],
  rowsByEmail: { table: 'auth_users', countedAs: 'accounts' },
  addresses: 'auth_users',
  confirmationKind: accountEmailKind.name,
  async forget(transaction, { emails }) {
    // Other accounts may have one of the addresses as their new one.
    await transaction.deleteFrom('auth_one_time_tokens').where('email', 'in', emails).execute()
    await transaction
      .updateTable('auth_users')
      .set({ new_email: null })
      .where('new_email', 'in', emails)
      .execute()
    return {}
  },
  retain: [
    deletes('tokens', 'auth_one_time_tokens', (where, now) => where('expires_at', '<', now)),
    deletes('codes', 'auth_codes', (where, now) => where('expires_at', '<', now)),
    deletes('challenges', 'auth_challenges', (where, now) => where('expires_at', '<', now)),
    deletes('devices', 'auth_devices', (where, now) =>
      where('seen_at', '<', now - retentionPeriods.device),
    ),
    deletes('sessions', 'auth_sessions', (where, now) =>
      where('refreshed_at', '<', now - retentionPeriods.session),
    ),
    deletes('accounts', 'auth_users', (where, now) =>
      where.and([
        where('email_confirmed_at', 'is', null),
        where('created_at', '<', now - retentionPeriods.unconfirmed),
        where.or([
          where('confirmation_sent_at', 'is', null),
          where('confirmation_sent_at', '<', now - retentionPeriods.unconfirmed),
        ]),
      ]),
    ),
    { name: 'newAddresses', apply: forgetNewAddresses },
  ],
}

/** Removes new addresses of accounts that were never confirmed. */
async function forgetNewAddresses(
  { db }: Parameters<RetentionRule['apply']>[0],
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('auth_users')
    .set({ new_email: null })
    .where('id', 'in', (users) =>
      users
        .selectFrom('auth_users')
        .select('id')
        .where('new_email', 'is not', null)
        .where('email_change_sent_at', '<', now - retentionPeriods.unconfirmed)
        .limit(batch),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
