import { deletesEndedConsents } from '../consents/ended-consents.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { retentionPeriods } from '../personal-data/retention-periods.ts'
import { deletes } from '../personal-data/retention-rule.ts'
import { alertConfirmationKind } from './email-kinds.ts'

/** The subscribers of alerts, with what they were told. */
export const alertsData: PersonalData = {
  tables: ['alert_subscribers', 'alerts', 'alert_notifications'],
  rowsByEmail: { table: 'alert_subscribers' },
  addresses: 'alert_subscribers',
  confirmationKind: alertConfirmationKind.name,
  async forget(transaction, { emails }) {
    const { numDeletedRows } = await transaction
      .deleteFrom('alerts')
      .where('subscriber_id', 'in', (query) =>
        query.selectFrom('alert_subscribers').select('id').where('email', 'in', emails),
      )
      .executeTakeFirst()
    return { alerts: Number(numDeletedRows) }
  },
  retain: [
    deletes('alerts', 'alerts', (where, now) =>
      where.or([
        where.and([
          where('state', '=', 'waiting'),
          where('confirmed_at', 'is', null),
          where('token_expires_at', '<', now - retentionPeriods.unconfirmed),
        ]),
        where.and([
          where('state', '!=', 'active'),
          where('token_expires_at', '<', now - retentionPeriods.unconfirmed),
          where('stopped_at', '<', now - retentionPeriods.proof),
        ]),
      ]),
    ),
    deletes('alertSubscribers', 'alert_subscribers', (where) =>
      where('id', 'not in', where.selectFrom('alerts').select('subscriber_id')),
    ),
    // Their notifications are deleted with them.
    deletes('homeChanges', 'home_changes', (where, now) =>
      where('at', '<', now - retentionPeriods.change),
    ),
    deletesEndedConsents('alert', 'alert_subscribers'),
  ],
}
