import { type Kysely, sql, type SqlBool } from 'kysely'
import { staffNames } from '../../backend/staff/staff-names.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import {
  type LeadKind,
  type LeadSide,
  type LeadStage,
  leadSides,
  type LostReason,
} from '../../database/tables/column-values.ts'
import { writtenAnswer } from '../blank-answers.ts'
import { refusedEmails } from '../emails-of-leads.ts'
import { nameOrAddress } from '../lead.ts'
import { type Wishes, wishFields } from '../wishes.ts'
import { maxEndedCount } from './stages.ts'
import { type LeadQuery, withTerms } from './with-terms.ts'

/** A selection of leads; an absent condition means any. */
export interface InboxFilter {
  unread?: boolean
  /** Null: assigned to nobody. */
  assigneeId?: string | null
  stage?: LeadStage
  kind?: LeadKind
  /** The reference of the home. */
  home?: string
  /** The text as it was typed. */
  search?: string
  /** The references of the homes that the search names; leads about them are found as well. */
  named?: readonly string[]
  /**
   * Restricts to leads that wait for us, or whose turn has changed since this time, in milliseconds
   * since 1970.
   */
  activeSince?: number
}

/** A lead as a row of the inbox. Times are milliseconds since 1970. */
export interface InboxLead {
  id: string
  kind: LeadKind
  name: string
  /** The reference of the home. */
  homeRef: string | null
  /** The subject in the form; '' where there is none. */
  about: string
  /** The home that the visitor is looking for, from a questionnaire. */
  wishes: Wishes
  /** What the visitor wrote; '' where the message is blank. */
  text: string
  stage: LeadStage
  side: LeadSide
  sideSince: number
  unread: boolean
  assignee: string | null
  followUpAt: number | null
  lostReason: LostReason | null
  /** The price that is offered for the home, in euros. */
  offer: number | null
  /** Whether an e-mail to the visitor was refused and waits for a person. */
  isRefused: boolean
}

/** The end of the previous page. */
interface InboxPlace {
  sideSince: number
  id: string
}

const inboxColumns = [
  'id',
  'kind',
  'fields',
  'home_ref',
  'stage',
  'side_since',
  'unread',
  'assignee',
  'assignee_id',
  'follow_up_at',
  'lost_reason',
  'offer',
] as const

/**
 * One page of the leads of one side. Leads that wait for us are sorted by the longest wait, all
 * others by the latest turn.
 * @param after the end of the previous page.
 */
export async function listLeads(
  db: Kysely<Schema>,
  side: LeadSide,
  filter: InboxFilter,
  { after, limit = 50 }: { after?: InboxPlace | undefined; limit?: number } = {},
): Promise<InboxLead[]> {
  const matching = matchingLeads(db.selectFrom('leads'), filter, [side])
  const queries = filter.search === undefined ? [matching] : await searches(db, matching, filter)
  const pages = await Promise.all(queries.map((query) => readRows(query, side, { after, limit })))
  const rows = mergeRows(pages, side).slice(0, limit)
  const [refused, names] = await Promise.all([
    findRefused(
      db,
      rows.map(({ id }) => id),
    ),
    staffNames(
      db,
      rows.map((row) => row.assignee_id),
    ),
  ])
  return rows.map((row) => {
    const fields = fromJson(row.fields)
    return {
      id: row.id,
      kind: row.kind,
      name: nameOrAddress(fields),
      homeRef: row.home_ref,
      about: fields.about ?? '',
      wishes: Object.fromEntries(wishFields.map((field) => [field, fields[field]])),
      text: writtenAnswer({ fields }, 'message'),
      stage: row.stage,
      side,
      sideSince: row.side_since,
      unread: row.unread === 1,
      assignee: names.get(row.assignee_id ?? '') ?? row.assignee,
      followUpAt: row.follow_up_at,
      lostReason: row.lost_reason,
      offer: row.offer,
      isRefused: refused.has(row.id),
    }
  })
}

/** The first rows of a query, in the order of its side. */
function readRows(
  query: LeadQuery,
  side: LeadSide,
  { after, limit }: { after: InboxPlace | undefined; limit: number },
) {
  const direction = side === 'ours' ? 'asc' : 'desc'
  const rest = after
    ? query.where(
        sql<SqlBool>`(side_since, id) ${sql.raw(side === 'ours' ? '>' : '<')} (${after.sideSince}, ${after.id})`,
      )
    : query
  return rest
    .select(inboxColumns)
    .orderBy('side_since', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
}

/** The rows of several queries, in the order of their side and without repetitions. */
function mergeRows<R extends { id: string; side_since: number }>(
  pages: readonly R[][],
  side: LeadSide,
): R[] {
  const sign = side === 'ours' ? 1 : -1
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()].toSorted(
    (one, other) => sign * (one.side_since - other.side_since || (one.id < other.id ? -1 : 1)),
  )
}

/**
 * The most homes for which a search also finds their leads: a text that names more is too general.
 */
const maxNamed = 500

/**
 * Splits a search into two queries, by the terms of leads and by the homes that the text names:
 * each of them can use an index.
 */
const searches = async (
  db: Kysely<Schema>,
  leads: LeadQuery,
  { search = '', named = [] }: Pick<InboxFilter, 'search' | 'named'>,
): Promise<LeadQuery[]> => [
  await withTerms(db, leads, search),
  ...(named.length > 0 && named.length <= maxNamed ? [leads.where('home_ref', 'in', named)] : []),
]

/**
 * How many leads match a filter on each requested side. Ended leads are counted up to
 * `maxEndedCount` plus one, which means "more". Searches are not counted, because everything that
 * they find would have to be read.
 */
export async function countBySide(
  db: Kysely<Schema>,
  filter: Omit<InboxFilter, 'search'>,
  sides: readonly LeadSide[] = leadSides,
): Promise<Record<LeadSide, number>> {
  const counts = await db
    .selectNoFrom(
      sides.map((side) =>
        counting(
          db,
          matchingLeads(db.selectFrom('leads'), filter, [side]),
          side === 'closed' ? maxEndedCount : undefined,
        ).as(side),
      ),
    )
    .executeTakeFirst()
  return { ours: 0, theirs: 0, closed: 0, ...counts }
}

/**
 * A subquery that counts leads.
 * @param max the number above which counting stops, with `max` plus one.
 */
export function counting(db: Kysely<Schema>, leads: LeadQuery, max: number | undefined) {
  const found = leads.select(sql.lit(1).as('one'))
  return db
    .selectFrom((max === undefined ? found : found.limit(max + 1)).as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .$asScalar()
}

/** The number of leads that nobody has read, without quarantined ones. */
export async function countUnread(db: Kysely<Schema>): Promise<number> {
  const { count } = await matchingLeads(db.selectFrom('leads'), { unread: true })
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Restricts a query of leads to a filter of the inbox, except for its search.
 * @param sides the sides that are needed; fewer sides read less of an index.
 */
export function matchingLeads(
  leads: LeadQuery,
  filter: InboxFilter,
  sides: readonly LeadSide[] = leadSides,
): LeadQuery {
  // A literal instead of a parameter, because the planner recognises a partial index only by its
  // own condition.
  let query = leads.where('state', '=', 'new')
  query =
    sides[0] && sides.length === 1
      ? query.where('side', '=', sides[0])
      : query.where('side', 'in', sides)
  if (filter.unread) query = query.where(sql<SqlBool>`unread = 1`)
  if (filter.assigneeId === null) query = query.where(sql<SqlBool>`assignee_id is null`)
  else if (filter.assigneeId !== undefined)
    query = query.where('assignee_id', '=', filter.assigneeId)
  if (filter.stage) query = query.where('stage', '=', filter.stage)
  if (filter.kind) query = query.where('kind', '=', filter.kind)
  if (filter.home) query = query.where('home_ref', '=', filter.home)
  if (filter.activeSince === undefined) return query
  if (!sides.includes('ours')) return query.where('side_since', '>=', filter.activeSince)
  return sides.length === 1
    ? query
    : query.where(sql<SqlBool>`(side = 'ours' or side_since >= ${filter.activeSince})`)
}

/** The ids of those leads that have a refused e-mail to the visitor. */
async function findRefused(db: Kysely<Schema>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await refusedEmails(db).select('lead_id').where('lead_id', 'in', ids).execute()
  return new Set(rows.flatMap(({ lead_id }) => lead_id ?? []))
}
