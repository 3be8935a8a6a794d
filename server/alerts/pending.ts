import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { dueAt } from './due.ts'

/**
 * Deletes the pending notifications of alerts; those of other alerts about the same homes are kept.
 */
export async function dropPendingOf(
  transaction: Kysely<Schema>,
  alertIds: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('alert_notifications')
    .where('alert_id', 'in', alertIds)
    .where('queued_at', 'is', null)
    .execute()
}

/**
 * Deletes all pending notifications and stores the current homes as seen, in the caller's
 * transaction.
 */
export async function dropPendingNotifications(transaction: Kysely<Schema>): Promise<void> {
  await transaction.deleteFrom('alert_notifications').where('queued_at', 'is', null).execute()
  await transaction.updateTable('alert_watch').set({ source: '' }).execute()
}

/**
 * Gives the homes of an e-mail that was dropped unsent to the subscriber's other alerts that were
 * active at the change. Whether the homes match is checked when the notifications are due, because
 * only then are the homes read.
 * @param queuedAt when the e-mail was queued.
 */
export async function passOn(
  transaction: Kysely<Schema>,
  { alertId, queuedAt, now }: { alertId: string; queuedAt: number; now: number },
): Promise<void> {
  const columns = ['subscriber_id', 'change_id', 'alert_id', 'home', 'due_at'] as const
  await transaction
    .insertInto('alert_notifications')
    .columns(columns)
    .expression(({ selectFrom }) =>
      selectFrom('alert_notifications as untold')
        .innerJoin('home_changes', 'home_changes.id', 'untold.change_id')
        .innerJoin('alerts', 'alerts.subscriber_id', 'untold.subscriber_id')
        .select(({ ref }) => [
          'untold.subscriber_id',
          'untold.change_id',
          'alerts.id',
          'untold.home',
          sql<number>`case ${ref('alerts.frequency')}
            when 'immediate' then ${sql.lit(dueAt('immediate', now, 0))}
            else ${sql.lit(dueAt('weekly', now, 0))} end`.as('due_at'),
        ])
        .where('untold.alert_id', '=', alertId)
        .where('untold.queued_at', '=', queuedAt)
        .where('alerts.state', '=', 'active')
        .whereRef('alerts.confirmed_at', '<=', 'home_changes.at')
        .where(({ eb, or, and }) =>
          or([
            and([eb('home_changes.previous', 'is', null), eb('alerts.new_homes', '=', 1)]),
            and([eb('home_changes.previous', 'is not', null), eb('alerts.reductions', '=', 1)]),
          ]),
        ),
    )
    .execute()
  await transaction
    .deleteFrom('alert_notifications')
    .where('alert_id', '=', alertId)
    .where('queued_at', '=', queuedAt)
    .execute()
}
