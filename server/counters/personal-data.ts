import type { PersonalData } from '../personal-data/personal-data.ts'
import { deletes } from '../personal-data/retention-rule.ts'

/** Counts of what a network or an address did; both are stored as digests. */
export const countersData: PersonalData = {
  tables: ['rate_counts'],
  retain: [deletes('rateCounts', 'rate_counts', (where, now) => where('expires_at', '<', now))],
}
