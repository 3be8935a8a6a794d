import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import type { Schema } from '../database/schema.ts'
import type { LeadStage } from '../database/tables/column-values.ts'
import type { Language } from '../language.ts'
import { day, minute } from '../shared/durations.ts'
import { agencyZone, timeIn } from '../shared/zoned-time.ts'
import { ownSite } from './visit.ts'

/** The period of a question: whole days, `2026-02-10`, both included; a language or both. */
export interface Period {
  from: string
  to: string
  language: Language | undefined
}

interface Counted {
  name: string
  count: number
}

export interface PeriodFigures {
  visits: {
    total: number
    days: { day: string; all: number; es: number }[]
    pages: { name: string; en: number; es: number }[]
    /**
     * Visits by referring host, '' where none was named, without those from one page of ours to
     * another.
     */
    referrers: Counted[]
  }
  enquiries: {
    total: number
    /** Enquiries by the home's reference, with the viewings of it that were confirmed. */
    homes: { name: string; count: number; viewings: number }[]
    /** Enquiries by the page that the form was on, in either language. */
    pages: Counted[]
  }
  /**
   * Viewings that were confirmed in the period, whenever they take place, and not cancelled since.
   */
  viewings: number
  /** Minutes until the first answer, of the enquiries that have one, the shortest first. */
  answers: number[]
  /** How many enquiries have come at least as far as each stage. */
  funnel: { enquiries: number; answered: number; viewing: number; offer: number; won: number }
  /** Why the others were lost. */
  lost: Counted[]
  emails: { sent: number; refused: number; waiting: number }
}

/** Rows of a table of names. */
const maxNamed = 50

/**
 * The figures of a period.
 * @throws {Unavailable}
 */
export const countFigures = (
  { db }: Pick<Database, 'db'>,
  period: Period,
): Promise<PeriodFigures> => orUnavailable('The figures', readFigures(db, period))

async function readFigures(db: Kysely<Schema>, period: Period): Promise<PeriodFigures> {
  const [visits, { pages, homes, ...leads }, viewings, emails] = await Promise.all([
    visitsIn(db, period),
    leadsIn(db, period),
    viewingsIn(db, period),
    emailsIn(db, period),
  ])
  return {
    visits,
    emails,
    ...leads,
    enquiries: { total: leads.funnel.enquiries, homes: homesOf(homes, viewings.homes), pages },
    viewings: viewings.total,
  }
}

/** The beginning of the first day and the end of the last in Spain, in milliseconds since 1970. */
function spanOf({ from, to }: Period): { start: number; end: number } {
  return { start: timeInSpain(from, 0), end: timeInSpain(to, 24 * 60) }
}

const timeInSpain = (date: string, minutes: number): number =>
  timeIn(agencyZone, date, minutes) ?? Date.parse(`${date}T00:00Z`) + minutes * minute

async function visitsIn(db: Kysely<Schema>, { from, to, language }: Period) {
  let counts = db.selectFrom('visit_counts').where('day', '>=', from).where('day', '<=', to)
  if (language) counts = counts.where('language', '=', language)
  const all = sql<number>`sum(visits)`
  const of = (one: Language) => sql<number>`sum(case when language = ${one} then visits else 0 end)`
  const [days, pages, referrers] = await Promise.all([
    counts
      .select(['day', all.as('all'), of('es').as('es')])
      .groupBy('day')
      .orderBy('day')
      .execute(),
    counts
      .select(['path as name', of('en').as('en'), of('es').as('es')])
      .groupBy('path')
      .orderBy(all, 'desc')
      .orderBy('path')
      .limit(maxNamed)
      .execute(),
    counts
      .select(['referrer as name', all.as('count')])
      .where('referrer', '!=', ownSite)
      .groupBy('referrer')
      .orderBy(all, 'desc')
      .orderBy('referrer')
      .limit(maxNamed)
      .execute(),
  ])
  const visitsByDay = new Map(
    days.map((one) => [one.day, { all: Number(one.all), es: Number(one.es) }]),
  )
  const every = daysBetween(from, to).map((one) => ({
    day: one,
    ...(visitsByDay.get(one) ?? { all: 0, es: 0 }),
  }))
  return {
    total: every.reduce((sum, one) => sum + one.all, 0),
    days: every,
    pages: pages.map(({ name, en, es }) => ({ name, en: Number(en), es: Number(es) })),
    referrers: referrers.map(({ name, count }) => ({ name, count: Number(count) })),
  }
}

async function leadsIn(db: Kysely<Schema>, period: Period) {
  const { start, end } = spanOf(period)
  let leads = db
    .selectFrom('leads')
    .where('state', '=', 'new')
    .where('created_at', '>=', new Date(start).toISOString())
    .where('created_at', '<', new Date(end).toISOString())
  if (period.language) leads = leads.where('language', '=', period.language)
  const rows = await leads
    .select(({ selectFrom }) => [
      'created_at',
      'source_path',
      'home_ref',
      'stage',
      'lost_reason',
      selectFrom('lead_replies')
        .select((reply) => reply.fn.min('at').as('at'))
        .whereRef('lead_id', '=', 'leads.id')
        .as('answered_at'),
      selectFrom('viewings')
        .select((viewing) => viewing.fn.countAll<number>().as('viewings'))
        .whereRef('lead_id', '=', 'leads.id')
        .where('state', '=', 'confirmed')
        .as('viewings'),
      wasAt('answered').as('was_at_answered'),
      wasAt('viewing').as('was_at_viewing'),
      wasAt('offer').as('was_at_offer'),
    ])
    .execute()
  return {
    homes: sumsOf(rows.flatMap(({ home_ref }) => home_ref ?? [])),
    pages: countedBy(rows.map(({ source_path }) => neutralPath(source_path))),
    answers: rows
      .flatMap(({ answered_at, created_at }) =>
        answered_at === null
          ? []
          : [Math.max(0, Math.round((Number(answered_at) - Date.parse(created_at)) / minute))],
      )
      .toSorted((a, b) => a - b),
    funnel: { enquiries: rows.length, ...reachedStages(rows) },
    lost: countedBy(
      rows.flatMap(({ stage, lost_reason }) => (stage === 'lost' ? [lost_reason ?? 'other'] : [])),
    ),
  }
}

interface ReachedLead {
  stage: LeadStage
  answered_at: number | null
  viewings: number | null
  was_at_answered: number | null
  was_at_viewing: number | null
  was_at_offer: number | null
}

/** The stages of the way to a sale, from the first. */
const way = ['new', 'answered', 'viewing', 'offer', 'won'] as const

/**
 * How many leads have come at least as far as each stage, so that no number exceeds the one before.
 */
function reachedStages(rows: readonly ReachedLead[]) {
  const reached = rows.map(farthest)
  const from = (stage: (typeof way)[number]) =>
    reached.filter((one) => one >= way.indexOf(stage)).length
  return {
    answered: from('answered'),
    viewing: from('viewing'),
    offer: from('offer'),
    won: from('won'),
  }
}

/**
 * How far a lead has come, as an index of {@link way}. A lead that is lost counts as far as it had
 * been; one that was moved back counts where it is.
 */
function farthest(row: ReachedLead): number {
  const answered = row.answered_at === null ? 0 : 1
  if (row.stage !== 'lost') return Math.max(answered, way.indexOf(row.stage))
  if (row.was_at_offer !== null) return 3
  // A viewing that is only asked for moves no enquiry on.
  if (row.was_at_viewing !== null || Number(row.viewings) > 0) return 2
  return row.was_at_answered === null ? answered : 1
}

/** The first entry of the log about a move of the outer query's lead to a stage. */
const wasAt = (stage: LeadStage) => sql<number | null>`(
  select min(id) from changes
  where table_name = 'leads' and row_id = leads.id and after ->> 'stage' = ${stage}
)`

/** The viewings that were confirmed in the period, according to the log. */
async function viewingsIn(db: Kysely<Schema>, period: Period) {
  const { start, end } = spanOf(period)
  let viewings = db
    .selectFrom('viewings')
    .innerJoin('leads', 'leads.id', 'viewings.lead_id')
    .where('viewings.state', '=', 'confirmed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('changes')
          .select('changes.id')
          .where('table_name', '=', 'viewings')
          .whereRef('row_id', '=', 'viewings.id')
          .where('at', '>=', new Date(start).toISOString())
          .where('at', '<', new Date(end).toISOString())
          .where(sql`after ->> 'state'`, '=', 'confirmed'),
      ),
    )
  if (period.language) viewings = viewings.where('leads.language', '=', period.language)
  const rows = await viewings.select('viewings.home_ref').execute()
  return { total: rows.length, homes: sumsOf(rows.flatMap(({ home_ref }) => home_ref ?? [])) }
}

/** Homes with their enquiries and viewings, those with the most enquiries first. */
const homesOf = (enquiries: Map<string, number>, viewings: Map<string, number>) =>
  [...new Set([...enquiries.keys(), ...viewings.keys()])]
    .map((name) => ({
      name,
      count: enquiries.get(name) ?? 0,
      viewings: viewings.get(name) ?? 0,
    }))
    .toSorted((a, b) => b.count - a.count || b.viewings - a.viewings || (a.name < b.name ? -1 : 1))
    .slice(0, maxNamed)

/** E-mails have no language in the outbox. */
async function emailsIn(db: Kysely<Schema>, period: Period) {
  const { start, end } = spanOf(period)
  const rows = await db
    .selectFrom('outbox')
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const count = (...states: string[]) =>
    rows
      .filter(({ state }) => states.includes(state))
      .reduce((sum, row) => sum + Number(row.count), 0)
  return { sent: count('sent'), refused: count('parked'), waiting: count('waiting', 'held') }
}

/** How often each name occurs. */
function sumsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The address of a page without its language and its query. */
const neutralPath = (path: string): string =>
  (path.split('?', 1)[0] ?? '').replace(/^\/es(?=\/|$)/, '') || '/'

function countedBy(names: readonly string[]): Counted[] {
  return [...sumsOf(names)]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, maxNamed)
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += day)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
