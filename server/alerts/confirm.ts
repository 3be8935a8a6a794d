import type { Kysely } from 'kysely'
import { recordConsents } from '../consents/consents.ts'
import { confirmedAt } from '../consents/double-opt-in.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'
import type { Clock } from '../shared/time/clock.ts'
import { tokenHash } from '../tokens/token.ts'

/**
 * Activates the alert whose confirmation e-mail contained this token. A second click gives the same
 * result, but does not restart an alert that was stopped.
 * @returns the token of the subscriber's own page; undefined if the alert is not active.
 */
export async function confirmAlert(
  { db, clock }: { db: Kysely<Schema>; clock: Clock },
  token: string,
): Promise<string | undefined> {
  const hash = tokenHash(token)
  const now = clock()
  return db.transaction().execute(async (transaction) => {
    takeLock(transaction, 'subscribers')
    const confirmed = await transaction
      .updateTable('alerts')
      .set({ ...confirmedAt(now), state: 'active', stopped_at: null })
      .where('token_hash', '=', hash)
      .where('state', '=', 'waiting')
      .where('token_expires_at', '>', now)
      .returning('consent_wording')
      .executeTakeFirst()
    const alert = await transaction
      .selectFrom('alerts')
      .innerJoin('alert_subscribers', 'alert_subscribers.id', 'alerts.subscriber_id')
      .select(['state', 'email', 'language', 'manage_token'])
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (confirmed && alert)
      await recordConsents(transaction, [
        {
          email: alert.email,
          purpose: 'alert',
          event: 'confirmed',
          wording: confirmed.consent_wording,
          language: alert.language,
          at: now,
        },
      ])
    return alert?.state === 'active' ? alert.manage_token : undefined
  })
}

/** The alert that a confirmation e-mail is about. */
interface AlertToConfirm {
  /** The parameters of the search, as in an address. */
  search: string
  /** The token of the subscriber's own page, once the alert is active. */
  manageToken: string | undefined
}

/**
 * The alert whose confirmation e-mail contained this token; undefined for any other token, or if
 * the alert was stopped.
 */
export async function alertToConfirm(
  { db }: { db: Kysely<Schema> },
  token: string,
): Promise<AlertToConfirm | undefined> {
  const alert = await db
    .selectFrom('alerts')
    .innerJoin('alert_subscribers', 'alert_subscribers.id', 'alerts.subscriber_id')
    .select(['search', 'state', 'manage_token'])
    .where('token_hash', '=', tokenHash(token))
    .where('state', '!=', 'stopped')
    .executeTakeFirst()
  return (
    alert && {
      search: alert.search,
      manageToken: alert.state === 'active' ? alert.manage_token : undefined,
    }
  )
}
