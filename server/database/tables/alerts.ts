import type { Language } from '../../language.ts'
import type { Listing } from './column-values.ts'
import type { Json } from './json.ts'

/** Somebody who asked for alerts about homes. */
export interface AlertSubscribersTable {
  id: string
  /** Lower case. */
  email: string
  /** The language of the e-mails. */
  language: Language
  /**
   * Part of every e-mail, so it is stored as it is; it opens the page where alerts are changed and
   * stopped.
   */
  manage_token: string
}

/** An alert. Times are milliseconds since 1970, here and in the tables below. */
export interface AlertsTable {
  id: string
  subscriber_id: string
  /** The parameters of `catalogue/search.ts`, in their order. */
  search: string
  /** Only active alerts cause notifications. */
  state: 'waiting' | 'active' | 'stopped'
  new_homes: 0 | 1
  reductions: 0 | 1
  frequency: 'immediate' | 'weekly'
  /** Digest of the token in the confirmation e-mail. */
  token_hash: string
  /** Until then the e-mail's link works, and no second e-mail is sent. */
  token_expires_at: number
  /** Part of the alert's e-mails; it can only stop the alert. */
  stop_token: string
  consent_wording: string
  consent_at: number
  confirmed_at: number | null
  stopped_at: number | null
}

/** A new home, or a changed price. */
interface HomeChangesTable {
  id: string
  home_id: string
  /** Euros. */
  price: number
  /** Null for a home that appeared. */
  previous: number | null
  at: number
}

/**
 * The facts of a home that an e-mail shows, as they are when it is queued; with a pending
 * notification as they were when its change was detected.
 */
export type HomeSnapshot = {
  slug: string
  ref: string
  title: string
  /** Where there is a translation. */
  titleEs: string | null
  listing: Listing
  bedrooms: number
  area: number
  price: number
  /** The price before; null for a new home. */
  previous: number | null
}

/**
 * A notification of a change by an alert. Each alert of a subscriber that matches has one until the
 * first is queued, which deletes the others: an index keeps a second one from being queued.
 */
interface AlertNotificationsTable {
  subscriber_id: string
  change_id: string
  alert_id: string
  home: Json<HomeSnapshot>
  due_at: number
  /** When its e-mail was put into the outbox; null until then. */
  queued_at: number | null
}

/** The price of every home as it was last seen. */
interface SeenHomesTable {
  home_id: string
  price: number
}

/** One row: up to where changes of homes were recognised. */
interface AlertWatchTable {
  id: number
  /** The catalogue that `seen_homes` is about; '' before the first poll. */
  source: string
  /** The version of our own catalogue that was compared last. */
  version: number
  /** When the poll of a hosted project was last claimed. */
  checked_at: number
}

export interface AlertsTables {
  alert_subscribers: AlertSubscribersTable
  alerts: AlertsTable
  home_changes: HomeChangesTable
  alert_notifications: AlertNotificationsTable
  seen_homes: SeenHomesTable
  alert_watch: AlertWatchTable
}
