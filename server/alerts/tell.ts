import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import { enqueue } from '../mail/enqueue.ts'
import { mostHomes, newsKind } from './news-email.ts'

/**
 * Writes the e-mails that are due into the outbox: one for each alert, with all its news. Claiming the news and
 * writing the e-mail are one transaction, so that every home is told once, whichever process does it and whenever
 * one is killed.
 * @returns how many e-mails were written.
 */
export async function tellNews(
  { db }: Database,
  mailDomain: string,
  now = new Date(),
): Promise<number> {
  const due = await db
    .selectFrom('alert_news')
    .select('alert_id')
    .distinct()
    .where('told_at', 'is', null)
    .where('due_at', '<=', now.getTime())
    .execute()
  let written = 0
  for (const { alert_id } of due)
    if (
      await db.transaction().execute((transaction) => tell(transaction, alert_id, mailDomain, now))
    )
      written += 1
  return written
}

async function tell(
  transaction: Kysely<Schema>,
  alertId: string,
  mailDomain: string,
  now: Date,
): Promise<boolean> {
  const news = await transaction
    .updateTable('alert_news')
    .set({ told_at: now.getTime() })
    .where('alert_id', '=', alertId)
    .where('told_at', 'is', null)
    .where('due_at', '<=', now.getTime())
    .returning(['home', 'change_id'])
    .execute()
  if (news.length === 0) return false
  const alert = await transaction
    .selectFrom('alerts')
    .innerJoin('alert_readers', 'alert_readers.id', 'alerts.reader_id')
    .select(['email', 'language', 'manage_token', 'search', 'stop_token', 'state'])
    .where('alerts.id', '=', alertId)
    .executeTakeFirst()
  if (alert?.state !== 'active') return false
  const homes = news
    .toSorted((one, other) => compare(one.change_id, other.change_id))
    .map(({ home }) => fromJson(home))
  await enqueue(
    transaction,
    newsKind.with({
      email: alert.email,
      language: alert.language,
      alertId,
      search: alert.search,
      homes: JSON.stringify(homes.slice(0, mostHomes)),
      more: String(Math.max(0, homes.length - mostHomes)),
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
