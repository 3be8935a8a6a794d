import type { Selectable } from 'kysely'
import { findAlerts } from '../alerts/find-alerts.ts'
import { staffNames } from '../backend/staff/staff-names.ts'
import type { Database } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'
import type { tablesOfLeads } from '../leads/erase-leads.ts'
import { eachLead, type LeadRecord } from '../leads/find-leads.ts'
import { readableLead, type ReadableLead } from '../leads/readable-lead.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { findViewings } from '../viewings/find-viewings.ts'
import type { Viewing } from '../viewings/viewing.ts'
import { type PersonEmail, readPersonEmails } from './person-emails.ts'

/**
 * Everything that is stored about one person, for them to see (GDPR, article 15). Times are in ISO
 * 8601.
 */
export interface PersonData {
  email: string
  leads: ReadableLead[]
  /** The viewings that were requested or arranged. */
  viewings: {
    id: string
    lead: string
    home: string | null
    state: Viewing['state']
    start: string | null
    /** The start whose half-hours it holds. */
    held: string | null
  }[]
  /** Replies, unfinished replies and notes of staff about the leads. */
  handling: {
    lead: string
    what: 'reply' | 'note' | 'draft'
    author: string
    text: string
    at: string
  }[]
  /** E-mails to the address about no lead; those about leads are with their lead. */
  emails: PersonEmail[]
  newsletter: NewsletterData | null
  alerts: AlertData[]
  /** The entries of the ledger: what was agreed to, confirmed or withdrawn, with its wording. */
  consents: {
    purpose: string
    event: string
    wording: string
    language: string
    page: string | null
    at: string
  }[]
  /** The account in our own backend; a hosted project stores its accounts itself. */
  account: AccountData | null
}

interface AccountData {
  /** The profile of the owner: name, telephone, language. */
  metadata: Record<string, unknown>
  /** A new address that has not been confirmed yet. */
  newEmail: string | null
  createdAt: string
  confirmedAt: string | null
  lastSignInAt: string | null
  sessions: { openedAt: string; usedAt: string; browser: string | null }[]
}

/**
 * An alert about homes: its search as in the address of the list, and the number of homes of which
 * it has notified.
 */
interface AlertData {
  search: string
  state: 'waiting' | 'active' | 'stopped'
  /** `reductions`: only about lower prices. */
  notifications: 'immediate' | 'weekly' | 'reductions'
  since: string
  stoppedAt: string | null
  homesNotified: number
}

interface NewsletterData {
  state: 'waiting' | 'confirmed' | 'unsubscribed'
  language: Language
  consentWording: string
  consentAt: string
  confirmedAt: string | null
  unsubscribedAt: string | null
}

type Db = Database['db']

/**
 * Collects the data of one person: leads whose visitor has the address, and leads that their
 * account sent under another address.
 * @param email in any letter case.
 */
export async function personData(database: Database, email: string): Promise<PersonData> {
  const { db } = database
  const address = email.trim().toLowerCase()
  const user = await db
    .selectFrom('auth_users')
    .selectAll()
    .where('email', '=', address)
    .executeTakeFirst()
  const leads = await Array.fromAsync(eachLead(database, { email: address, orUser: user?.id }))
  return {
    email: address,
    leads: leads.map(readableLead),
    viewings: await readViewings(database, leads),
    handling: await readHandling(database, leads),
    emails: await readPersonEmails(db, address),
    newsletter: await readSubscription(db, address),
    alerts: (await findAlerts(db, address)).map(
      ({ search, state, mode, since, stoppedAt, newHomes, reductions }) => ({
        search,
        state,
        notifications: mode,
        since: isoTime(since),
        stoppedAt: time(stoppedAt),
        homesNotified: newHomes + reductions,
      }),
    ),
    consents: await readConsents(db, address),
    account: user ? await readAccount(db, user) : null,
  }
}

async function readSubscription(db: Db, address: string): Promise<NewsletterData | null> {
  const subscriber = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '=', address)
    .executeTakeFirst()
  if (!subscriber) return null
  return {
    state: subscriber.state,
    language: subscriber.language,
    consentWording: subscriber.consent_wording,
    consentAt: isoTime(subscriber.consent_at),
    confirmedAt: time(subscriber.confirmed_at),
    unsubscribedAt: time(subscriber.unsubscribed_at),
  }
}

async function readConsents(db: Db, address: string): Promise<PersonData['consents']> {
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('email', '=', address)
    .orderBy('at')
    .execute()
  return consents.map(({ purpose, event, wording, language, source_path: page, at }) => ({
    purpose,
    event,
    wording,
    language,
    page,
    at: isoTime(at),
  }))
}

async function readAccount(db: Db, user: Selectable<Schema['auth_users']>): Promise<AccountData> {
  const sessions = await db
    .selectFrom('auth_sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute()
  return {
    metadata: fromJson(user.user_metadata),
    newEmail: user.new_email,
    createdAt: isoTime(user.created_at),
    confirmedAt: time(user.email_confirmed_at),
    lastSignInAt: time(user.last_sign_in_at),
    sessions: sessions.map(({ created_at, refreshed_at, user_agent }) => ({
      openedAt: isoTime(created_at),
      usedAt: isoTime(refreshed_at),
      browser: user_agent,
    })),
  }
}

async function readViewings({ db }: Database, leads: readonly LeadRecord[]) {
  // Staff arrange viewings for leads of any kind.
  const ids = leads.map(({ id }) => id)
  const viewings: Viewing[] = []
  for (const leadIds of inBatches(ids))
    viewings.push(...(await findViewings(db, { leadIds, quarantined: true })))
  return viewings.map(({ id, lead, homes, state, start, heldStart }) => ({
    id,
    lead: lead.id,
    home: homes.map(({ ref }) => ref).join(', ') || null,
    state,
    start: time(start ?? null),
    held: time(heldStart ?? null),
  }))
}

/** Texts of staff about leads, in the order of time. */
async function readHandling({ db }: Database, leads: readonly LeadRecord[]) {
  const written: PersonData['handling'] = []
  const ids = leads.map(({ id }) => id)
  for (const part of inBatches(ids))
    for (const read of Object.values(textsOfStaff))
      for (const { at, ...text } of await read(db, part)) written.push({ ...text, at: isoTime(at) })
  return written.sort((one, other) => (one.at < other.at ? -1 : 1))
}

type TextOfStaff = Omit<PersonData['handling'][number], 'at'> & { at: number }

/**
 * Reads the texts of staff about leads from each table that contains any. The other tables of leads
 * have none of their own: viewings are read separately, search terms repeat the lead, and offered
 * times repeat a reply.
 */
const textsOfStaff: Record<
  Exclude<(typeof tablesOfLeads)[number], 'viewings' | 'lead_search_terms' | 'offered_times'>,
  (db: Db, leadIds: readonly string[]) => Promise<TextOfStaff[]>
> = {
  lead_replies: (db, leadIds) => readWritten(db, 'lead_replies', 'reply', leadIds),
  lead_notes: (db, leadIds) => readWritten(db, 'lead_notes', 'note', leadIds),
  async lead_drafts(db, leadIds) {
    const rows = await db
      .selectFrom('lead_drafts')
      .selectAll()
      .where('lead_id', 'in', leadIds)
      .execute()
    const names = await staffNames(
      db,
      rows.map((row) => row.member_id),
    )
    return rows.map(({ lead_id: lead, member_id: member, text, saved_at: at }) => ({
      lead,
      what: 'draft',
      author: names.get(member) ?? '',
      text,
      at,
    }))
  },
}

async function readWritten(
  db: Db,
  table: 'lead_replies' | 'lead_notes',
  what: 'reply' | 'note',
  leadIds: readonly string[],
): Promise<TextOfStaff[]> {
  const rows = await db
    .selectFrom(table)
    .select(['lead_id', 'author', 'text', 'at'])
    .where('lead_id', 'in', leadIds)
    .execute()
  return rows.map(({ lead_id: lead, ...row }) => ({ ...row, lead, what }))
}

const time = (value: number | null) => (value === null ? null : isoTime(value))
