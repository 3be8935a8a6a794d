import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * The condition on `properties` that leaves what visitors may see (docs/requirements.md#data), as the policy of
 * `backend/hosted/006-writing-properties.sql` is. Whatever reads homes for visitors without our own backend
 * needs it.
 */
export const isPublished = (engine: Database['engine'], now = new Date()): RawBuilder<boolean> =>
  engine === 'postgres'
    ? sql<boolean>`properties.publication collate "C" = 'published'
        and (properties.publish_at is null or properties.publish_at <= ${now.toISOString()}::timestamptz)`
    : sql<boolean>`properties.publication = 'published'
        and (properties.publish_at is null or properties.publish_at <= ${now.toISOString()})`
