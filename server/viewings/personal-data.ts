import type { PersonalData } from '../personal-data/personal-data.ts'

/** Appointments, which are deleted with their lead; see `leads/erase-leads.ts`. */
export const viewingsData: PersonalData = {
  tables: ['viewings', 'viewing_slots', 'offered_times'],
}
