import type { Language } from '../../language.ts'
import type { Listing } from './column-values.ts'
import type { Json } from './json.ts'

/** Somebody who asked for alerts about homes. */
export interface AlertSubscribersTable {
  id: string
  /** In lower case. */
  email: string
  /** The language of the e-mails. */
  language: Language
  /**
   * The token is part of every e-mail, so it is stored in plain text; it opens the page where
   * alerts are changed and stopped.
   */
  manage_token: string
}

/** An alert. Times are milliseconds since 1970, here and in the tables below. */
export interface AlertsTable {
  id: string
  subscriber_id: string
  /** The search parameters of `catalogue/search.ts`, in their canonical order. */
  search: string
  /** Only active alerts cause notifications. */
  state: 'waiting' | 'active' | 'stopped'
  new_homes: 0 | 1
  reductions: 0 | 1
  frequency: 'immediate' | 'weekly'
  /** The digest of the token in the confirmation e-mail. */
  token_hash: string
  /** Before this time, the link in the e-mail works and no second e-mail is sent. */
  token_expires_at: number
  /** The token is part of the alert's e-mails; it can only stop the alert. */
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
  /** In euros. */
  price: number
  /** The former price; null for a home that appeared. */
  previous: number | null
  at: number
}

/**
 * The facts of a home that an e-mail shows: as they were when the e-mail was queued or, while the
 * notification is pending, at the change.
 */
export type HomeSnapshot = {
  slug: string
  ref: string
  title: string
  /** Null where there is no translation. */
  titleEs: string | null
  listing: Listing
  bedrooms: number
  area: number
  price: number
  /** The former price; null for a new home. */
  previous: number | null
}

/**
 * A notification of a change by an alert. Each matching alert of a subscriber has one until the
 * first is queued, which deletes the others. An index prevents a second one from being queued.
 */
interface AlertNotificationsTable {
  subscriber_id: string
  change_id: string
  alert_id: string
  home: Json<HomeSnapshot>
  due_at: number
  /** When its e-mail was put into the outbox; null before. */
  queued_at: number | null
}

/** The price of every home when it was last seen. */
interface SeenHomesTable {
  home_id: string
  price: number
}

/** A single row: how far changes of homes have been detected. */
interface AlertWatchTable {
  id: number
  /** The catalogue to which `seen_homes` refers; '' before the first poll. */
  source: string
  /** The version of our own catalogue that was last compared. */
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
