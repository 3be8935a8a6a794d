import { type RawBuilder, sql } from 'kysely'
import { isoTime } from '../shared/time/iso-time.ts'
import type { Database } from './database.ts'

/**
 * The SQL condition that selects the homes that visitors may see (docs/requirements/data.md#data).
 * The policy of `backend/hosted/006-writing-properties.sql` is the same rule. Every query of homes
 * for visitors that does not go through our backend needs it.
 * @param now in milliseconds since 1970.
 */
export const isPublishedSql = (engine: Database['engine'], now: number): RawBuilder<boolean> => {
  const time = isoTime(now)
  return engine === 'postgres'
    ? sql<boolean>`properties.publication collate "C" = 'published'
        and (properties.publish_at is null or properties.publish_at <= ${time}::timestamptz)`
    : sql<boolean>`properties.publication = 'published'
        and (properties.publish_at is null or properties.publish_at <= ${time})`
}
