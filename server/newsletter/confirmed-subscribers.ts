import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { unsubscribeLink } from './links.ts'

/** A subscriber to whom the newsletter may be sent. */
interface ConfirmedSubscriber {
  email: string
  language: Language
  /** ISO 8601. */
  confirmedAt: string
  /**
   * The unsubscribe link for the text and the List-Unsubscribe header of every newsletter; it
   * accepts RFC 8058 requests.
   */
  unsubscribe: string
}

/**
 * Subscribers who have confirmed and not unsubscribed, sorted by address, for the command that
 * exports them.
 */
export async function confirmedSubscribers(
  db: Kysely<Schema>,
  siteUrl: string,
): Promise<ConfirmedSubscriber[]> {
  const rows = await db
    .selectFrom('subscribers')
    .select(['email', 'language', 'confirmed_at', 'unsubscribe_token'])
    .where('state', '=', 'confirmed')
    .orderBy('email')
    .execute()
  return rows.map(({ email, language, confirmed_at, unsubscribe_token }) => ({
    email,
    language,
    confirmedAt: isoTime(confirmed_at ?? 0),
    unsubscribe: unsubscribeLink(siteUrl, language, unsubscribe_token),
  }))
}
