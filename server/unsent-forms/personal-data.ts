import type { PersonalData } from '../personal-data/personal-data.ts'
import { retentionPeriods } from '../personal-data/retention-periods.ts'
import { deletes } from '../personal-data/retention-rule.ts'
import { eraseUnsentForms } from './unsent-forms.ts'

/** Unsent forms of the office, which may contain data of anybody about whom staff were writing. */
export const unsentFormsData: PersonalData = {
  tables: ['unsent_forms'],
  async forget(transaction, { emails, newEmails }) {
    await eraseUnsentForms(transaction, [...emails, ...newEmails])
    return {}
  },
  retain: [
    deletes('unsentForms', 'unsent_forms', (where, now) =>
      where('saved_at', '<', now - retentionPeriods.unsentForm),
    ),
  ],
}
