import type { Kysely } from 'kysely'
import type { Database } from '../../database/database.ts'
import { lockCalendar } from '../../database/locks.ts'
import type { Schema } from '../../database/schema.ts'
import { passAllToAgency } from '../../leads/handling/lead-turns.ts'
import { enqueue } from '../../mail/enqueue.ts'
import { noticesOf } from '../email-kinds.ts'
import { freeSlots } from '../slots/held-slots.ts'
import { writableLeads } from '../writable-leads.ts'
import { reminderTime } from './reminder.ts'

/** The maximum number of viewings in one transaction. */
const batch = 100

/** How many viewings were processed. */
interface DueCounts {
  expired: number
  reminded: number
}

/**
 * Frees half-hours that were not confirmed in time, marks their leads as waiting for us, and sends
 * both sides reminders of the viewings of the next 24 hours. Any process may run this at any time:
 * a row is marked and its e-mails are queued in one transaction, so that each e-mail is sent once.
 * @param now milliseconds since 1970.
 */
export async function runDueJobs(
  database: Database,
  mailDomain: string,
  now: number,
): Promise<DueCounts> {
  const due = { expired: 0, reminded: 0 }
  for (const [name, find, apply] of [
    ['expired', expiring, expire],
    ['reminded', upcoming, remind],
  ] as const) {
    let count: number
    do {
      // The read comes first, so that an idle site does not write to its disk every minute.
      count = (await find(database.db, now).executeTakeFirst())
        ? await database.db.transaction().execute(async (transaction) => {
            await lockCalendar(transaction, database.engine)
            return apply(transaction, mailDomain, now)
          })
        : 0
      due[name] += count
    } while (count === batch)
  }
  return due
}

const expiring = (db: Kysely<Schema>, now: number) =>
  db
    .selectFrom('viewings')
    .select('id')
    .where('state', '=', 'requested')
    .where('held_until', '<=', now)
    .limit(batch)

async function expire(
  transaction: Kysely<Schema>,
  mailDomain: string,
  now: number,
): Promise<number> {
  const rows = await transaction
    .updateTable('viewings')
    .set((set) => ({
      state: 'expired',
      sequence: set('sequence', '+', 1),
      held_until: null,
      changed_at: now,
    }))
    .where('id', 'in', expiring(transaction, now))
    // A row may have been confirmed while this transaction waited for the lock of the calendar.
    .where('state', '=', 'requested')
    .where('held_until', '<=', now)
    .returningAll()
    .execute()
  await freeSlots(
    transaction,
    rows.map(({ id }) => id),
  )
  const leadIds = rows.map((row) => row.lead_id)
  await passAllToAgency(transaction, leadIds, now)
  const writable = await writableLeads(transaction, leadIds)
  const emails = rows.flatMap((row) =>
    noticesOf({
      event: 'expired',
      by: 'office',
      viewing: {
        leadId: row.lead_id,
        sequence: row.sequence,
        state: 'expired',
        start: row.start_at ?? undefined,
        heldUntil: undefined,
      },
      now,
      toVisitor: row.answers_visitor === 1 && writable.has(row.lead_id),
    }),
  )
  await enqueue(transaction, emails, mailDomain, now)
  return rows.length
}

/**
 * Confirmed viewings of the next 24 hours for which no reminder was sent. A viewing that was
 * changed less than 24 hours before its start gets none, because that change has just caused an
 * e-mail; nor does a viewing whose lead is quarantined.
 */
const upcoming = (db: Kysely<Schema>, now: number) =>
  db
    .selectFrom('viewings')
    .select('id')
    .where('state', '=', 'confirmed')
    .where('reminded_at', 'is', null)
    .where('start_at', '>', now)
    .where('start_at', '<=', now + reminderTime)
    .where((where) => where('changed_at', '<', where('start_at', '-', reminderTime)))
    .where('lead_id', 'not in', db.selectFrom('leads').select('id').where('state', '=', 'suspect'))
    .limit(batch)

async function remind(
  transaction: Kysely<Schema>,
  mailDomain: string,
  now: number,
): Promise<number> {
  const rows = await transaction
    .updateTable('viewings')
    .set({ reminded_at: now })
    .where('id', 'in', upcoming(transaction, now))
    .where('state', '=', 'confirmed')
    .where('reminded_at', 'is', null)
    .returningAll()
    .execute()
  if (rows.length === 0) return 0
  const writable = await writableLeads(
    transaction,
    rows.map((row) => row.lead_id),
  )
  const emails = rows.flatMap((row) =>
    noticesOf({
      event: 'reminder',
      by: 'office',
      viewing: {
        leadId: row.lead_id,
        sequence: row.sequence,
        state: 'confirmed',
        start: row.start_at ?? undefined,
        heldUntil: undefined,
      },
      now,
      toVisitor: writable.has(row.lead_id),
    }),
  )
  await enqueue(transaction, emails, mailDomain, now)
  return rows.length
}
