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
 * Leads as they were sent; the visitor's text is never changed. The columns from `stage` on say how
 * the agency handles them.
 */
export interface LeadsTable {
  id: string
  /** The form's own id: the same submission twice is one lead. */
  submission_id: string
  /** Digest of what was sent, to tell a repetition from another text under the same id. */
  fingerprint: string
  kind: LeadKind
  language: Language
  /** The page the form was on. */
  source_path: string
  fields: Json<Record<string, string>>
  consent: number
  /** The words that were agreed to, null without consent. */
  consent_wording: string | null
  /** The account it was sent from, null for a visitor. */
  user_id: string | null
  created_at: string
  /**
   * `suspect` means quarantined here: listed on request, not mailed. A stored value keeps its name.
   */
  state: Generated<'new' | 'suspect'>
  /**
   * Why it may come from a robot, whether quarantined or not. A release removes it; read it by
   * `suspicionOf`.
   */
  suspicion: ColumnType<StoredSuspicion | null, Suspicion | null | undefined, Suspicion | null>
  /** The visitor's address in lower case, to find what we have of one person. */
  email: Generated<string | null>
  stage: Generated<LeadStage>
  lost_reason: Generated<LostReason | null>
  /** What is offered for the home, in euros; kept at later stages. */
  offer: Generated<number | null>
  side: Generated<LeadSide | 'erased'>
  /** Since when it is that side's turn; milliseconds since 1970, as the follow-up. */
  side_since: Generated<number>
  unread: Generated<0 | 1>
  /** The member of staff who sees to it, and their name or address at that time. */
  assignee_id: Generated<string | null>
  assignee: Generated<string | null>
  follow_up_at: Generated<number | null>
  /** 1 until the reminder of the follow-up was queued. */
  remind: Generated<0 | 1>
  /** When staff said that they first answered by telephone, and who; milliseconds since 1970. */
  called_at: Generated<number | null>
  called_by: Generated<string | null>
  /** The reference of the home that it is about. */
  home_ref: Generated<string | null>
  /** Whether its search terms are stored; leads from before there were any are indexed later. */
  has_search_terms: Generated<0 | 1>
}

/** The search terms of leads (`leads/handling/search-terms.ts`). */
interface LeadSearchTermsTable {
  term: string
  lead_id: string
}

/** Notes of staff about a lead; times are milliseconds since 1970, here and in the tables below. */
interface LeadNotesTable {
  id: string
  lead_id: string
  at: number
  author_id: string
  /** Their name at that time. */
  author: string
  text: string
}

/** An answer to a lead; its e-mail is in the outbox under the same id. */
interface LeadRepliesTable extends LeadNotesTable {
  subject: string
  language: Language
  attachments: ColumnType<Attachment[] | string | null, string | null, string | null>
}

/** A file of the site that is sent with a reply. It is read when the reply is sent. */
export interface Attachment {
  /** Below the site's address, with its language. */
  path: string
  /** The name of the file. */
  name: string
  /** The subject of a picture; absent of a document. */
  alt?: string
}

/** An answer that is being written. */
interface LeadDraftsTable {
  member_id: string
  lead_id: string
  text: string
  saved_at: number
}

/** The addresses of one person share an id. */
interface SamePeopleTable {
  /** Lower case. */
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
