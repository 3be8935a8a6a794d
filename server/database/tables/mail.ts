import type { ColumnType, Generated } from 'kysely'

/**
 * Whom an e-mail is for: the agency's own address, a member of its staff, or anybody else, who is a
 * visitor or the owner of an account.
 */
export type EmailAudience = 'agency' | 'member' | 'visitor'

/** E-mails that wait for the mail server. Times are milliseconds since 1970. */
export interface OutboxTable {
  id: string
  /** The kind of the e-mail, by the name that its feature registers. */
  kind: string
  audience: Generated<EmailAudience>
  /** 1: it tells a visitor what staff wrote or decided. */
  from_staff: Generated<number>
  /** The lead that the e-mail is about; null for any other e-mail. */
  lead_id: string | null
  /**
   * Data from which the e-mail is written, besides the lead. It may contain a secret link, so it is
   * removed once the e-mail is sent or dropped. An e-mail that was dropped because its lead is spam
   * keeps it, because it can be restored.
   */
  payload: ColumnType<Record<string, unknown> | string | null, string | null, string | null>
  /**
   * The address in lower case, which stays after sending; null for an e-mail about a lead, and once
   * its person was erased.
   */
  recipient: ColumnType<string | null, string | null | undefined, string | null>
  /**
   * The Message-ID without angle brackets. It is the same at every attempt, so that a mail server
   * can drop a repetition.
   */
  message_id: string
  /**
   * `parked`: not tried again until a person asks for it. `held`: it may have been sent, because
   * the mail server did not answer or because it waited in a backup that was restored; a person
   * decides. `dropped`: it is never sent, because a person decided so or nobody wants it any more.
   */
  state: 'waiting' | 'sent' | 'parked' | 'held' | 'dropped'
  /**
   * The state that the e-mail had before it was dropped because its lead became spam, and gets
   * again if the lead is released; null for any other e-mail.
   */
  dropped_from: ColumnType<
    'waiting' | 'parked' | 'held' | null,
    'waiting' | 'parked' | 'held' | null | undefined,
    'waiting' | 'parked' | 'held' | null
  >
  attempts: number
  /**
   * The number of these attempts in which the mail server received the e-mail but did not answer.
   */
  unanswered: Generated<number>
  due_at: number
  /** Until this time no other worker sends the e-mail. */
  leased_until: number
  /** The claim of the worker that is sending the e-mail; null while nobody is. */
  claim_id: ColumnType<string | null, string | null | undefined, string | null>
  last_error: string | null
  /**
   * When the e-mail was first due, or when a person had it retried. The date of the e-mail, its age
   * and its four days of attempts count from then.
   */
  created_at: number
  sent_at: number | null
}

/** The tables of the outbox. */
export interface MailTables {
  outbox: OutboxTable
}
