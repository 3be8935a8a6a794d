import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import type { LeadSide, LeadStage } from '#server/database/tables/column-values.ts'
import { acceptLeads } from '#server/leads/intake/accept-lead.ts'
import type { OpenSite } from '#server/open-site.ts'
import { staffSession } from '../testing/staff.ts'
import { copyHomes } from './copy-homes.ts'
import { measureGrowth, benchSiteUrl } from './measure-growth.ts'
import { writeSection } from './report.ts'

/**
 * Measures how the time of the office's screens grows with the number of leads, in sequential
 * requests.
 */
const sizes = [500, 50_000]
const leadsPerHome = 10
const pagesEach = 40
/**
 * How many leads are accepted; all others are copies, made by statements of limited size, because
 * each has a time limit.
 */
const sent = 500
const copiesAtOnce = 1
const day = 86_400_000

const names = ['Whitfield', 'Okafor', 'Lindqvist', 'Aalto', 'Brandt', 'Rossi', 'Laurent', 'Duarte']
const subjects: [name: string, path: (turn: number, id: string) => string][] = [
  ['inbox', (turn) => `/office/leads?show=${turn % 2 ? 'mine' : 'all'}`],
  ['inbox, a stage', (turn) => `/office/leads?stage=${turn % 2 ? 'answered' : 'lost'}`],
  ['inbox, a home', (turn) => `/office/leads?home=R${1000 + (turn % 200)}`],
  ['search, a rare word', (turn) => `/office/leads?q=person${turn}x`],
  ['search, a name of one in eight', (turn) => `/office/leads?q=${names[turn % names.length]}`],
  ['search, homes by name', (turn) => `/office/leads?q=${homeWords[turn % homeWords.length]}`],
  ['board', (turn) => `/office/leads/board?days=${turn % 2 ? 'any' : '30'}`],
  ['board, one person’s', () => '/office/leads/board?who=mine&days=any'],
  ['a lead', (_, id) => `/office/leads/${id}`],
  ['a person', (_, id) => `/office/leads/${id}/person`],
  ['search, a word of every lead', () => '/office/leads?q=plunge'],
  ['search, two words', (turn) => `/office/leads?q=${names[turn % names.length]}+person${turn}`],
  ['inbox, a kind', (turn) => `/office/leads?kind=${turn % 2 ? 'contact' : 'inquiry'}`],
  ['homes', (turn) => `/office/homes?page=${1 + (turn % 8)}`],
  [
    'homes, by price',
    (turn) => `/office/homes?order=${turn % 2 ? 'dearest' : 'title'}&page=${1 + (turn % 8)}`,
  ],
  ['homes, a state', (turn) => `/office/homes?state=${turn % 2 ? 'reserved' : 'draft'}`],
  ['homes, one word', (turn) => `/office/homes?q=${homeWords[turn % homeWords.length]}`],
  [
    'homes, two words',
    (turn) =>
      `/office/homes?q=${homeWords[turn % homeWords.length]}+${homeWords[(turn + 3) % homeWords.length]}`,
  ],
  ['homes, a reference', (turn) => `/office/homes?q=-${100 + turn}`],
]
const homeWords = ['villa', 'garden', 'terrace', 'penthouse', 'hills', 'corner', 'nothing']

/** The groups of leads by outcome; leads of no group are new and wait for us. */
const groups: [LeadStage, LeadSide, (turn: number) => boolean][] = [
  ['lost', 'closed', (turn) => turn % 10 < 7],
  ['won', 'closed', (turn) => turn % 10 === 7],
  ['answered', 'theirs', (turn) => turn % 10 === 8],
  ['viewing', 'theirs', (turn) => turn % 10 === 9 && turn % 100 !== 9],
]

const paths = new Map(subjects)
const rows = await measureGrowth({
  name: 'office',
  sizes,
  subjects: [...paths.keys()],
  requests: pagesEach,
  async prepare(site, size) {
    const { id, cookie } = await member(site)
    await copyHomes(site.database.db, size / leadsPerHome)
    const ids = await fill(site.database, size, id)
    return (subject, turn, part) => ({
      path: paths.get(subject)?.(turn, ids[Math.floor(part * ids.length)] ?? '') ?? '',
      headers: { Cookie: cookie },
    })
  },
  isExpected: (status) => status === 200,
})
writeSection(
  'The office among many leads',
  `Milliseconds of a screen, one after the other, 95th percentile of ${pagesEach}.`,
  [
    'database',
    'screen',
    ...sizes.map(
      (size) =>
        `${size.toLocaleString('en-GB')} leads, ${(size / leadsPerHome).toLocaleString('en-GB')} homes`,
    ),
  ],
  rows,
)

/** A signed-in member of staff. */
async function member({ database }: OpenSite): Promise<{ id: string; cookie: string }> {
  const { id, token } = await staffSession(database, { siteUrl: benchSiteUrl, role: 'agent' })
  const now = Date.now()
  await database.db
    .insertInto('auth_factors')
    .values({
      id: randomUUID(),
      user_id: id,
      factor_type: 'totp',
      friendly_name: 'bench',
      status: 'verified',
      secret: '',
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { id, cookie: `session=${token}~none` }
}

/**
 * Stores leads of three years: most have ended, one in five waits for the visitor, one in a hundred
 * for us. Some are accepted like visitors' leads and then copied up to the number; each copy has
 * its own address.
 */
async function fill({ db, engine }: Database, size: number, memberId: string): Promise<string[]> {
  await sendSome(db, memberId)
  const { rows } = await sql<Record<string, unknown>>`select * from leads limit 1`.execute(db)
  const columns = Object.keys(rows[0] ?? {})
  const step = Math.round((1000 * day) / (size / sent))
  const copied = columns.map((column) =>
    column === 'id' || column === 'submission_id' || column === 'email'
      ? sql`${sql.ref(column)} || 'x' || n`
      : column === 'side_since'
        ? sql`side_since - cast(n as bigint) * ${sql.lit(step)}`
        : sql.ref(column),
  )
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`create table sent_leads as select * from leads`.execute(db)
  await sql`create table sent_words as select * from lead_search_terms`.execute(db)
  const copies = size / sent - 1
  for (let first = 1; first <= copies; first += copiesAtOnce) {
    const numbers = sql`with recursive numbers(n) as (select ${sql.lit(first)} union all
      select n + 1 from numbers where n < ${sql.lit(Math.min(first + copiesAtOnce - 1, copies))})`
    await sql`${numbers} insert into leads (${names}) select ${sql.join(copied)} from sent_leads, numbers`.execute(
      db,
    )
    await sql`${numbers} insert into lead_search_terms (term, lead_id)
      select case when term like 'person%' then term || 'x' || n else term end, lead_id || 'x' || n
      from sent_words, numbers`.execute(db)
  }
  await db.updateTable('outbox').set({ state: 'sent' }).execute()
  // Autovacuum would do this, but it is off on our own PostgreSQL servers.
  await sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db)
  const some = await db
    .selectFrom('leads')
    .select('id')
    .orderBy('side_since', 'desc')
    .limit(200)
    .execute()
  return some.map(({ id }) => id)
}

async function sendSome(db: Kysely<Schema>, memberId: string): Promise<void> {
  const now = Date.now()
  const turns = Array.from({ length: sent }, (_, index) => index)
  await acceptLeads(
    db,
    turns.map((turn) => ({
      receivedAt: now - turn * 60_000,
      submission: {
        submissionId: `bench-${turn}`,
        kind: turn % 9 ? 'inquiry' : 'contact',
        language: turn % 3 ? 'en' : 'es',
        sourcePath: '/properties/garden-apartment-south-terrace',
        consentWording: null,
        fields: {
          name: `${names[turn % names.length]} ${turn}`,
          email: `person${turn % (sent / 4)}@example.com`,
          phone: `+44 7700 ${900_000 + turn}`,
          reference: `R${1000 + (turn % 200)}`,
          message: 'Is the plunge pool heated in winter, and may we come in the week of the fair?',
        },
      },
    })),
    'site.test',
  )
  for (const [stage, side, some] of groups) {
    const ids = turns.filter(some).map((turn) => `bench-${turn}`)
    await db
      .updateTable('leads')
      .set({ stage, side, unread: 0, assignee_id: memberId, assignee: 'Tom' })
      .where('submission_id', 'in', ids)
      .execute()
  }
}
