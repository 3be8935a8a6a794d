import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'

/** The number of PostgreSQL sessions that wait for a lock. */
export async function sessionsWaiting({ db }: Pick<Database, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
