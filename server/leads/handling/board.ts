import { type Kysely, sql } from 'kysely'
import { staffNames } from '../../backend/staff/staff-names.ts'
import type { Schema } from '../../database/schema.ts'
import { type LeadSide, type LeadStage, leadStages } from '../../database/tables/column-values.ts'
import {
  counting,
  type InboxFilter,
  type InboxLead,
  listLeads,
  matchingLeads,
} from './list-leads.ts'
import { maxEndedCount } from './stages.ts'

/** A column of the board: an open stage, or all leads that have ended. */
export interface BoardStage {
  stages: readonly LeadStage[]
  /** The number of leads at each stage; see `maxEndedCount`. */
  counts: number[]
  /** The references of the homes that its open leads are about, without repetitions. */
  homes: string[]
  /**
   * The first leads of the column. Those that wait for us come first, longest wait first; then
   * those that wait for the visitor, latest first. Ended leads are in one order, latest first.
   */
  leads: InboxLead[]
}

const openStages = leadStages.slice(0, 4)
const openSides: readonly LeadSide[] = ['ours', 'theirs']

const columns: readonly LeadStage[][] = [...openStages.map((one) => [one]), ['won', 'lost']]

/**
 * The leads by stage.
 * @param limit the most leads that are read for each column.
 */
export async function readBoard(
  db: Kysely<Schema>,
  filter: Omit<InboxFilter, 'stage' | 'search'>,
  limit = 20,
): Promise<BoardStage[]> {
  const [counts, homes, ...lists] = await Promise.all([
    countByStage(db, filter),
    homesByStage(db, filter),
    ...columns.map(async ([stage = 'new', ...others]) => {
      if (others.length > 0) return listLeads(db, 'closed', filter, { limit })
      const [ours, theirs] = await Promise.all([
        listLeads(db, 'ours', { ...filter, stage }, { limit }),
        listLeads(db, 'theirs', { ...filter, stage }, { limit }),
      ])
      return [...ours, ...theirs].slice(0, limit)
    }),
  ])
  return columns.map((stages, index) => ({
    stages,
    counts: stages.map((stage) => counts.get(stage) ?? 0),
    homes: stages.flatMap((stage) => homes.get(stage) ?? []),
    leads: lists[index] ?? [],
  }))
}

async function countByStage(
  db: Kysely<Schema>,
  filter: InboxFilter,
): Promise<Map<LeadStage, number>> {
  const counts = await db
    .selectNoFrom(
      leadStages.map((stage) => {
        const isOpen = openStages.includes(stage)
        const leads = matchingLeads(
          db.selectFrom('leads'),
          { ...filter, stage },
          isOpen ? openSides : ['closed'],
        )
        return counting(db, leads, isOpen ? undefined : maxEndedCount).as(stage)
      }),
    )
    .executeTakeFirstOrThrow()
  return new Map(leadStages.map((stage) => [stage, counts[stage]]))
}

async function homesByStage(
  db: Kysely<Schema>,
  filter: InboxFilter,
): Promise<Map<LeadStage, string[]>> {
  const rows = await matchingLeads(db.selectFrom('leads'), filter, openSides)
    // This condition makes the database use the index by stage, which also contains the homes.
    .where('stage', 'in', openStages)
    .select(['stage', 'home_ref'])
    .distinct()
    .where('home_ref', 'is not', null)
    .execute()
  const homes = new Map<LeadStage, string[]>()
  for (const { stage, home_ref } of rows) {
    if (home_ref === null) continue

    const ofStage = homes.get(stage) ?? []
    homes.set(stage, ofStage)
    ofStage.push(home_ref)
  }
  return homes
}

/**
 * The filters of the board: members to whom leads are assigned, and the homes that leads are about.
 */
interface BoardChoices {
  assignees: { id: string; name: string }[]
  homes: string[]
}

/** The most homes that can be chosen from. */
const maxHomes = 300

/** Reads each choice by one index lookup, however many leads there are. */
export async function boardChoices(db: Kysely<Schema>): Promise<BoardChoices> {
  const [assignees, homes] = await Promise.all([
    sql<{ id: string; name: string | null }>`
      with recursive members(id) as (
        select min(assignee_id) from leads
        union all
        select (select min(assignee_id) from leads where assignee_id > members.id)
        from members where members.id is not null
      )
      select id, (select assignee from leads where assignee_id = members.id limit 1) as name
      from members where id is not null
    `.execute(db),
    sql<{ ref: string }>`
      with recursive homes(ref) as (
        select min(home_ref) from leads
        union all
        select (select min(home_ref) from leads where home_ref > homes.ref)
        from homes where homes.ref is not null
      )
      select ref from homes where ref is not null limit ${maxHomes}
    `.execute(db),
  ])
  const names = await staffNames(
    db,
    assignees.rows.map(({ id }) => id),
  )
  return {
    assignees: assignees.rows.map(({ id, name }) => ({ id, name: names.get(id) ?? name ?? '' })),
    homes: homes.rows.map(({ ref }) => ref),
  }
}
