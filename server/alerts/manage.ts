import type { Kysely } from 'kysely'
import { recordConsents } from '../consents/consents.ts'
import type { Database } from '../database/database.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import type { Schema } from '../database/schema.ts'
import type { Language } from '../language.ts'
import { dueAt } from './due.ts'
import { findAlerts } from './find-alerts.ts'
import { stopWhere } from './stop.ts'
import type { Telling } from './tellings.ts'

/** An alert as its reader sees it. Times are milliseconds since 1970. */
export interface ReaderAlert {
  id: string
  search: string
  state: 'waiting' | 'active' | 'stopped'
  telling: Telling
  since: number
  stoppedAt: number | null
  newHomes: number
  reductions: number
  /** The last home that was told of. */
  last: { ref: string; at: number } | undefined
}

export interface Reader {
  email: string
  language: Language
  alerts: ReaderAlert[]
}

/** What a reader does on their page. */
export type ReaderAct =
  | { do: 'tell'; alert: string; telling: Telling }
  | { do: 'stop' | 'start' | 'delete'; alert: string }
  | { do: 'stop-all' }
  | { do: 'language'; language: Language }

/**
 * The reader whose page this token opens, with their alerts, newest first; undefined for a token of nobody.
 * @throws {Unavailable} when the database fails.
 */
export async function readReader({ db }: Database, token: string): Promise<Reader | undefined> {
  return orUnavailable('The alerts', readerOf(db, token))
}

async function readerOf(db: Kysely<Schema>, token: string): Promise<Reader | undefined> {
  const reader = await db
    .selectFrom('alert_readers')
    .selectAll()
    .where('manage_token', '=', token)
    .executeTakeFirst()
  return (
    reader && {
      email: reader.email,
      language: reader.language,
      alerts: await findAlerts(db, reader.email),
    }
  )
}

/**
 * Does what a reader asks for on their page.
 * @returns whether the token is a reader's; an alert that is not theirs is left alone.
 * @throws {Unavailable} when the database fails.
 */
export async function actAsReader(
  { db, engine }: Database,
  token: string,
  act: ReaderAct,
  now = Date.now(),
): Promise<boolean> {
  return orUnavailable(
    'The alerts',
    db.transaction().execute(async (transaction) => {
      // A write comes first, so that on SQLite the transaction has the lock before it reads.
      const reader = await transaction
        .updateTable('alert_readers')
        .set(act.do === 'language' ? { language: act.language } : { manage_token: token })
        .where('manage_token', '=', token)
        .returning(['id', 'email', 'language'])
        .executeTakeFirst()
      if (!reader) return false
      if (act.do === 'tell') await setTelling(transaction, reader.id, act, now)
      if (act.do === 'stop')
        await stopWhere(transaction, engine, { readerId: reader.id, id: act.alert }, now)
      if (act.do === 'stop-all') await stopWhere(transaction, engine, { readerId: reader.id }, now)
      if (act.do === 'start') await startAgain(transaction, reader, act.alert, now)
      if (act.do === 'delete') {
        await stopWhere(transaction, engine, { readerId: reader.id, id: act.alert }, now)
        await transaction
          .deleteFrom('alerts')
          .where('reader_id', '=', reader.id)
          .where('id', '=', act.alert)
          .execute()
      }
      return true
    }),
  )
}

async function setTelling(
  transaction: Kysely<Schema>,
  readerId: string,
  { alert, telling }: Extract<ReaderAct, { do: 'tell' }>,
  now: number,
): Promise<void> {
  const frequency = telling === 'weekly' ? 'weekly' : 'immediate'
  const changed = await transaction
    .updateTable('alerts')
    .set((update) =>
      telling === 'reductions'
        ? { frequency, new_homes: 0, reductions: 1 }
        : {
            frequency,
            new_homes: 1,
            // Who was told of lower prices alone goes on being told of them.
            reductions: update.ref('reductions'),
          },
    )
    .where('reader_id', '=', readerId)
    .where('id', '=', alert)
    .returning('id')
    .executeTakeFirst()
  if (changed)
    await transaction
      .updateTable('alert_news')
      .set({ due_at: dueAt(frequency, now) })
      .where('alert_id', '=', changed.id)
      .where('told_at', 'is', null)
      .execute()
}

/** Starts a stopped alert whose address was confirmed before: the link of the page proves it again. */
async function startAgain(
  transaction: Kysely<Schema>,
  reader: { id: string; email: string; language: Language },
  alert: string,
  now: number,
): Promise<void> {
  const started = await transaction
    .updateTable('alerts')
    .set({ state: 'active', stopped_at: null })
    .where('reader_id', '=', reader.id)
    .where('id', '=', alert)
    .where('state', '=', 'stopped')
    .where('confirmed_at', 'is not', null)
    .returning('consent_wording')
    .executeTakeFirst()
  if (started)
    await recordConsents(transaction, [
      {
        email: reader.email,
        purpose: 'alert',
        event: 'confirmed',
        wording: started.consent_wording,
        language: reader.language,
        at: new Date(now),
      },
    ])
}
