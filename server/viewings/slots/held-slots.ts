import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { halfHoursFrom } from './slots.ts'

interface Visit {
  viewingId: string
  /** Its first half-hour, milliseconds since 1970. */
  start: number
  halfHours: number
}

/**
 * Holds the consecutive half-hours of a viewing if each has a free seat; otherwise holds none of
 * them. The table's key prevents a seat from being assigned twice.
 * @param capacity the seats of a half-hour: how many viewings can take place at the same time.
 * @returns whether the viewing now holds them; also true if it did before.
 */
export async function holdSlots(
  transaction: Kysely<Schema>,
  { viewingId, start, halfHours }: Visit,
  capacity: number,
): Promise<boolean> {
  const added: number[] = []
  for (const one of halfHoursFrom(start, halfHours)) {
    const outcome = await holdSlot(transaction, { viewingId, start: one, capacity })
    if (outcome === 'added') added.push(one)
    if (outcome !== 'taken') continue
    if (added.length > 0)
      await transaction
        .deleteFrom('viewing_slots')
        .where('viewing_id', '=', viewingId)
        .where('start_at', 'in', added)
        .execute()
    return false
  }
  return true
}

async function holdSlot(
  transaction: Kysely<Schema>,
  { viewingId, start, capacity }: { viewingId: string; start: number; capacity: number },
): Promise<'own' | 'added' | 'taken'> {
  const own = await transaction
    .selectFrom('viewing_slots')
    .select('seat')
    .where('start_at', '=', start)
    .where('viewing_id', '=', viewingId)
    .executeTakeFirst()
  if (own) return 'own'
  for (let seat = 0; seat < capacity; seat++) {
    const held = await transaction
      .insertInto('viewing_slots')
      .values({ start_at: start, seat, viewing_id: viewingId })
      .onConflict((conflict) => conflict.columns(['start_at', 'seat']).doNothing())
      .returning('seat')
      .executeTakeFirst()
    if (held) return 'added'
  }
  return 'taken'
}

/** Frees the half-hours of viewings, with optional exceptions. */
export async function freeSlots(
  transaction: Kysely<Schema>,
  viewingIds: readonly string[],
  except: readonly number[] = [],
): Promise<void> {
  if (viewingIds.length === 0) return
  let freed = transaction.deleteFrom('viewing_slots').where('viewing_id', 'in', viewingIds)
  if (except.length > 0) freed = freed.where('start_at', 'not in', except)
  await freed.execute()
}

interface TakenIn {
  from: number
  to: number
  capacity: number
  /** Half-hours whose seats are promised; a half-hour occurs once for each promised seat. */
  promised?: readonly number[]
}

/** The half-hours of a period without a free seat. */
export async function takenSlots(
  db: Kysely<Schema>,
  { from, to, capacity, promised = [] }: TakenIn,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('viewing_slots')
    .select((select) => ['start_at', select.fn.countAll<number>().as('seats')])
    .where('start_at', '>=', from)
    .where('start_at', '<=', to)
    .groupBy('start_at')
    .execute()
  const taken = new Map(rows.map(({ start_at, seats }) => [start_at, seats]))
  for (const start of promised) taken.set(start, (taken.get(start) ?? 0) + 1)
  return new Set([...taken].flatMap(([start, count]) => (count >= capacity ? [start] : [])))
}
