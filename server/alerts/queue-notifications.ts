import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { doEach } from '../database/do-each.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import { enqueue } from '../mail/enqueue.ts'
import { maxAlertHomes, notificationKind } from './email-kinds.ts'

/**
 * Puts the notifications that are due into the outbox: one e-mail for each alert, with all its
 * pending changes. Changes are claimed and the e-mail is queued in one transaction, so that any
 * number of processes may run this, and be killed, without a change being sent twice or lost.
 * @param now milliseconds since 1970.
 * @returns how many e-mails were queued.
 */
export async function queueNotifications(
  { db }: Database,
  mailDomain: string,
  now: number,
): Promise<number> {
  const due = await db
    .selectFrom('alert_news')
    .select('alert_id')
    .distinct()
    .where('told_at', 'is', null)
    .where('due_at', '<=', now)
    .execute()
  let queued = 0
  await doEach(due, async ({ alert_id }) => {
    const isQueued = await db
      .transaction()
      .execute((transaction) => queueNotification(transaction, alert_id, mailDomain, now))
    if (isQueued) queued += 1
  })
  return queued
}

async function queueNotification(
  transaction: Kysely<Schema>,
  alertId: string,
  mailDomain: string,
  now: number,
): Promise<boolean> {
  const pending = await transaction
    .updateTable('alert_news')
    .set({ told_at: now })
    .where('alert_id', '=', alertId)
    .where('told_at', 'is', null)
    .where('due_at', '<=', now)
    .returning(['home', 'change_id'])
    .execute()
  if (pending.length === 0) return false
  const alert = await transaction
    .selectFrom('alerts')
    .innerJoin('alert_readers', 'alert_readers.id', 'alerts.reader_id')
    .select(['email', 'language', 'manage_token', 'search', 'stop_token', 'state'])
    .where('alerts.id', '=', alertId)
    .executeTakeFirst()
  if (alert?.state !== 'active') return false
  const homes = pending
    .toSorted((one, other) => compare(one.change_id, other.change_id))
    .map(({ home }) => fromJson(home))
  await enqueue(
    transaction,
    notificationKind.with({
      email: alert.email,
      language: alert.language,
      alertId,
      search: alert.search,
      homes: homes.slice(0, maxAlertHomes),
      more: Math.max(0, homes.length - maxAlertHomes),
      stopToken: alert.stop_token,
      manageToken: alert.manage_token,
    }),
    mailDomain,
    now,
  )
  return true
}

/** Ids begin with their time, so that the order of ids is that of the changes. */
const compare = (one: string, other: string): number => (one < other ? -1 : 1)
