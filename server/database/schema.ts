import type { ColumnType } from 'kysely'
import type { EnergyRating, Listing, PropertyType, Status, Translations } from '../catalogue/property.ts'
import type { LeadKind } from '../leads/lead.ts'

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
}

/** Letters that wait for their mail server. Times are milliseconds since 1970. */
export interface OutboxTable {
  id: string
  lead_id: string
  letter: string
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

export interface Schema {
  properties: PropertiesTable
  leads: LeadsTable
  outbox: OutboxTable
}

/** A JSON column's value, whichever engine it came from. */
export function fromJson<T extends object | null>(value: T | string): T {
  return typeof value === 'string' ? JSON.parse(value) : value
}
