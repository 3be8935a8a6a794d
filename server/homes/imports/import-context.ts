import type { Database } from '../../database/database.ts'
import type { Clock } from '../../shared/time/clock.ts'

/** The database and the clock of imports of homes. */
export interface ImportContext extends Pick<Database, 'db' | 'engine'> {
  siteUrl: string
  clock: Clock
}
