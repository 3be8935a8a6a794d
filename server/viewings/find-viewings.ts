import { type Kysely, sql, type SqlBool } from 'kysely'
import { staffNames } from '../backend/staff/staff-names.ts'
import type { Schema } from '../database/schema.ts'
import type { ViewingState } from '../database/tables/column-values.ts'
import { type Viewing, viewingFromRow } from './viewing.ts'

/** Conditions on viewings; an absent one matches any. */
interface ViewingFilter {
  id?: string
  /** The first characters of their id. */
  idStart?: string
  leadIds?: readonly string[]
  /** The account of the visitor. */
  userId?: string
  /** The submission ids of their leads. */
  submissionIds?: readonly string[]
  states?: readonly ViewingState[]
  /** A period that contains the start of the viewing: from this time on, and before `before`. */
  from?: number
  to?: number
  /** A period that contains any of their half-hours, including those held. */
  during?: { from: number; to: number }
  /** The id of a lead: finds the other unconfirmed viewings of its visitor that hold a time. */
  heldBeside?: string
  /** Whether viewings of quarantined requests are included. */
  quarantined?: boolean
}

/** The matching viewings by start time; viewings without one come first. */
export async function findViewings(
  db: Kysely<Schema>,
  filter: ViewingFilter = {},
): Promise<Viewing[]> {
  if (filter.leadIds?.length === 0) return []
  const rows = await matching(db, filter)
    // The database engines differ in where they sort rows without a time.
    .orderBy('start_at', (order) => order.asc().nullsFirst())
    .orderBy('viewings.created_at')
    .execute()
  if (rows.length === 0) return []
  const leads = await readLeads(
    db,
    rows.map((row) => row.lead_id),
  )
  return rows.flatMap((row) => {
    const lead = leads.get(row.lead_id)
    return lead ? [viewingFromRow({ ...row, lead })] : []
  })
}

function matching(
  db: Kysely<Schema>,
  {
    id,
    idStart,
    leadIds,
    userId,
    submissionIds,
    states,
    from,
    to,
    during,
    heldBeside,
    quarantined,
  }: ViewingFilter,
) {
  let query = db
    .selectFrom('viewings')
    .innerJoin('leads', 'leads.id', 'viewings.lead_id')
    .selectAll('viewings')
  if (id !== undefined) query = query.where('viewings.id', '=', id)
  if (idStart !== undefined)
    query = query.where(sql<SqlBool>`substr(viewings.id, 1, ${idStart.length}) = ${idStart}`)
  if (states) query = query.where('viewings.state', 'in', states)
  if (from !== undefined) query = query.where('start_at', '>=', from)
  if (to !== undefined) query = query.where('start_at', '<', to)
  if (during)
    query = query.where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('start_at', '>=', during.from), eb('start_at', '<', during.to)]),
        exists(
          selectFrom('viewing_slots')
            .select('viewing_id')
            .whereRef('viewing_slots.viewing_id', '=', 'viewings.id')
            .where('viewing_slots.start_at', '>=', during.from)
            .where('viewing_slots.start_at', '<', during.to),
        ),
      ]),
    )
  if (heldBeside !== undefined)
    query = query
      .where('viewings.state', '=', 'requested')
      .where('held_until', 'is not', null)
      .where('lead_id', '!=', heldBeside)
      .where('leads.email', '=', (leads) =>
        leads.selectFrom('leads as own').select('own.email').where('own.id', '=', heldBeside),
      )
  if (leadIds) query = query.where('lead_id', 'in', leadIds)
  if (!quarantined) query = query.where('leads.state', '!=', 'suspect')
  if (userId !== undefined) query = query.where('leads.user_id', '=', userId)
  if (submissionIds) query = query.where('leads.submission_id', 'in', submissionIds)
  return query
}

/** The rows of leads by id, with the current names of their assignees. */
async function readLeads(db: Kysely<Schema>, ids: readonly string[]) {
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute()
  const names = await staffNames(
    db,
    leads.map((lead) => lead.assignee_id),
  )
  return new Map(
    leads.map((lead) => [
      lead.id,
      { ...lead, assignee: names.get(lead.assignee_id ?? '') ?? lead.assignee },
    ]),
  )
}

export const findViewing = async (db: Kysely<Schema>, id: string): Promise<Viewing | undefined> =>
  (await findViewings(db, { id }))[0]
