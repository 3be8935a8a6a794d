import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../../language.ts'
import type {
  LeadKind,
  LeadSide,
  LeadStage,
  LostReason,
  StoredSuspicion,
  Suspicion,
} from './column-values.ts'
import type { Json } from './json.ts'

/**
 * Leads as they were sent; the visitor's text is never changed. The columns from `stage` on record
 * how the agency handles them.
 */
export interface LeadsTable {
  id: string
  /** The id that the form gave: sending the same submission twice makes one lead. */
  submission_id: string
  /** A digest of the content, to distinguish a repetition from another text under the same id. */
  fingerprint: string
  kind: LeadKind
  language: Language
  /** The page that contained the form. */
  source_path: string
  fields: Json<Record<string, string>>
  consent: number
  /** The wording that was agreed to; null without consent. */
  consent_wording: string | null
  /** The account from which it was sent; null for a visitor without one. */
  user_id: string | null
  created_at: string
  /**
   * `suspect` means quarantined here: listed on request, not mailed. The stored value keeps its
   * former name.
   */
  state: Generated<'new' | 'suspect'>
  /**
   * Why it may come from a robot, whether it is quarantined or not. A release removes the reason;
   * read it by `suspicionOf`.
   */
  suspicion: ColumnType<StoredSuspicion | null, Suspicion | null | undefined, Suspicion | null>
  /** The visitor's address in lower case, by which everything about a person is found. */
  email: Generated<string | null>
  stage: Generated<LeadStage>
  lost_reason: Generated<LostReason | null>
  /** The price that is offered for the home, in euros; kept at later stages. */
  offer: Generated<number | null>
  side: Generated<LeadSide | 'erased'>
  /**
   * Since when the lead has waited for this side, in milliseconds since 1970; so is the follow-up.
   */
  side_since: Generated<number>
  unread: Generated<0 | 1>
  /** The member of staff who handles it, and their name or address at that time. */
  assignee_id: Generated<string | null>
  assignee: Generated<string | null>
  follow_up_at: Generated<number | null>
  /** 1 until the reminder of the follow-up has been queued. */
  remind: Generated<0 | 1>
  /**
   * When a member first answered by telephone, as they recorded it, in milliseconds since 1970; and
   * which member.
   */
  called_at: Generated<number | null>
  called_by: Generated<string | null>
  /** The reference of the home that the lead is about. */
  home_ref: Generated<string | null>
  /**
   * Whether its search terms are stored; leads from before search terms existed are indexed later.
   */
  has_search_terms: Generated<0 | 1>
}

/** The search terms of leads (`leads/handling/search-terms.ts`). */
interface LeadSearchTermsTable {
  term: string
  lead_id: string
}

/** Notes by staff about a lead; times are milliseconds since 1970, here and in the tables below. */
interface LeadNotesTable {
  id: string
  lead_id: string
  at: number
  author_id: string
  /** The name of the author at that time. */
  author: string
  text: string
}

/** A reply to a lead. Its e-mail in the outbox has the same id. */
interface LeadRepliesTable extends LeadNotesTable {
  subject: string
  language: Language
  attachments: ColumnType<Attachment[] | string | null, string | null, string | null>
}

/** A file of the site that is attached to a reply. It is read when the reply is sent. */
export interface Attachment {
  /** The path below the site's address, including the language. */
  path: string
  /** The name of the attached file. */
  name: string
  /** What a picture shows; absent for a document. */
  alt?: string
}

/** A reply that is being written. */
interface LeadDraftsTable {
  member_id: string
  lead_id: string
  text: string
  saved_at: number
}

/** The addresses of one person, which share an id. */
interface SamePeopleTable {
  /** In lower case. */
  email: string
  person_id: string
}

export interface LeadsTables {
  leads: LeadsTable
  lead_search_terms: LeadSearchTermsTable
  lead_notes: LeadNotesTable
  lead_replies: LeadRepliesTable
  lead_drafts: LeadDraftsTable
  same_people: SamePeopleTable
}
