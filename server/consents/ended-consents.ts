import { retentionPeriods } from '../personal-data/retention-periods.ts'
import { deletes, type RetentionRule } from '../personal-data/retention-rule.ts'

/**
 * The rule that deletes consents once their feature no longer stores the address, because nothing
 * is left to prove.
 * @param table the feature's addresses.
 */
export const deletesEndedConsents = (
  purpose: 'newsletter' | 'alert',
  table: 'subscribers' | 'alert_subscribers',
): RetentionRule =>
  deletes('consents', 'consents', (where, now) =>
    where.and([
      where('at', '<', now - retentionPeriods.unconfirmed),
      where('purpose', '=', purpose),
      where('email', 'not in', where.selectFrom(table).select('email')),
    ]),
  )
