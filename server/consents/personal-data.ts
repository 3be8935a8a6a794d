import type { PersonalData } from '../personal-data/personal-data.ts'
import { retentionPeriods } from '../personal-data/retention-periods.ts'
import { deletes } from '../personal-data/retention-rule.ts'

/** The ledger of consents. */
export const consentsData: PersonalData = {
  tables: ['consents'],
  rowsByEmail: { table: 'consents', countedAs: 'consents' },
  retain: [
    // Consents are deleted before their withdrawals: without its withdrawal, a consent would count
    // as valid again.
    deletes('marketingConsents', 'consents', ({ and, or, eb, exists, selectFrom }, now) =>
      and([
        eb('purpose', '=', 'marketing'),
        eb('event', '=', 'given'),
        or([
          eb('at', '<', now - retentionPeriods.marketing - retentionPeriods.proof),
          exists(
            selectFrom('consents as withdrawal')
              .select('withdrawal.id')
              .whereRef('withdrawal.email', '=', 'consents.email')
              .where('withdrawal.purpose', '=', 'marketing')
              .where('withdrawal.event', '=', 'withdrawn')
              .whereRef('withdrawal.at', '>=', 'consents.at')
              .where('withdrawal.at', '<', now - retentionPeriods.proof),
          ),
        ]),
      ]),
    ),
    deletes('marketingWithdrawals', 'consents', ({ and, eb, not, exists, selectFrom }, now) =>
      and([
        eb('purpose', '=', 'marketing'),
        eb('event', '=', 'withdrawn'),
        eb('at', '<', now - retentionPeriods.proof),
        not(
          exists(
            selectFrom('consents as given')
              .select('given.id')
              .whereRef('given.email', '=', 'consents.email')
              .where('given.purpose', '=', 'marketing')
              .where('given.event', '=', 'given')
              .whereRef('given.at', '<=', 'consents.at'),
          ),
        ),
      ]),
    ),
  ],
}
