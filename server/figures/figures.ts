import { type Kysely, sql, type SqlBool } from 'kysely'
import { staffNames } from '../backend/staff/staff-names.ts'
import type { Database } from '../database/database.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import type { Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'
import { day } from '../shared/time/durations.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { enquiryFigures } from './enquiry-figures.ts'
import type { MemberFigures } from './member-counts.ts'
import { type CountedName, NameCounts, maxNamed } from './name-counts.ts'
import { type Period, spanOf } from './period.ts'
import { ownSite } from './visit.ts'

interface OfferSum {
  count: number
  sum: number
}

export interface PeriodFigures {
  visits: {
    total: number
    days: { day: string; all: number; es: number }[]
    pages: { name: string; en: number; es: number }[]
    /**
     * Visits by referring host, '' where there was none, without those from one page of the site to
     * another.
     */
    referrers: CountedName[]
  }
  enquiries: {
    total: number
    /** Enquiries by the home's reference, with the number of its confirmed viewings. */
    homes: { name: string; count: number; viewings: number }[]
    /** Enquiries by the page that contained the form, in either language. */
    pages: CountedName[]
  }
  /**
   * Viewings that were confirmed in the period and have not been cancelled, whenever they take
   * place.
   */
  viewings: number
  /**
   * The minutes until the first answer of each answered enquiry, shortest first. A call is an
   * answer where a member has recorded it.
   */
  answers: number[]
  /** How many enquiries have reached at least each stage. */
  funnel: { enquiries: number; answered: number; viewing: number; offer: number; won: number }
  /** What each member of staff did. */
  members: MemberFigures[]
  /** The offers for enquiries that are at the stage "offer" or won, in euros. */
  offers: { open: OfferSum; won: OfferSum }
  /** Why enquiries were lost. */
  lost: CountedName[]
  emails: { sent: number; refused: number; waiting: number }
}

/**
 * Counts the figures of a period.
 * @throws {Unavailable}
 */
export const countFigures = (database: Figured, period: Period): Promise<PeriodFigures> =>
  orUnavailable('The figures', readFigures(database, period))

type Figured = Pick<Database, 'db' | 'engine'>

async function readFigures({ db, engine }: Figured, period: Period): Promise<PeriodFigures> {
  const [visits, { pages, homes, members, ...leads }, viewings, emails] = await Promise.all([
    visitsIn(db, period),
    enquiryFigures(db, period),
    viewingsIn({ db, engine }, period),
    emailsIn(db, period),
  ])
  for (const { assignee_id: id, assignee } of viewings.assigned)
    if (id !== null) members.addViewing(id, assignee ?? '')
  return {
    visits,
    emails,
    members: members.figures(await staffNames(db, members.ids)),
    ...leads,
    enquiries: { total: leads.funnel.enquiries, homes: homesOf(homes, viewings.homes), pages },
    viewings: viewings.total,
  }
}

async function visitsIn(db: Kysely<Schema>, { from, to, language }: Period) {
  let counts = db.selectFrom('visit_counts').where('day', '>=', from).where('day', '<=', to)
  if (language) counts = counts.where('language', '=', language)
  const all = sql<number>`sum(visits)`
  const visitsOf = (one: Language) =>
    sql<number>`sum(case when language = ${one} then visits else 0 end)`
  const [days, pages, referrers] = await Promise.all([
    counts
      .select(['day', all.as('all'), visitsOf('es').as('es')])
      .groupBy('day')
      .orderBy('day')
      .execute(),
    counts
      .select(['path as name', visitsOf('en').as('en'), visitsOf('es').as('es')])
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

/** The viewings that were confirmed in the period, according to the log. */
async function viewingsIn({ db, engine }: Figured, period: Period) {
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
          .where('at', '>=', isoTime(start))
          .where('at', '<', isoTime(end))
          .where(confirms(engine)),
      ),
    )
  if (period.language) viewings = viewings.where('leads.language', '=', period.language)
  const rows = await viewings
    .select(['viewings.home_ref', 'leads.assignee_id', 'leads.assignee'])
    .execute()
  const homes = new NameCounts()
  for (const { home_ref } of rows) if (home_ref !== null) homes.add(home_ref)
  return { total: rows.length, homes, assigned: rows }
}

/**
 * Whether a change of a viewing confirms one. The next one after a viewing that has taken place
 * differs from it by its time alone, and a viewing that has begun is not moved.
 */
function confirms(engine: Database['engine']) {
  const startBefore = sql`before ->> 'start_at'`
  const began = engine === 'postgres' ? sql`(${startBefore})::timestamptz` : startBefore
  return sql<SqlBool>`(
    after ->> 'state' = 'confirmed' or (after ->> 'state' is null and ${began} <= at)
  )`
}

/** Homes with their enquiries and viewings, those with most enquiries first. */
const homesOf = (enquiries: NameCounts, viewings: NameCounts) =>
  [...new Set([...enquiries.names(), ...viewings.names()])]
    .map((name) => ({ name, count: enquiries.of(name), viewings: viewings.of(name) }))
    .toSorted((a, b) => b.count - a.count || b.viewings - a.viewings || (a.name < b.name ? -1 : 1))
    .slice(0, maxNamed)

/** Counts the e-mails of a period by state; not by language, which the outbox does not record. */
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

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += day)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
