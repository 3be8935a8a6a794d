import type { Kysely } from 'kysely'
import { type SqlBool, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { enqueue } from '../../mail/enqueue.ts'
import { followUpKind } from '../email-kinds.ts'
import { refusedEmails } from '../emails-of-leads.ts'

/** The most leads of each kind in one run. */
const batchSize = 100

/**
 * Marks leads as waiting for us whose follow-up is due or whose e-mail to the visitor was refused,
 * and queues each reminder once. Any number of processes may run it.
 * @returns how many leads were marked, and how many reminders were queued.
 */
export async function processDueLeads(
  db: Kysely<Schema>,
  mailDomain: string,
  now: number,
): Promise<{ due: number; reminded: number; refused: number }> {
  return db.transaction().execute(async (transaction) => {
    const due = await markDue(transaction, now)
    const reminders = await transaction
      .updateTable('leads')
      .set({ remind: 0 })
      .where('id', 'in', (leads) =>
        leads
          .selectFrom('leads')
          .select('id')
          .where('remind', '=', 1)
          .where(sql<SqlBool>`follow_up_at is not null`)
          .where('follow_up_at', '<=', now)
          .where('state', '=', 'new')
          .limit(batchSize),
      )
      .where('remind', '=', 1)
      .returning(['id'])
      .execute()
    await enqueue(
      transaction,
      reminders.map(({ id }) => followUpKind.with({ leadId: id })),
      mailDomain,
      now,
    )
    const refused = await markRefused(transaction, now)
    return {
      due,
      reminded: reminders.length,
      refused,
    }
  })
}

const markDue = (transaction: Kysely<Schema>, now: number): Promise<number> =>
  markAsOurs(
    transaction,
    theirs(transaction)
      .where(sql<SqlBool>`follow_up_at is not null`)
      .where('follow_up_at', '<=', now),
    now,
  )

const markRefused = (transaction: Kysely<Schema>, now: number): Promise<number> =>
  markAsOurs(
    transaction,
    theirs(transaction).where(
      'id',
      'in',
      refusedEmails(transaction).select((of) => of.ref('lead_id').$notNull().as('id')),
    ),
    now,
  )

/** The leads that wait for their visitors, up to the size of one run. */
const theirs = (db: Kysely<Schema>) =>
  db
    .selectFrom('leads')
    .select('id')
    .where('state', '=', 'new')
    .where('side', '=', 'theirs')
    .limit(batchSize)

/** @returns how many of these leads still waited for their visitors. */
async function markAsOurs(
  transaction: Kysely<Schema>,
  leads: ReturnType<typeof theirs>,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({ side: 'ours', side_since: now })
    .where('id', 'in', leads)
    .where('side', '=', 'theirs')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
