import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/time/clock.ts'

/** The database and the clock of changes to texts. */
export interface ContentContext extends Pick<Database, 'db' | 'engine'> {
  clock: Clock
}
