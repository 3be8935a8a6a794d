import type { Database } from '../database/database.ts'

/** The database and the clock (milliseconds since 1970) of imports of homes. */
export interface ImportContext extends Pick<Database, 'db' | 'engine'> {
  siteUrl: string
  now(): number
}
