import type { Kysely } from 'kysely'
import { orUnavailable } from '../database/or-unavailable.ts'
import { receivedAtOf } from '../database/received-at.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import type { LeadKind } from './lead.ts'

/** A lead as its sender may export it. */
export interface SentLead {
  kind: LeadKind
  /** In ISO 8601. */
  sentAt: string
  page: string
  fields: Record<string, string>
  marketingConsent: string | null
}

/**
 * The leads of a signed-in user, oldest first.
 * @throws {Unavailable} when the database fails.
 */
export async function leadsOfUser(db: Kysely<Schema>, userId: string): Promise<SentLead[]> {
  const rows = await orUnavailable(
    'The lead store',
    db
      .selectFrom('leads')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  )
  return rows.map((row) => ({
    kind: row.kind,
    sentAt: isoTime(receivedAtOf(row)),
    page: row.source_path,
    fields: fromJson(row.fields),
    marketingConsent: row.consent_wording,
  }))
}

/**
 * Removes a deleted account from the leads that it sent. The leads stay, so that the agency can
 * answer them.
 * @throws {Unavailable} when the database fails.
 */
export async function forgetUser(db: Kysely<Schema>, userId: string): Promise<void> {
  await orUnavailable(
    'The lead store',
    db.updateTable('leads').set({ user_id: null }).where('user_id', '=', userId).execute(),
  )
}
