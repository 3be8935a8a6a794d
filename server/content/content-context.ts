import type { Database } from '../database/database.ts'

/** The database and the clock (milliseconds since 1970) of changes to texts. */
export interface ContentContext extends Pick<Database, 'db' | 'engine'> {
  now(): number
}

/** Another person may save between a read and its write; the change is then tried again, so often at most. */
export const attempts = 8
