import type { ColumnType, Generated } from 'kysely'
import type {
  BuildStage,
  EnergyRating,
  LeadKind,
  LeadSide,
  LeadStage,
  Listing,
  LostReason,
  PaymentDue,
  PropertyType,
  Publication,
  Room,
  Status,
  Suspicion,
  ViewingState,
} from './column-values.ts'

/** Written as JSON text; read back as that text (SQLite) or as the value (PostgreSQL): see `fromJson`. */
type Json<T> = ColumnType<T | string, string, string>

/** The texts of a home in another language; the columns themselves are English. */
export interface PropertyTexts {
  title: string
  description: string
  longDescription: string
  features: string[]
}
export type Translations = Partial<Record<'es', Partial<PropertyTexts>>>

/** What a buyer asks about a home before paying, where it is known (docs/requirements.md#data). */
export interface PurchaseDetails {
  /** Property tax, euros a year, by the last receipt. */
  ibi?: number | undefined
  /** What the home itself would be let for, euros a month. */
  rent?: { min: number; max: number } | undefined
  /** The part of the price that is for parking spaces beyond two, euros. */
  extraParking?: number | undefined
  developer?: string | undefined
  /** Number, date and municipality of the building licence. */
  licence?: string | undefined
  stage?: BuildStage | undefined
  /** The month in which it is handed over, `2027-06`. */
  handover?: string | undefined
  /** Together the whole price. */
  payments?: Payment[] | undefined
}
interface Payment {
  percent: number
  due: PaymentDue
}

/** What is known of a picture that the agency has uploaded, by its address in `images`. */
export interface PictureDetails {
  /** Pixels. */
  width: number
  height: number
  /** Shown until the picture is there, `#rrggbb`. */
  colour: string
  /** What crops keep, as fractions from the left and from the top. */
  x: number
  horizon: number
  room?: Room | undefined
  /** What it shows, for whoever does not see it; '' as long as nobody has written it. */
  alt: { en: string; es: string }
}

/** A plan or another document of a home that visitors can open, a PDF. */
export interface HomeDocument {
  /** The id of its file in the bucket `home-documents`. */
  file: string
  /** What it is called; '' as long as nobody has written it. */
  name: { en: string; es: string }
}

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
  purchase_details: ColumnType<
    PurchaseDetails | string | null,
    string | null | undefined,
    string | null
  >
  picture_details: ColumnType<
    Record<string, PictureDetails> | string | null,
    string | null | undefined,
    string | null
  >
  documents: ColumnType<HomeDocument[] | string | null, string | null | undefined, string | null>
  /** The price before a reduction that visitors are shown, in euros; null: they are shown none. */
  former_price: ColumnType<number | null, number | null | undefined, number | null>
  created_at: string
  publication: Generated<Publication>
  /** When a published home becomes visible; null: it is. */
  publish_at: string | null
  /** Grows with every change, so that a writer can tell that somebody else was faster. */
  revision: Generated<number>
}

/** What staff have written of a home and visitors do not see yet; of a home that is not there yet, all of it. */
export interface HomeDraftsTable {
  /** The home's. */
  id: string
  cells: Json<Record<string, DraftCell>>
  /** Grows with every change. */
  revision: number
  updated_at: string
  updated_by: string
}
/** A column's text as it was typed, valid or not. */
export interface DraftCell {
  text: string
  /** The published text that it is to replace; undefined where the home is new. */
  base?: string | undefined
  /** Who typed it, and when (ISO 8601). */
  by: string
  at: string
}

/** A file of homes that staff have sent. */
export interface HomeImportsTable {
  id: string
  name: string
  /** Null once it was decided about. */
  content: string | null
  state: 'read' | 'applied' | 'undone'
  /** How many homes it added, changed and withdrew. */
  summary: ColumnType<ImportSummary | string | null, string | null | undefined, string | null>
  /** What the homes were, and which revision the import made of each. */
  undo: ColumnType<HomesBefore | string | null, string | null | undefined, string | null>
  created_by: string
  created_at: number
  decided_at: number | null
}
export interface ImportSummary {
  added: number
  changed: number
  gone: number
}
export interface HomesBefore {
  added: Touched[]
  changed: Touched[]
  withdrawn: Touched[]
  /** The changed ones as they were, as CSV. */
  before: string
}
/** A home, and the revision that the import made of it. */
interface Touched {
  id: string
  revision: number
}

/** A home's price that was changed. It outlives the home, which an import may take away and bring back. */
export interface PriceHistoryTable {
  id: Generated<number>
  property_id: string
  /** Euros, as {@link price}. */
  previous: number
  price: number
  at: string
}

/** Who changed what. Triggers refuse changes to rows and their removal. */
export interface ChangesTable {
  id: Generated<number>
  at: string
  /** The account; null for what no person did, and for the command line. */
  actor_id: string | null
  /** The account's e-mail address at that time, or what made the change. */
  actor: string
  table_name: string
  row_id: string
  action: 'insert' | 'update' | 'delete'
  /** The columns that were changed, as they were; null for a new row. */
  before: ColumnType<Record<string, unknown> | string | null, string | null, never>
  /** The same columns as they are now; null for a row that was deleted. */
  after: ColumnType<Record<string, unknown> | string | null, string | null, never>
  request_id: string | null
}

/** What a visitor sent, as it was sent; never changed afterwards. From `stage` on, how the agency handles it. */
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
  /** The account it was sent from, null for a visitor. */
  user_id: string | null
  created_at: string
  /** `suspect`: quarantined, listed on request, not mailed. */
  state: Generated<'new' | 'suspect'>
  /** Why it may come from a robot, whether quarantined or not. A release removes it. */
  suspicion: Generated<Suspicion | null>
  /** The visitor's address in lower case, to find what we have of one person. */
  email: Generated<string | null>
  stage: Generated<LeadStage>
  lost_reason: Generated<LostReason | null>
  side: Generated<LeadSide>
  /** Since when it is that side's turn; milliseconds since 1970, as the follow-up. */
  side_since: Generated<number>
  unread: Generated<0 | 1>
  /** The member of staff who sees to it, and their name or address at that time. */
  assignee_id: Generated<string | null>
  assignee: Generated<string | null>
  follow_up_at: Generated<number | null>
  /** 1 until the reminder of the follow-up was queued. */
  remind: Generated<0 | 1>
  /** The reference of the home that it is about. */
  home_ref: Generated<string | null>
  /** Whether it is found by its words; leads of before that began to be are caught up with. */
  has_words: Generated<0 | 1>
}

/** The words of a lead, by whose beginnings it is found; see `leads/handling/search-words.ts`. */
interface LeadWordsTable {
  word: string
  lead_id: string
}

/** What staff wrote about a lead; times are milliseconds since 1970, here and in the tables below. */
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
  language: 'en' | 'es'
}

/** An answer that is being written. */
interface LeadDraftsTable {
  member_id: string
  lead_id: string
  text: string
  saved_at: number
}

/** A viewing that a lead asks for. Times are milliseconds since 1970. */
export interface ViewingsTable {
  id: string
  lead_id: string
  /** The home as the catalogue had it; null where that did not answer. The title is in the visitor's language. */
  home_slug: string | null
  home_ref: string | null
  home_title: string | null
  state: ViewingState
  /** Counts the changes, as calendars do (RFC 5545, SEQUENCE). */
  sequence: number
  /** The half-hour; of a request the earliest that is held, null where none is. */
  start_at: number | null
  /** When what a request holds becomes free again. */
  held_until: number | null
  /** 1 where the visitor may be written to although no person has judged the request. */
  answers_visitor: number
  created_at: number
  changed_at: number
  /** When both sides were reminded of this half-hour. */
  reminded_at: number | null
}

/** A half-hour that a viewing holds: each beginning has as many places as there are viewings at a time. */
interface ViewingSlotsTable {
  start_at: number
  place: number
  viewing_id: string
}

/** Who agreed to what and when, or withdrew it. A trigger refuses changes to rows. */
export interface ConsentsTable {
  id: string
  /** Lower case. */
  email: string
  /** `marketing`: e-mails about new homes, agreed to beside a form. `newsletter`, `alert`: by double opt-in. */
  purpose: 'marketing' | 'newsletter' | 'alert'
  event: 'given' | 'confirmed' | 'withdrawn'
  /** The words that were agreed to, as the page showed them. */
  wording: string
  language: 'en' | 'es'
  /** The page, where there was one. */
  source_path: string | null
  lead_id: string | null
  /** Milliseconds since 1970. */
  at: number
}

/** The addresses of one person share an id. */
interface SamePeopleTable {
  /** Lower case. */
  email: string
  person_id: string
}

/** The private address of a member's calendar; milliseconds since 1970. */
interface CalendarFeedsTable {
  member_id: string
  token_hash: string
  /** When the member last opened the calendar in the office. */
  seen_at: number
}

/** Random keys that all processes share, by name. */
interface KeysTable {
  name: string
  value: string
}

/** How often something came in its window; shared by processes on PostgreSQL. */
interface RateCountsTable {
  /** A digest, so that no network or e-mail address is stored. */
  key: string
  /** Milliseconds since 1970. */
  expires_at: number
  hits: number
}

/** E-mails that wait for the mail server. Times are milliseconds since 1970. */
export interface OutboxTable {
  id: string
  /** What the e-mail is, by the name that its feature registers. */
  kind: string
  /** The lead that it is about; null for any other e-mail. */
  lead_id: string | null
  /** What it needs beside the lead. Removed once it is sent, because it may hold a secret link. */
  payload: ColumnType<Record<string, unknown> | string | null, string | null, string | null>
  /** Without angle brackets. It is the same at every attempt, so that a mail server can drop a repetition. */
  message_id: string
  /**
   * `parked`: not tried again until a person asks for it. `held`: it waited in a backup that was restored,
   * so it may have been sent; a person decides. `dropped`: a person decided that it is not sent.
   */
  state: 'waiting' | 'sent' | 'parked' | 'held' | 'dropped'
  attempts: number
  due_at: number
  leased_until: number
  last_error: string | null
  created_at: number
  sent_at: number | null
}

/**
 * Who asked for the newsletter. Times are milliseconds since 1970; earlier ones stay when somebody
 * subscribes again, as proof of what was agreed to and withdrawn.
 */
interface SubscribersTable {
  id: string
  /** Lower case. */
  email: string
  language: 'en' | 'es'
  /** The newsletter is sent to confirmed subscribers only. */
  state: 'waiting' | 'confirmed' | 'unsubscribed'
  /** Digest of the token in the confirmation e-mail, so that nobody who reads the table can confirm. */
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

/** How often a page was opened on a day in Spain. */
interface VisitCountsTable {
  /** `2026-02-10`. */
  day: string
  /** English, without a query. */
  path: string
  language: 'en' | 'es'
  /** The referring host; '' where none was named, `own` for a page of this site. */
  referrer: string
  visits: number
}

/** A newsletter that staff write. Times are milliseconds since 1970. */
export interface NewsletterIssuesTable {
  id: string
  state: 'draft' | 'scheduled' | 'sending' | 'stopped' | 'sent'
  /** Subject and opening in both languages. */
  texts: Json<object>
  /** Its homes and articles, in their order. */
  items: Json<object[]>
  /** What readers get; null before the sending starts. */
  content: ColumnType<object | string | null, string | null | undefined, string | null>
  /** Grows with every change. */
  revision: number
  updated_by: string
  updated_at: number
  send_at: ColumnType<number | null, number | null | undefined, number | null>
  /** Whoever confirmed later does not get it. */
  started_at: ColumnType<number | null, number | null | undefined, number | null>
  next_batch_at: ColumnType<number | null, number | null | undefined, number | null>
  sent_at: ColumnType<number | null, number | null | undefined, number | null>
}

/** That a newsletter was given to the outbox for a reader. */
interface NewsletterDeliveriesTable {
  issue_id: string
  subscriber_id: string
  outbox_id: string
}

/** An account. Times are milliseconds since 1970, here and in the tables that refer to it. */
/** What staff write of a text of the site. Times are milliseconds since 1970. */
export interface ContentDraftsTable {
  kind: string
  slug: string
  /** The fields that differ from what is published, by path. */
  cells: Json<Record<string, ContentCell>>
  /** Grows with every change. */
  revision: number
  updated_by: string
  updated_at: number
}

/** A field of a draft: its text, who wrote it, and when (milliseconds since 1970). */
export interface ContentCell {
  text: string
  by: string
  at: number
}

/** What was published of a text; rows are only added, but for those whose time has not come. */
export interface ContentVersionsTable {
  kind: string
  slug: string
  /** 1 is the first. Of those whose time has come, visitors see the highest. */
  number: number
  /** The fields that differ from the built-in text, by path; null: withdrawn. */
  fields: ColumnType<object | string | null, string | null, never>
  publish_at: number
  created_by: string
  created_at: number
}

export interface AuthUsersTable {
  id: string
  /** Lower case. */
  email: string
  /** argon2id in the PHC form, `$argon2id$v=19$m=…`. */
  password_hash: string
  role: string
  app_metadata: Json<Record<string, unknown>>
  user_metadata: Json<Record<string, unknown>>
  /** A new address that is not confirmed yet. */
  new_email: string | null
  /** Null until the address is confirmed; nobody can sign in before. */
  email_confirmed_at: number | null
  confirmation_sent_at: number | null
  recovery_sent_at: number | null
  email_change_sent_at: number | null
  last_sign_in_at: number | null
  banned_until: number | null
  created_at: number
  updated_at: number
}

/** How a user signs in; always by e-mail here. */
export interface AuthIdentitiesTable {
  id: string
  user_id: string
  provider: string
  provider_id: string
  email: string
  email_verified: number
  last_sign_in_at: number | null
  created_at: number
  updated_at: number
}

/** A second proof, by the name that access tokens have for it. */
export type SecondFactor = 'totp' | 'mfa/recovery_code'

/** A session. Its refresh tokens are computed from key and counter, so none is stored. */
export interface AuthSessionsTable {
  id: string
  user_id: string
  /** How the user first proved who they are: `password`, `otp`, or what a PKCE exchange began with. */
  method: string
  /** The second proof, after which the session has assurance level 2; null before. */
  second_factor: SecondFactor | null
  second_factor_at: number | null
  /** What the browser called itself at sign-in, shortened. */
  user_agent: string | null
  /** Digest of the address it was opened from: a client that the owner is known to use. */
  client: string | null
  refresh_key: string
  /** The number of the refresh token in force; the one before it may come late, older ones end the session. */
  refresh_counter: number
  created_at: number
  refreshed_at: number
}

export type TokenPurpose = 'confirmation' | 'recovery' | 'email_change' | 'invite'

/** What an e-mail lets its reader do once, by link or by code; at most one for each user and purpose. */
export interface AuthOneTimeTokensTable {
  id: string
  user_id: string
  purpose: TokenPurpose
  /** The address that it was sent to, and that its use proves. */
  email: string
  /** Digest of the 256 random bits of the link. */
  token_hash: string
  expires_at: number
  code_hash: string
  code_expires_at: number
  /** Wrong guesses of the code. */
  code_attempts: number
  /** Of a client that asked by PKCE (RFC 7636): its link leads to a code for that client alone. */
  code_challenge: string | null
}

/** A second factor: an authenticator's shared secret, or a set of recovery codes. */
export interface AuthFactorsTable {
  id: string
  user_id: string
  factor_type: 'totp' | 'recovery_code'
  friendly_name: string
  /** Unverified until its first code was right; then it is asked for at every sign-in. */
  status: 'unverified' | 'verified'
  /** Base32, encrypted where there is a key (`backend/auth/factors/factor-secret.ts`); null for recovery codes. */
  secret: string | null
  /** The time step of the last accepted code: no code of it or before is accepted again. */
  last_step: number | null
  last_challenged_at: number | null
  created_at: number
  updated_at: number
}

/** A request for a code, which one right code answers. */
interface AuthChallengesTable {
  id: string
  factor_id: string
  /** Digest of the network that asked. */
  client: string | null
  expires_at: number
}

interface AuthRecoveryCodesTable {
  factor_id: string
  /** Digest of a random code. */
  code_hash: string
  used_at: number | null
}

/** The browsers from which an account's owner has signed in: any other causes an e-mail. */
interface AuthDevicesTable {
  user_id: string
  /** Digest of the random id in the browser's cookie. */
  device_hash: string
  seen_at: number
}

/** What a client exchanges for a session with the verifier of its challenge (RFC 7636). */
interface AuthCodesTable {
  code_hash: string
  user_id: string
  method: string
  code_challenge: string
  expires_at: number
}

/** The keys of the access tokens: one signs, those before it still verify what they signed. */
export interface AuthSigningKeysTable {
  kid: string
  private_jwk: Json<Record<string, unknown>>
  public_jwk: Json<Record<string, unknown>>
  signs: 0 | 1
  created_at: number
  retired_at: number | null
}

/** One row; see `catalogue/version.ts`. */
interface CatalogueVersionTable {
  version: number
}

/** Somebody who asked for alerts about homes. */
interface AlertReadersTable {
  id: string
  /** Lower case. */
  email: string
  /** Of the e-mails. */
  language: 'en' | 'es'
  /** Part of every e-mail, so it is stored as it is; it opens the page where alerts are changed and stopped. */
  manage_token: string
}

/** An alert. Times are milliseconds since 1970, here and in the tables below. */
export interface AlertsTable {
  id: string
  reader_id: string
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

/** The facts of a home that a notification shows, as they were when the change was detected. */
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

/** A notification of a change, once for each subscriber: its key is the subscriber and the change. */
interface AlertNewsTable {
  reader_id: string
  change_id: string
  /** The alert that it belongs to: the first that matched. */
  alert_id: string
  home: Json<HomeSnapshot>
  due_at: number
  /** When its e-mail was put into the outbox; null until then. */
  told_at: number | null
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

/** Where files are kept together. Times are milliseconds since 1970, here and in the tables below. */
export interface StorageBucketsTable {
  id: string
  /** Whether everybody may read its objects. */
  public: 0 | 1
  /** Bytes; null: the limit of all uploads. */
  file_size_limit: number | null
  /** Null: any that the storage knows. */
  allowed_mime_types: ColumnType<string[] | string | null, string | null, string | null>
  created_at: number
  updated_at: number
}

/** A file under its name. */
export interface StorageObjectsTable {
  id: string
  bucket_id: string
  /** With slashes, as the client knows it; the bytes are found by `blob_id`. */
  name: string
  blob_id: string
  /** Bytes. */
  size: number
  /** As the bytes say. */
  mimetype: string
  /** In quotes. */
  etag: string
  cache_seconds: number
  /** What the client wants to be kept with it. */
  user_metadata: Json<Record<string, unknown>>
  created_at: number
  updated_at: number
}

/** Bytes that never change. Copies of an object share them. */
interface StorageBlobsTable {
  id: string
  /** Null while an object has them; the bytes are removed some time after (`backend/storage/sweep.ts`). */
  unused_since: number | null
}

/** A blob's bytes in order; in PostgreSQL only. */
interface StorageChunksTable {
  blob_id: string
  number: number
  bytes: Uint8Array
}

/** When a session last used the office; milliseconds since 1970. */
interface OfficeSessionsTable {
  session_id: string
  seen_at: number
}

/** A form that was sent after its session had been left alone for too long. */
interface KeptFormsTable {
  member_id: string
  path: string
  fields: Json<Record<string, string>>
  /** Milliseconds since 1970. */
  kept_at: number
}

export interface Schema {
  office_sessions: OfficeSessionsTable
  kept_forms: KeptFormsTable
  storage_buckets: StorageBucketsTable
  storage_objects: StorageObjectsTable
  storage_blobs: StorageBlobsTable
  storage_chunks: StorageChunksTable
  alert_readers: AlertReadersTable
  alerts: AlertsTable
  home_changes: HomeChangesTable
  alert_news: AlertNewsTable
  seen_homes: SeenHomesTable
  alert_watch: AlertWatchTable
  properties: PropertiesTable
  catalogue_version: CatalogueVersionTable
  home_drafts: HomeDraftsTable
  home_imports: HomeImportsTable
  price_history: PriceHistoryTable
  changes: ChangesTable
  leads: LeadsTable
  lead_words: LeadWordsTable
  lead_notes: LeadNotesTable
  lead_replies: LeadRepliesTable
  lead_drafts: LeadDraftsTable
  viewings: ViewingsTable
  viewing_slots: ViewingSlotsTable
  calendar_feeds: CalendarFeedsTable
  same_people: SamePeopleTable
  outbox: OutboxTable
  subscribers: SubscribersTable
  visit_counts: VisitCountsTable
  newsletter_issues: NewsletterIssuesTable
  newsletter_deliveries: NewsletterDeliveriesTable
  content_drafts: ContentDraftsTable
  content_versions: ContentVersionsTable
  consents: ConsentsTable
  keys: KeysTable
  rate_counts: RateCountsTable
  auth_users: AuthUsersTable
  auth_identities: AuthIdentitiesTable
  auth_sessions: AuthSessionsTable
  auth_one_time_tokens: AuthOneTimeTokensTable
  auth_factors: AuthFactorsTable
  auth_challenges: AuthChallengesTable
  auth_recovery_codes: AuthRecoveryCodesTable
  auth_devices: AuthDevicesTable
  auth_codes: AuthCodesTable
  auth_signing_keys: AuthSigningKeysTable
}

/** The value of a JSON column: text on SQLite, already parsed on PostgreSQL. */
export function fromJson<T extends object | null>(value: T | string): T {
  return typeof value === 'string' ? JSON.parse(value) : value
}
