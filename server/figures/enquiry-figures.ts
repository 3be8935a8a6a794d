import { setImmediate } from 'node:timers/promises'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { receivedAtOf } from '../database/received-at.ts'
import type { Schema } from '../database/schema.ts'
import type { LeadStage } from '../database/tables/column-values.ts'
import { minute } from '../shared/time/durations.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { type FirstAnswer, MemberCounts } from './member-counts.ts'
import { NameCounts, mostFrequent } from './name-counts.ts'
import { type Period, spanOf } from './period.ts'

/**
 * How many leads one query reads. On SQLite the whole process waits for a query, and requests are
 * answered between two queries.
 */
const leadsAtOnce = 500

/** The leads of a period, oldest first, in parts. */
async function* leadParts(db: Kysely<Schema>, period: Period): AsyncGenerator<CountedLead[]> {
  const { start, end } = spanOf(period)
  let leads = selectCounted(db).where('created_at', '<', isoTime(end))
  if (period.language) leads = leads.where('language', '=', period.language)
  let last = { created_at: isoTime(start), id: '' }
  for (let length = leadsAtOnce; length === leadsAtOnce;) {
    const part = await leads
      .where('created_at', '>=', last.created_at)
      .where(sql<SqlBool>`(created_at, id) > (${last.created_at}, ${last.id})`)
      .execute()
    yield part
    length = part.length
    last = part.at(-1) ?? last
    await setImmediate()
  }
}

interface CountedLead extends ReachedLead {
  id: string
  created_at: string
  source_path: string
  home_ref: string | null
  lost_reason: string | null
  offer: number | null
  assignee_id: string | null
  assignee: string | null
  replied_by: string | null
  called_by: string | null
  written_at: number | null
  called_at: number | null
}

const selectCounted = (db: Kysely<Schema>) =>
  db
    .selectFrom('leads')
    .where('state', '=', 'new')
    .select(({ selectFrom }) => [
      'id',
      'created_at',
      'source_path',
      'home_ref',
      'stage',
      'lost_reason',
      'offer',
      'assignee_id',
      'assignee',
      'called_at',
      'called_by',
      firstReply(selectFrom('lead_replies').select('at')).as('written_at'),
      firstReply(selectFrom('lead_replies').select('author_id')).as('replied_by'),
      onlyLost(confirmedViewings).as('viewings'),
      onlyLost(wasAt('viewing')).as('was_at_viewing'),
      onlyLost(wasAt('offer')).as('was_at_offer'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .limit(leadsAtOnce)

export async function enquiryFigures(db: Kysely<Schema>, period: Period) {
  const [homes, pages, lost] = [new NameCounts(), new NameCounts(), new NameCounts()]
  const reached = new NameCounts<number>()
  const answers: number[] = []
  const members = new MemberCounts()
  const offers = { open: { count: 0, sum: 0 }, won: { count: 0, sum: 0 } }
  for await (const part of leadParts(db, period))
    for (const lead of part) {
      const answer = firstAnswer(lead)
      reached.add(farthest(lead, answer !== undefined))
      pages.add(neutralPath(lead.source_path))
      if (lead.home_ref !== null) homes.add(lead.home_ref)
      if (lead.stage === 'lost') lost.add(lead.lost_reason ?? 'other')
      if (answer) answers.push(answer.minutes)
      members.add(lead, answer)
      if (lead.stage === 'offer') addOffer(offers.open, lead.offer)
      if (lead.stage === 'won') addOffer(offers.won, lead.offer)
    }
  return {
    homes,
    pages: mostFrequent(pages),
    answers: answers.toSorted((a, b) => a - b),
    members,
    offers,
    funnel: funnelOf(reached),
    lost: mostFrequent(lost),
  }
}

function addOffer(to: { count: number; sum: number }, offer: number | null): void {
  to.count++
  to.sum += offer ?? 0
}

/** The first answer, in writing or by telephone; a move on the board does not count. */
function firstAnswer(lead: CountedLead): FirstAnswer | undefined {
  const { written_at: written, called_at: called } = lead
  if (written === null && called === null) return undefined
  const isWritten = called === null || (written !== null && Number(written) <= Number(called))
  const at = Number(isWritten ? written : called)
  return {
    by: (isWritten ? lead.replied_by : lead.called_by) ?? '',
    minutes: Math.max(0, Math.round((at - receivedAtOf(lead)) / minute)),
  }
}

interface ReachedLead {
  stage: LeadStage
  viewings: number | null
  was_at_viewing: number | null
  was_at_offer: number | null
}

/** The stages on the way to a sale, in their order. */
const stagesInOrder = ['new', 'answered', 'viewing', 'offer', 'won'] as const

/**
 * How many leads have reached each stage or a later one, so that the numbers never increase along
 * the way.
 * @param reached how many leads have each stage as their farthest, by {@link farthest}.
 */
function funnelOf(reached: NameCounts<number>) {
  const from = (stage: (typeof stagesInOrder)[number]) =>
    stagesInOrder
      .slice(stagesInOrder.indexOf(stage))
      .reduce((sum, one) => sum + reached.of(stagesInOrder.indexOf(one)), 0)
  return {
    enquiries: from('new'),
    answered: from('answered'),
    viewing: from('viewing'),
    offer: from('offer'),
    won: from('won'),
  }
}

/**
 * The farthest stage of a lead, as an index of {@link stagesInOrder}. For a lost lead it is the
 * stage before the loss; a lead that was moved back counts at its present stage. A move to
 * "answered" does not count without an answer.
 */
function farthest(row: ReachedLead, isAnswered: boolean): number {
  const answered = isAnswered ? 1 : 0
  if (row.stage === 'answered') return answered
  if (row.stage !== 'lost') return Math.max(answered, stagesInOrder.indexOf(row.stage))
  if (row.was_at_offer !== null) return 3
  // A viewing that is only requested does not advance an enquiry.
  if (row.was_at_viewing !== null || Number(row.viewings) > 0) return 2
  return answered
}

/** A value of the first reply to the lead of the outer query. */
const firstReply = <T>(
  values: SelectQueryBuilder<Schema, 'leads' | 'lead_replies', T>,
): SelectQueryBuilder<Schema, 'leads' | 'lead_replies', T> =>
  values.whereRef('lead_replies.lead_id', '=', 'leads.id').orderBy('at').limit(1)

/** A value that {@link farthest} needs only for lost leads, so it is computed only for them. */
const onlyLost = (value: RawBuilder<number | null>) =>
  sql<number | null>`case when leads.stage = 'lost' then ${value} end`

const confirmedViewings = sql<number | null>`(
  select count(*) from viewings where lead_id = leads.id and state = 'confirmed'
)`

/** The first log entry about moving the lead of the outer query to a stage. */
const wasAt = (stage: LeadStage) => sql<number | null>`(
  select min(id) from changes
  where table_name = 'leads' and row_id = leads.id and after ->> 'stage' = ${stage}
)`

/** The path of a page without its language and its query. */
const neutralPath = (path: string): string =>
  (path.split('?', 1)[0] ?? '').replace(/^\/es(?=\/|$)/, '') || '/'
