import type { ColumnType, Generated } from 'kysely'
import type { EnergyRating, Listing, PropertyType, Status, Translations } from '../catalogue/property.ts'
import type { LeadKind } from '../leads/lead.ts'
import type { LetterName } from '../leads/letters/letter.ts'
import type { Suspicion } from '../leads/spam/guard.ts'

/** Written as JSON text; read back as that text (SQLite) or as the value (PostgreSQL): see `fromJson`. */
type Json<T> = ColumnType<T | string, string, string>

export interface PropertiesTable {
  id: string
  slug: string
  title: string
  price: number
  description: string
  long_description: string | null
  bedrooms: number
  bathrooms: number
  area: number
  terrace: number | null
  garden: number | null
  location: string
  development: string | null
  community_fees: number | null
  ref: string
  features: Json<string[]>
  images: Json<string[]>
  property_type: PropertyType | null
  listing: Listing | null
  status: Status | null
  energy_rating: EnergyRating | null
  translations: ColumnType<Translations | string | null, string | null, string | null>
  created_at: string
}

/** What a visitor sent, as it was sent; never changed afterwards. */
export interface LeadsTable {
  id: string
  /** The form's own id: the same submission twice is one lead. */
  submission_id: string
  /** Digest of what was sent, to tell a repetition from another text under the same id. */
  fingerprint: string
  kind: LeadKind
  language: 'en' | 'es'
  /** The page the form was on. */
  source_path: string
  fields: Json<Record<string, string>>
  consent: number
  /** The words that were agreed to, null without consent. */
  consent_wording: string | null
  created_at: string
  /** A suspect is kept apart: listed on request, never mailed. */
  state: Generated<'new' | 'suspect'>
  /** What made it a suspect. */
  suspicion: Generated<Suspicion | null>
  /** The visitor's address in lower case, to find what we have of one person. */
  email: Generated<string | null>
}

/** Who agreed to what, and when (or took it back). Rows are never changed: a trigger refuses it. */
export interface ConsentsTable {
  id: string
  /** Lower case. */
  email: string
  /** `marketing`: letters about new homes, asked beside a form. `newsletter`: the double opt-in. */
  purpose: 'marketing' | 'newsletter'
  event: 'given' | 'confirmed' | 'withdrawn'
  /** The words that were agreed to, as they stood on the page. */
  wording: string
  language: 'en' | 'es'
  /** The page, where there was one. */
  source_path: string | null
  lead_id: string | null
  /** Milliseconds since 1970. */
  at: number
}

/** Random keys that all processes share, by name. */
export interface KeysTable {
  name: string
  value: string
}

/** How often something came in its window; shared by processes on PostgreSQL. */
export interface RateCountsTable {
  /** A digest: neither addresses nor mailboxes are kept. */
  key: string
  /** Milliseconds since 1970. */
  expires_at: number
  hits: number
}

/** Letters that wait for their mail server. Times are milliseconds since 1970. */
export interface OutboxTable {
  id: string
  letter: LetterName
  /** What the letter is about; null for a letter that stands on its payload alone. */
  lead_id: string | null
  /** What the letter says beside that; taken away once it is sent, for it may hold somebody's key. */
  payload: ColumnType<Record<string, string> | string | null, string | null, string | null>
  /** Without angle brackets; the same at every try, so a mail server can drop a repetition. */
  message_id: string
  state: 'waiting' | 'sent' | 'parked'
  attempts: number
  due_at: number
  leased_until: number
  last_error: string | null
  created_at: number
  sent_at: number | null
}

/**
 * Who asked for the newsletter. Times are milliseconds since 1970; those of an earlier round stay
 * when somebody comes back, so that what was once agreed and undone can be shown.
 */
export interface SubscribersTable {
  id: string
  /** Lower case. */
  email: string
  language: 'en' | 'es'
  /** Letters go to the confirmed only. */
  state: 'waiting' | 'confirmed' | 'unsubscribed'
  /** Digest of the token in the confirmation letter: who reads the table can confirm nobody. */
  token_hash: string
  /** Until then the letter's link works, and no second letter is sent. */
  token_expires_at: number
  /** Goes into every letter, so it is kept as it is; all that it can do is end the letters. */
  unsubscribe_token: string
  /** The words that were agreed to, and when. */
  consent_wording: string
  consent_at: number
  confirmed_at: number | null
  unsubscribed_at: number | null
}

export interface Schema {
  properties: PropertiesTable
  leads: LeadsTable
  outbox: OutboxTable
  subscribers: SubscribersTable
  consents: ConsentsTable
  keys: KeysTable
  rate_counts: RateCountsTable
}

/** A JSON column's value, whichever engine it came from. */
export function fromJson<T extends object | null>(value: T | string): T {
  return typeof value === 'string' ? JSON.parse(value) : value
}
