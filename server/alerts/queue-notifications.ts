import type { Kysely } from 'kysely'
import type { Property } from '../catalogue/property.ts'
import type { Database } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import type { Schema } from '../database/schema.ts'
import { tryEach } from '../database/try-each.ts'
import { enqueue } from '../mail/enqueue.ts'
import { maxAlertHomes, notificationKind } from './email-kinds.ts'
import { homesToNotify, type PendingChange } from './homes-to-notify.ts'
import { lockSubscriber } from './lock-subscriber.ts'
import { dropPendingOf } from './pending.ts'
import type { DetectionTime } from './record-home-changes.ts'
import { searchOfAlert } from './search-of-alert.ts'

interface Queueing {
  mailDomain: string
  time: DetectionTime
  /** Finds the homes with these ids that visitors currently see. */
  present: (ids: readonly string[]) => Promise<readonly Property[]>
}

/**
 * Puts the notifications that are due into the outbox: one e-mail for each alert, with the homes of
 * its pending changes as visitors see them now. Changes are claimed and the e-mail is queued in one
 * transaction, so that any number of processes may run this, and be killed, without a change being
 * sent twice or lost. If several alerts of one subscriber match a home, only the first of them
 * shows it.
 * @returns how many e-mails were queued.
 */
export async function queueNotifications(
  { db }: Pick<Database, 'db'>,
  { mailDomain, time, present }: Queueing,
): Promise<number> {
  const homesByAlert = await dueHomes(db, time)
  if (homesByAlert.size === 0) return 0
  const homes = await present([...new Set([...homesByAlert.values()].flat())])
  let queued = 0
  await tryEach([...homesByAlert], async ([alertId, homeIds]) => {
    const isQueued = await db
      .transaction()
      .execute((transaction) =>
        queueNotification(transaction, { alertId, homeIds, homes, mailDomain, now: time.now }),
      )
    if (isQueued) queued += 1
  })
  return queued
}

/**
 * The homes of the notifications that are due, by alert. If one of an alert's homes has just
 * changed again, the alert waits until that change can no longer be taken back.
 */
async function dueHomes(
  db: Kysely<Schema>,
  { now, delay }: DetectionTime,
): Promise<Map<string, string[]>> {
  const due = await db
    .selectFrom('alert_notifications')
    .innerJoin('home_changes', 'home_changes.id', 'alert_notifications.change_id')
    .innerJoin('alerts', 'alerts.id', 'alert_notifications.alert_id')
    .select(['alert_id', 'home_id'])
    .where('queued_at', 'is', null)
    .where('due_at', '<=', now)
    // An immediate alert is handled before a weekly one of the same subscriber.
    .orderBy('frequency')
    .orderBy('confirmed_at')
    .execute()
  if (due.length === 0) return new Map()
  const changing = new Set(
    (
      await db
        .selectFrom('home_changes')
        .select('home_id')
        .where('at', '>', now - delay)
        .execute()
    ).map(({ home_id }) => home_id),
  )
  return new Map(
    [...Map.groupBy(due, ({ alert_id }) => alert_id)]
      .map(([alertId, rows]) => [alertId, rows.map(({ home_id }) => home_id)] as const)
      .filter(([, homeIds]) => !homeIds.some((id) => changing.has(id)))
      .map(([alertId, homeIds]) => [alertId, [...new Set(homeIds)]]),
  )
}

interface DueAlert extends Pick<Queueing, 'mailDomain'> {
  alertId: string
  /** The ids of the homes of its notifications that are due. */
  homeIds: readonly string[]
  /** The homes of all alerts that are due, if visitors currently see them. */
  homes: readonly Property[]
  now: number
}

async function queueNotification(
  transaction: Kysely<Schema>,
  { alertId, homeIds, homes, mailDomain, now }: DueAlert,
): Promise<boolean> {
  const subscriber = await lockSubscriber(transaction, { alertId })
  const alert = await transaction
    .selectFrom('alerts')
    .select(['search', 'stop_token', 'state'])
    .where('id', '=', alertId)
    .executeTakeFirst()
  if (!subscriber || !alert) return false
  if (alert.state !== 'active') {
    // The alert was stopped while the change was being recorded.
    await dropPendingOf(transaction, [alertId])
    return false
  }
  const changes = await claimChanges(transaction, { alertId, homeIds, now })
  const { shown, notified, outdated } = homesToNotify(changes, homes, searchOfAlert(alert.search))
  // The e-mail of this alert leaves these homes out, and the list of alerts does not count them.
  for (const part of inBatches(outdated))
    await transaction
      .deleteFrom('alert_notifications')
      .where('alert_id', '=', alertId)
      .where('change_id', 'in', part)
      .execute()
  for (const part of inBatches(notified))
    await transaction
      .deleteFrom('alert_notifications')
      .where('subscriber_id', '=', subscriber.id)
      .where('alert_id', '!=', alertId)
      .where('change_id', 'in', part)
      .execute()
  if (shown.length === 0) return false
  await enqueue(
    transaction,
    notificationKind.with({
      email: subscriber.email,
      language: subscriber.language,
      alertId,
      queuedAt: now,
      search: alert.search,
      homes: shown.slice(0, maxAlertHomes),
      more: Math.max(0, shown.length - maxAlertHomes),
      stopToken: alert.stop_token,
      manageToken: subscriber.manage_token,
    }),
    mailDomain,
    now,
  )
  return true
}

/**
 * Claims the pending notifications of an alert about some homes, including those that are due
 * later: the e-mail shows the homes in their current state.
 * @returns their changes, in order.
 */
async function claimChanges(
  transaction: Kysely<Schema>,
  { alertId, homeIds, now }: Pick<DueAlert, 'alertId' | 'homeIds' | 'now'>,
): Promise<PendingChange[]> {
  const changes: PendingChange[] = []
  for (const part of inBatches(homeIds)) {
    const claimed = await transaction
      .updateTable('alert_notifications')
      .set({ queued_at: now })
      .where('alert_id', '=', alertId)
      .where('queued_at', 'is', null)
      .where('change_id', 'in', ({ selectFrom }) =>
        selectFrom('home_changes').select('id').where('home_id', 'in', part),
      )
      .returning('change_id')
      .execute()
    for (const ids of inBatches(claimed.map(({ change_id }) => change_id)))
      changes.push(
        ...(await transaction
          .selectFrom('home_changes')
          .select(['id', 'home_id as homeId', 'price', 'previous'])
          .where('id', 'in', ids)
          .execute()),
      )
  }
  // Ids begin with the time, so sorting them sorts the changes.
  return changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
