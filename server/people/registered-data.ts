import { alertsData } from '../alerts/personal-data.ts'
import { accountsData } from '../backend/auth/personal-data.ts'
import { consentsData } from '../consents/personal-data.ts'
import { countersData } from '../counters/personal-data.ts'
import { importsData } from '../homes/imports/personal-data.ts'
import { leadsData } from '../leads/personal-data.ts'
import { samePeopleData } from '../leads/same-people/personal-data.ts'
import { mailData } from '../mail/personal-data.ts'
import { recordUndelivered } from '../newsletter/issues/record-undelivered.ts'
import { newsletterData } from '../newsletter/personal-data.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { unsentFormsData } from '../unsent-forms/personal-data.ts'
import { viewingsData } from '../viewings/personal-data.ts'

/**
 * In the order of the locks (decision 37): subscribers, e-mails, leads. Features whose rows depend
 * on those of others come after them.
 */
const features = [
  countersData,
  newsletterData,
  alertsData,
  leadsData,
  viewingsData,
  samePeopleData,
  consentsData,
  unsentFormsData,
  importsData,
  accountsData,
]

/** What every feature stores about people. Erasure and retention handle exactly these tables. */
export const registeredData: readonly PersonalData[] = [
  ...features,
  mailData({ features, record: recordUndelivered }),
]

/** The tables whose rows are deleted with their person, by the address in their `email`. */
export const tablesByEmail = registeredData.flatMap(({ rowsByEmail }) => rowsByEmail?.table ?? [])
