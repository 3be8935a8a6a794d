import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../../language.ts'
import type { Json } from './json.ts'

/**
 * People who asked for the newsletter. Times are milliseconds since 1970; earlier ones stay when
 * somebody subscribes again, as proof of what was agreed to and withdrawn.
 */
interface SubscribersTable {
  id: string
  /** Lower case. */
  email: string
  language: Language
  /** The newsletter is sent to confirmed subscribers only. */
  state: 'waiting' | 'confirmed' | 'unsubscribed'
  /**
   * Digest of the token in the confirmation e-mail, so that nobody who reads the table can confirm.
   */
  token_hash: string
  /** Until then the e-mail's link works, and no second e-mail is sent. */
  token_expires_at: number
  /** Part of every newsletter, so it is stored as it is; it can only unsubscribe. */
  unsubscribe_token: string
  /** The words that were agreed to, and when. */
  consent_wording: string
  consent_at: number
  confirmed_at: number | null
  unsubscribed_at: number | null
}

/** A newsletter that staff write. Times are milliseconds since 1970. */
export interface NewsletterIssuesTable {
  id: string
  state: 'draft' | 'scheduled' | 'sending' | 'stopped' | 'sent'
  /** Subject and opening in both languages. */
  texts: Json<object>
  /** Its homes and articles, in their order. */
  items: Json<object[]>
  /** The content that readers get; null before the sending starts. */
  content: ColumnType<object | string | null, string | null | undefined, string | null>
  /** Grows with every change. */
  revision: number
  /** Null for a newsletter that was begun before this was recorded. */
  created_by: ColumnType<string | null, string | null | undefined, never>
  updated_by: string
  updated_at: number
  send_at: ColumnType<number | null, number | null | undefined, number | null>
  /** Readers who confirmed later do not get it. */
  started_at: ColumnType<number | null, number | null | undefined, number | null>
  next_batch_at: ColumnType<number | null, number | null | undefined, number | null>
  sent_at: ColumnType<number | null, number | null | undefined, number | null>
}

/** Records that a newsletter was put into the outbox for a reader. */
interface NewsletterDeliveriesTable {
  issue_id: string
  subscriber_id: string
  outbox_id: string
  /** 1: the reader did not get it; set when its e-mail is removed from the outbox. */
  undelivered: Generated<number>
}

export interface NewsletterTables {
  subscribers: SubscribersTable
  newsletter_issues: NewsletterIssuesTable
  newsletter_deliveries: NewsletterDeliveriesTable
}
