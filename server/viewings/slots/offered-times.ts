import type { Kysely } from 'kysely'
import { staffNames } from '../../backend/staff/staff-names.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import { nameOrAddress } from '../../leads/lead.ts'
import type { ProposedHalfHours } from '../../leads/viewings-of-leads.ts'
import { hour } from '../../shared/time/durations.ts'

/** How long an unanswered half-hour is not proposed to anybody else, in milliseconds. */
const offerLength = 48 * hour

/**
 * A half-hour that a reply has proposed and that nobody has answered yet. Times are milliseconds
 * since 1970.
 */
export interface OfferedTime {
  leadId: string
  /** The name of the lead's person. */
  name: string
  /** The reference of the home that the lead is about. */
  homeRef: string | null
  start: number
  /** The id of the member who proposed it. */
  memberId: string
  member: string
  expiresAt: number
  /** Whether other viewings have taken all its seats since. */
  isTaken: boolean
}

/** The offers that are still valid: their lead is open and has no confirmed viewing. */
const openOffers = (db: Kysely<Schema>, now: number) =>
  db
    .selectFrom('offered_times')
    .innerJoin('leads', 'leads.id', 'offered_times.lead_id')
    .where('offered_times.expires_at', '>', now)
    .where('leads.state', '=', 'new')
    .where('leads.side', 'in', ['ours', 'theirs'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('viewings')
            .select('viewings.id')
            .whereRef('viewings.lead_id', '=', 'offered_times.lead_id')
            .where('viewings.state', '=', 'confirmed'),
        ),
      ),
    )

/**
 * The half-hours that are offered to persons other than a lead's; one occurs once for each offer.
 */
export async function offersToOthers(
  db: Kysely<Schema>,
  { leadId, now }: { leadId: string; now: number },
): Promise<number[]> {
  const rows = await openOffers(db, now)
    .select('offered_times.start_at')
    .where('offered_times.lead_id', '!=', leadId)
    .execute()
  return rows.map((row) => row.start_at)
}

/** Reads the seats of some half-hours that viewings have taken. */
const readSeats = (
  db: Kysely<Schema>,
  starts: readonly number[],
): Promise<{ start: number; leadId: string }[]> =>
  db
    .selectFrom('viewing_slots')
    .innerJoin('viewings', 'viewings.id', 'viewing_slots.viewing_id')
    .select(['viewing_slots.start_at as start', 'viewings.lead_id as leadId'])
    .where('viewing_slots.start_at', 'in', starts)
    .execute()

/** The times that occur at least `capacity` times. */
function fullTimes(starts: readonly number[], capacity: number): Set<number> {
  const groups = Map.groupBy(starts, (start) => start)
  return new Set([...groups].flatMap(([start, same]) => (same.length >= capacity ? [start] : [])))
}

/**
 * Stores the half-hours that a reply proposes, in the reply's transaction, which has locked the
 * calendar.
 * @returns those that are promised to others or taken and on which the reply does not insist. If
 *   there are any, nothing is stored, and the reply must not be sent.
 */
export async function offerTimes(
  transaction: Kysely<Schema>,
  { leadId, starts: named, insists, author, now }: ProposedHalfHours,
  capacity: number,
): Promise<number[]> {
  if (named.length === 0) return []
  const others = await offersToOthers(transaction, { leadId, now })
  const seats = await readSeats(transaction, named)
  const seatsOf = (isOwn: boolean) =>
    seats.filter((seat) => (seat.leadId === leadId) === isOwn).map(({ start }) => start)
  const full = fullTimes([...others, ...seatsOf(false)], capacity)
  // The lead's own viewing holds these already.
  const own = seatsOf(true)
  const starts = named.filter((start) => !own.includes(start))
  if (starts.length === 0) return []
  const refused = starts.filter((start) => full.has(start) && !insists.includes(start))
  if (refused.length > 0) return refused
  await transaction
    .insertInto('offered_times')
    .values(
      starts.map((start) => ({
        lead_id: leadId,
        start_at: start,
        member_id: author.id,
        member: author.name,
        offered_at: now,
        expires_at: Math.min(start, now + offerLength),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['lead_id', 'start_at']).doUpdateSet(({ ref }) => ({
        member_id: ref('excluded.member_id'),
        member: ref('excluded.member'),
        offered_at: ref('excluded.offered_at'),
        expires_at: ref('excluded.expires_at'),
      })),
    )
    .execute()
  return []
}

/**
 * The offers that are still valid, by their time.
 * @param of.leadId the lead; if absent, the offers of all leads are read.
 */
export async function readOffers(
  db: Kysely<Schema>,
  { leadId, capacity, now }: { leadId?: string | undefined; capacity: number; now: number },
): Promise<OfferedTime[]> {
  let query = openOffers(db, now)
    .selectAll('offered_times')
    .select(['leads.fields', 'leads.home_ref'])
    .orderBy('offered_times.start_at')
  if (leadId !== undefined) query = query.where('offered_times.lead_id', '=', leadId)
  const rows = await query.execute()
  if (rows.length === 0) return []
  const [held, names] = await Promise.all([
    readSeats(db, [...new Set(rows.map((row) => row.start_at))]),
    staffNames(
      db,
      rows.map((row) => row.member_id),
    ),
  ])
  return rows.map((row) => {
    const others = held.filter((seat) => seat.leadId !== row.lead_id).map(({ start }) => start)
    return {
      leadId: row.lead_id,
      name: nameOrAddress(fromJson(row.fields)),
      homeRef: row.home_ref,
      start: row.start_at,
      memberId: row.member_id,
      member: names.get(row.member_id) ?? row.member,
      expiresAt: row.expires_at,
      isTaken: fullTimes(others, capacity).has(row.start_at),
    }
  })
}
