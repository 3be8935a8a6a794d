import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { LeadExtension } from '../leads/lead-extension.ts'
import { noticesOf } from './email-kinds.ts'
import { holdSlot, lockCalendar } from './held-slots.ts'
import { readSlots, type ViewingRules } from './slots.ts'

/**
 * Stores the viewing that a lead asks for, with the half-hours that are free. What a robot may have sent, and what
 * comes from somebody who holds many already, holds none: the office answers it by hand. A lead from the
 * spool holds what is free by then.
 */
export const requestViewing =
  (
    { engine }: Pick<Database, 'engine'>,
    { capacity, hold }: Pick<ViewingRules, 'capacity' | 'hold'>,
    now: () => number,
  ): LeadExtension =>
  async (transaction, { id: leadId, arrival }) => {
    const { submission, suspicion, acknowledge, receivedAt } = arrival
    const { fields, viewing: terms } = submission
    const id = randomUUID()
    const time = now()
    await lockCalendar(transaction, engine)
    await transaction
      .insertInto('viewings')
      .values({
        id,
        lead_id: leadId,
        home_slug: terms?.home?.slug ?? null,
        home_ref: terms?.home?.ref ?? null,
        home_title: terms?.home?.title ?? null,
        state: 'requested',
        sequence: 0,
        start_at: null,
        held_until: null,
        answers_visitor: acknowledge ? 1 : 0,
        created_at: receivedAt.getTime(),
        changed_at: time,
        reminded_at: null,
      })
      .execute()
    const held: number[] = []
    if (terms?.mayHold && !suspicion)
      for (const start of readSlots(fields.slots ?? '') ?? [])
        if (start > time && (await holdSlot(transaction, id, start, capacity))) held.push(start)
    const [start] = held
    const heldUntil = start === undefined ? undefined : holdEnd(held, time + hold)
    await transaction
      .updateTable('viewings')
      .set({ start_at: start ?? null, held_until: heldUntil ?? null })
      .where('id', '=', id)
      .execute()
    return noticesOf(
      'requested',
      'visitor',
      { leadId, sequence: 0, state: 'requested', start, held, heldUntil },
      time,
      acknowledge,
    )
  }

/** Nothing is held after the last of the half-hours has begun. */
export const holdEnd = (held: readonly number[], latest: number): number =>
  Math.min(latest, Math.max(...held))
