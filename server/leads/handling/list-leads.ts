import { type Kysely, sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { LeadKind, LeadSide, LeadStage, LostReason } from '../../database/column-values.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import { termsOf } from './search-words.ts'

/** Which leads; an absent condition means any. */
export interface InboxFilter {
  unread?: boolean
  /** Null: nobody's. */
  assigneeId?: string | null
  stage?: LeadStage
  kind?: LeadKind
  /** The reference of the home. */
  home?: string
  /** As somebody types it. */
  search?: string
  /** Those that are ours to do, or whose turn changed since then; milliseconds since 1970. */
  activeSince?: number
}

/** A lead as a row of the inbox. Times are milliseconds since 1970. */
export interface InboxLead {
  id: string
  kind: LeadKind
  name: string
  /** What it is about, in the visitor's words or the home's title; '' where nothing says. */
  about: string
  stage: LeadStage
  side: LeadSide
  sideSince: number
  unread: boolean
  assignee: string | null
  followUpAt: number | null
  lostReason: LostReason | null
  /** An e-mail to the visitor was refused, and waits for a person. */
  isRefused: boolean
}

/** Where the page before ended. */
export interface InboxPlace {
  sideSince: number
  id: string
}

type Leads = SelectQueryBuilder<Schema, 'leads', object>

/**
 * One page of the leads of one side: what is ours to do begins with the longest wait, all else with the last written.
 * @param after where the page before ended.
 */
export async function listLeads(
  db: Kysely<Schema>,
  side: LeadSide,
  filter: InboxFilter,
  { after, limit = 50 }: { after?: InboxPlace | undefined; limit?: number } = {},
): Promise<InboxLead[]> {
  const direction = side === 'ours' ? 'asc' : 'desc'
  let query = matching(db.selectFrom('leads'), filter).where('side', '=', side)
  if (after)
    query = query.where(
      sql<SqlBool>`(side_since, id) ${sql.raw(side === 'ours' ? '>' : '<')} (${after.sideSince}, ${after.id})`,
    )
  const rows = await query
    .select([
      'id',
      'kind',
      'fields',
      'stage',
      'side',
      'side_since',
      'unread',
      'assignee',
      'follow_up_at',
      'lost_reason',
    ])
    .orderBy('side_since', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
  const refused = await refusedOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const fields = fromJson(row.fields)
    return {
      id: row.id,
      kind: row.kind,
      name: fields.name ?? fields.email ?? '',
      about: fields.about ?? fields.message ?? fields.propertyType ?? '',
      stage: row.stage,
      side: row.side,
      sideSince: row.side_since,
      unread: row.unread === 1,
      assignee: row.assignee,
      followUpAt: row.follow_up_at,
      lostReason: row.lost_reason,
      isRefused: refused.has(row.id),
    }
  })
}

/** How many leads a filter matches on each side. */
export async function countBySide(
  db: Kysely<Schema>,
  filter: InboxFilter,
): Promise<Record<LeadSide, number>> {
  const rows = await matching(db.selectFrom('leads'), filter)
    .select((select) => ['side', select.fn.countAll<number>().as('count')])
    .groupBy('side')
    .execute()
  const of = (side: LeadSide) => rows.find((row) => row.side === side)?.count ?? 0
  return { ours: of('ours'), theirs: of('theirs'), closed: of('closed') }
}

/** Leads that nobody has read, of those that are not kept apart. */
export async function countUnread(db: Kysely<Schema>): Promise<number> {
  const { count } = await matching(db.selectFrom('leads'), { unread: true })
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Narrows a query of leads to those of the inbox that a filter means. */
export function matching(leads: Leads, filter: InboxFilter): Leads {
  // Written as it is in the partial index, which the planner would not recognise with a parameter.
  let query = leads.where('state', '=', 'new')
  if (filter.unread) query = query.where(sql<SqlBool>`unread = 1`)
  if (filter.assigneeId === null) query = query.where(sql<SqlBool>`assignee_id is null`)
  else if (filter.assigneeId !== undefined)
    query = query.where('assignee_id', '=', filter.assigneeId)
  if (filter.stage) query = query.where('stage', '=', filter.stage)
  if (filter.kind) query = query.where('kind', '=', filter.kind)
  if (filter.home) query = query.where('home_ref', '=', filter.home)
  if (filter.activeSince !== undefined)
    query = query.where(sql<SqlBool>`(side = 'ours' or side_since >= ${filter.activeSince})`)
  if (filter.search === undefined) return query
  const terms = termsOf(filter.search)
  // What has no word in it is found nowhere.
  if (terms.length === 0) return query.where(sql<SqlBool>`1 = 0`)
  for (const term of terms)
    query = query.where('id', 'in', (words) =>
      words
        .selectFrom('lead_words')
        .select('lead_id')
        .where('word', '>=', term)
        .where('word', '<', `${term}\u{10FFFF}`),
    )
  return query
}

/** Those of some leads of which an e-mail to the visitor was refused. */
async function refusedOf(db: Kysely<Schema>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('outbox')
    .select('lead_id')
    .where('lead_id', 'in', ids)
    .where('state', '=', 'parked')
    .where('kind', '!=', 'agency')
    .execute()
  return new Set(rows.flatMap(({ lead_id }) => lead_id ?? []))
}
