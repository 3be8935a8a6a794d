import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../../language.ts'
import type { Json } from './json.ts'

/**
 * People who asked for the newsletter. Times are milliseconds since 1970. Earlier times are kept
 * when somebody subscribes again, as proof of consents and withdrawals.
 */
interface SubscribersTable {
  id: string
  /** In lower case. */
  email: string
  language: Language
  /** The newsletter is sent to confirmed subscribers only. */
  state: 'waiting' | 'confirmed' | 'unsubscribed'
  /**
   * The digest of the token in the confirmation e-mail, so that nobody can confirm by reading the
   * table.
   */
  token_hash: string
  /** Before this time, the link in the e-mail works and no second e-mail is sent. */
  token_expires_at: number
  /**
   * The token is part of every newsletter, so it is stored in plain text; it can only unsubscribe.
   */
  unsubscribe_token: string
  /** The wording that was agreed to, and the time. */
  consent_wording: string
  consent_at: number
  confirmed_at: number | null
  unsubscribed_at: number | null
}

/** A newsletter that staff write. Times are milliseconds since 1970. */
export interface NewsletterIssuesTable {
  id: string
  state: 'draft' | 'scheduled' | 'sending' | 'stopped' | 'sent'
  /** The subject and the opening text in both languages. */
  texts: Json<object>
  /** The homes and articles, in their order. */
  items: Json<object[]>
  /** The content that readers get; null until sending starts. */
  content: ColumnType<object | string | null, string | null | undefined, string | null>
  /** Increases with every change. */
  revision: number
  /** Null for a newsletter from before creators were recorded. */
  created_by: ColumnType<string | null, string | null | undefined, never>
  updated_by: string
  updated_at: number
  send_at: ColumnType<number | null, number | null | undefined, number | null>
  /** When sending started; readers who confirmed later do not get it. */
  started_at: ColumnType<number | null, number | null | undefined, number | null>
  next_batch_at: ColumnType<number | null, number | null | undefined, number | null>
  sent_at: ColumnType<number | null, number | null | undefined, number | null>
}

/** Records that a newsletter was put into the outbox for a reader. */
interface NewsletterDeliveriesTable {
  issue_id: string
  subscriber_id: string
  outbox_id: string
  /**
   * 1 where the reader did not get the newsletter; set when its e-mail is removed from the outbox.
   */
  undelivered: Generated<number>
}

export interface NewsletterTables {
  subscribers: SubscribersTable
  newsletter_issues: NewsletterIssuesTable
  newsletter_deliveries: NewsletterDeliveriesTable
}
