import type { PersonalData } from '../../personal-data/personal-data.ts'
import { deletes } from '../../personal-data/retention-rule.ts'
import { separatePerson } from './same-people.ts'

/** Addresses that staff have merged. */
export const samePeopleData: PersonalData = {
  tables: ['same_people'],
  async forget(transaction, { emails }) {
    for (const email of emails) await separatePerson(transaction, email)
    return {}
  },
  retain: [
    // Without a lead there is nobody whose addresses could be shown together.
    deletes('samePeople', 'same_people', ({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('leads').select('id').whereRef('leads.email', '=', 'same_people.email')),
      ),
    ),
  ],
}
