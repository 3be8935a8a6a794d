import { deletesEndedConsents } from '../consents/ended-consents.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { retentionPeriods } from '../personal-data/retention-periods.ts'
import { deletes } from '../personal-data/retention-rule.ts'
import { newsletterConfirmationKind } from './email-kinds.ts'

/** The subscribers of the newsletter; deliveries are deleted with them. */
export const newsletterData: PersonalData = {
  tables: ['subscribers', 'newsletter_deliveries'],
  rowsByEmail: { table: 'subscribers', countedAs: 'subscriptions' },
  addresses: 'subscribers',
  confirmationKind: newsletterConfirmationKind.name,
  retain: [
    deletes('unconfirmed', 'subscribers', (where, now) =>
      where.and([
        where('state', '=', 'waiting'),
        where('token_expires_at', '<', now - retentionPeriods.unconfirmed),
        where('confirmed_at', 'is', null),
        where('unsubscribed_at', 'is', null),
      ]),
    ),
    deletes('left', 'subscribers', (where, now) =>
      where.and([
        where('state', '!=', 'confirmed'),
        where('unsubscribed_at', '<', now - retentionPeriods.proof),
        where('token_expires_at', '<', now - retentionPeriods.unconfirmed),
      ]),
    ),
    deletesEndedConsents('newsletter', 'subscribers'),
  ],
}
