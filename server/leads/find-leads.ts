import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { LeadsTable } from '../database/tables/leads.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { loadLeadEmails, type LeadEmail } from './emails-of-leads.ts'
import { erasedMark } from './erase-leads.ts'
import { leadFromRow } from './lead-row.ts'
import type { Lead, LeadKind } from './lead.ts'

/** The conditions of a list of leads; an absent one means any. */
export interface LeadFilter {
  kind?: LeadKind | undefined
  language?: Lead['language'] | undefined
  /** The visitor's address, in any letter case. */
  email?: string | undefined
  /** With `email`: also leads sent from this account under another address. */
  orUser?: string | undefined
  /** The time from which and before which the lead was received. */
  since?: number | undefined
  until?: number | undefined
  /** True: only quarantined leads; false: all others. */
  quarantined?: boolean | undefined
}

export interface LeadRecord extends Lead {
  emails: LeadEmail[]
  /** Whether the lead is stored as a suspect and was not mailed. */
  quarantined: boolean
  /** Whether the personal data was erased; kind, page, language and time stay. */
  erased: boolean
  /** The price that is offered for the home, in euros. */
  offer: number | null
}

/** Leads, newest first. They are read page by page, so that any number can be listed. */
export async function* eachLead(
  database: Database,
  filter: LeadFilter = {},
  pageSize = 500,
): AsyncGenerator<LeadRecord> {
  let last: { created_at: string; id: string } | undefined
  do {
    let query = database.db.selectFrom('leads').selectAll().where(matching(filter))
    const behind = last
    if (behind)
      query = query.where(({ eb, and, or }) =>
        or([
          eb('created_at', '<', behind.created_at),
          and([eb('created_at', '=', behind.created_at), eb('id', '<', behind.id)]),
        ]),
      )
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .execute()
    const emails = await loadLeadEmails(
      database.db,
      rows.map(({ id }) => id),
    )
    for (const row of rows) yield recordOf(row, emails)
    last = rows.length === pageSize ? rows.at(-1) : undefined
  } while (last)
}

/** How many leads a filter matches. */
export async function countLeads({ db }: Database, filter: LeadFilter = {}): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Leads whose id begins with a text, newest first.
 * @param limit the most to return.
 */
export async function findLeads(
  { db }: Database,
  idStart: string,
  limit = 10,
): Promise<LeadRecord[]> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where(sql<SqlBool>`substr(id, 1, ${idStart.length}) = ${idStart}`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  const emails = await loadLeadEmails(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => recordOf(row, emails))
}

const recordOf = (row: Selectable<LeadsTable>, emails: Map<string, LeadEmail[]>): LeadRecord => ({
  ...leadFromRow(row),
  emails: emails.get(row.id) ?? [],
  quarantined: row.state === 'suspect',
  erased: row.fingerprint === erasedMark,
  offer: row.offer,
})

function matching({
  kind,
  language,
  email,
  orUser,
  since,
  until,
  quarantined,
}: LeadFilter): Expression<SqlBool> {
  const conditions = [sql<SqlBool>`1 = 1`]
  if (kind) conditions.push(sql`kind = ${kind}`)
  if (language) conditions.push(sql`language = ${language}`)
  if (email)
    conditions.push(
      sql`(email = ${email.trim().toLowerCase()}${orUser === undefined ? sql`` : sql` or user_id = ${orUser}`})`,
    )
  if (since !== undefined) conditions.push(sql`created_at >= ${isoTime(since)}`)
  if (until !== undefined) conditions.push(sql`created_at < ${isoTime(until)}`)
  if (quarantined !== undefined) conditions.push(sql`state = ${quarantined ? 'suspect' : 'new'}`)
  return sql`${sql.join(conditions, sql` and `)}`
}
