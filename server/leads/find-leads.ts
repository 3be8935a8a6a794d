import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { OutboxTable, Schema } from '../database/schema.ts'
import type { Lead, LeadKind } from './lead.ts'
import { leadOf } from './letters/write-letter.ts'

/** What a list of leads is narrowed to; absent means any. */
export interface LeadFilter {
  kind?: LeadKind | undefined
  language?: Lead['language'] | undefined
  /** The visitor's address, however it was written. */
  email?: string | undefined
  /** Received at this moment or later; before that one. */
  since?: Date | undefined
  until?: Date | undefined
}

/** A letter about a lead, as the outbox knows it. */
export interface LeadLetter {
  id: string
  letter: OutboxTable['letter']
  state: OutboxTable['state']
  attempts: number
  lastError: string | null
  /** ISO 8601. */
  sentAt: string | null
}

export interface LeadRecord extends Lead {
  letters: LeadLetter[]
  /** The person's data was erased; what is left says only that there was a lead. */
  erased: boolean
}

/** In place of a lead's fingerprint, once its person is erased. */
export const erasedMark = 'erased'

/** Leads, newest first; read a page at a time, so that any number can be walked through. */
export async function* eachLead(database: Database, filter: LeadFilter = {}, pageSize = 500): AsyncGenerator<LeadRecord> {
  let last: { created_at: string; id: string } | undefined
  do {
    let query = database.db.selectFrom('leads').selectAll().where(matching(database.engine, filter))
    const behind = last
    if (behind)
      query = query.where(({ eb, and, or }) =>
        or([eb('created_at', '<', behind.created_at), and([eb('created_at', '=', behind.created_at), eb('id', '<', behind.id)])]),
      )
    const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(pageSize).execute()
    const letters = await lettersOf(database.db, rows.map(({ id }) => id))
    for (const row of rows) yield { ...leadOf(row), letters: letters.get(row.id) ?? [], erased: row.fingerprint === erasedMark }
    last = rows.length === pageSize ? rows.at(-1) : undefined
  } while (last)
}

/** How many leads a filter lets through. */
export async function countLeads({ db, engine }: Database, filter: LeadFilter = {}): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(matching(engine, filter))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Leads whose id begins so; one, when enough of it is given.
 * @param limit no more than so many.
 */
export async function findLeads({ db }: Database, idStart: string, limit = 10): Promise<LeadRecord[]> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where(sql<SqlBool>`substr(id, 1, ${idStart.length}) = ${idStart}`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  const letters = await lettersOf(db, rows.map(({ id }) => id))
  return rows.map((row) => ({ ...leadOf(row), letters: letters.get(row.id) ?? [], erased: row.fingerprint === erasedMark }))
}

/** A text of a JSON column in lower case, as each engine reads it. */
export const jsonText = (engine: Database['engine'], column: 'fields' | 'payload', key: string) =>
  engine === 'postgres'
    ? sql<string | null>`lower(${sql.ref(column)} ->> ${sql.lit(key)})`
    : sql<string | null>`lower(json_extract(${sql.ref(column)}, ${sql.lit(`$.${key}`)}))`

function matching(engine: Database['engine'], { kind, language, email, since, until }: LeadFilter): Expression<SqlBool> {
  const conditions = [sql<SqlBool>`1 = 1`]
  if (kind) conditions.push(sql`kind = ${kind}`)
  if (language) conditions.push(sql`language = ${language}`)
  if (email) conditions.push(sql`${jsonText(engine, 'fields', 'email')} = ${email.trim().toLowerCase()}`)
  if (since) conditions.push(sql`created_at >= ${since.toISOString()}`)
  if (until) conditions.push(sql`created_at < ${until.toISOString()}`)
  return sql`${sql.join(conditions, sql` and `)}`
}

async function lettersOf(db: Kysely<Schema>, leadIds: readonly string[]): Promise<Map<string, LeadLetter[]>> {
  const byLead = new Map<string, LeadLetter[]>()
  if (leadIds.length === 0) return byLead
  const rows = await db.selectFrom('outbox').selectAll().where('lead_id', 'in', leadIds).orderBy('created_at').orderBy('id').execute()
  for (const { lead_id, id, letter, state, attempts, last_error, sent_at } of rows) {
    const letters = byLead.get(lead_id ?? '') ?? []
    letters.push({ id, letter, state, attempts, lastError: last_error, sentAt: sent_at === null ? null : new Date(sent_at).toISOString() })
    byLead.set(lead_id ?? '', letters)
  }
  return byLead
}
