import { type DeleteResult, type Kysely, sql, type SqlBool } from 'kysely'
import { idleFor } from '../backend/auth/sessions.ts'
import type { Schema } from '../database/schema.ts'
import { deleteSuspects, eraseLeads, erasedMark } from '../leads/erase-leads.ts'
import { removeOldEmails } from '../mail/erase-emails.ts'
import { recordUndelivered } from '../newsletter/issues/record-undelivered.ts'
import { day } from '../shared/durations.ts'

const year = 365.25 * day

/**
 * How long data is kept, in milliseconds (docs/requirements.md#privacy-and-retention); the page
 * /privacy states the same.
 */
export const retentionPeriods = {
  /** A lead, since the last one of its person. */
  lead: 2 * year,
  /** A suspect that was not released, since it came or staff put it aside. */
  suspect: 30 * day,
  /**
   * An address of a subscription or an account that was never confirmed, since its last link
   * expired.
   */
  unconfirmed: 30 * day,
  /**
   * The proof of consent after somebody unsubscribed: for as long as it may be demanded (LOPDGDD,
   * art. 72).
   */
  proof: 3 * year,
  /** A change of a home, and its notifications. */
  change: year,
  /** Rows of the outbox about no lead. */
  email: 180 * day,
  /** A browser that an account was used from, since the last sign-in from there. */
  device: year,
  /** An e-mail as a file, where no mail server is set up. */
  file: 2 * year,
}

/** The maximum number of rows in one transaction, so that it blocks nobody for long. */
export const batch = 200
export interface Rule {
  /** The name by which the log counts it. */
  name: string
  /**
   * Erases in the caller's transaction.
   * @returns how many; {@link batch} or more means that some may be left.
   */
  apply(transaction: Kysely<Schema>, now: number): Promise<number>
}

/** The rules, in an order in which each can rely on those before it. */
export const retentionRules: readonly Rule[] = [
  { name: 'leads', apply: eraseOldLeads },
  { name: 'suspects', apply: deleteOldSuspects },
  // Without a lead there is nobody to show together.
  deletes('samePeople', (db) =>
    db
      .deleteFrom('same_people')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('leads').select('id').whereRef('leads.email', '=', 'same_people.email'),
          ),
        ),
      ),
  ),
  deletes('unconfirmed', (db, now) =>
    db
      .deleteFrom('subscribers')
      .where('state', '=', 'waiting')
      .where('token_expires_at', '<', now - retentionPeriods.unconfirmed)
      .where('confirmed_at', 'is', null)
      .where('unsubscribed_at', 'is', null),
  ),
  deletes('left', (db, now) =>
    db
      .deleteFrom('subscribers')
      .where('state', '!=', 'confirmed')
      .where('unsubscribed_at', '<', now - retentionPeriods.proof)
      .where('token_expires_at', '<', now - retentionPeriods.unconfirmed),
  ),
  deletes('alerts', (db, now) =>
    db
      .deleteFrom('alerts')
      .where(({ eb, and, or }) =>
        or([
          and([
            eb('state', '=', 'waiting'),
            eb('confirmed_at', 'is', null),
            eb('token_expires_at', '<', now - retentionPeriods.unconfirmed),
          ]),
          and([
            eb('state', '!=', 'active'),
            eb('token_expires_at', '<', now - retentionPeriods.unconfirmed),
            eb('stopped_at', '<', now - retentionPeriods.proof),
          ]),
        ]),
      ),
  ),
  deletes('alertReaders', (db) =>
    db
      .deleteFrom('alert_readers')
      .where('id', 'not in', db.selectFrom('alerts').select('reader_id')),
  ),
  // Their notifications are deleted with them.
  deletes('homeChanges', (db, now) =>
    db.deleteFrom('home_changes').where('at', '<', now - retentionPeriods.change),
  ),
  // The address has no subscription or alert any more, so nothing is left to prove.
  deletes('consents', (db, now) =>
    db
      .deleteFrom('consents')
      .where('at', '<', now - retentionPeriods.unconfirmed)
      .where(({ eb, and, or }) =>
        or([
          and([
            eb('purpose', '=', 'newsletter'),
            eb('email', 'not in', db.selectFrom('subscribers').select('email')),
          ]),
          and([
            eb('purpose', '=', 'alert'),
            eb('email', 'not in', db.selectFrom('alert_readers').select('email')),
          ]),
        ]),
      ),
  ),
  {
    name: 'emails',
    apply: async (db, now) => {
      await recordUndelivered(db, now - retentionPeriods.email)
      return removeOldEmails(db, now - retentionPeriods.email)
    },
  },
  deletes('tokens', (db, now) =>
    db
      .deleteFrom('auth_one_time_tokens')
      .where('expires_at', '<', now)
      .where('code_expires_at', '<', now),
  ),
  deletes('codes', (db, now) => db.deleteFrom('auth_codes').where('expires_at', '<', now)),
  deletes('challenges', (db, now) =>
    db.deleteFrom('auth_challenges').where('expires_at', '<', now),
  ),
  deletes('devices', (db, now) =>
    db.deleteFrom('auth_devices').where('seen_at', '<', now - retentionPeriods.device),
  ),
  deletes('sessions', (db, now) =>
    db.deleteFrom('auth_sessions').where('refreshed_at', '<', now - idleFor),
  ),
  deletes('accounts', (db, now) =>
    db
      .deleteFrom('auth_users')
      .where('email_confirmed_at', 'is', null)
      .where('created_at', '<', now - retentionPeriods.unconfirmed)
      .where(({ eb, or }) =>
        or([
          eb('confirmation_sent_at', 'is', null),
          eb('confirmation_sent_at', '<', now - retentionPeriods.unconfirmed),
        ]),
      ),
  ),
  {
    name: 'newAddresses',
    apply: async (db, now) => {
      const { numUpdatedRows } = await db
        .updateTable('auth_users')
        .set({ new_email: null })
        .where('new_email', 'is not', null)
        .where('email_change_sent_at', '<', now - retentionPeriods.unconfirmed)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  },
]

/**
 * Erases leads as `leads erase` does, two years after their person's last one, under whichever of
 * the person's addresses that came.
 */
async function eraseOldLeads(db: Kysely<Schema>, now: number): Promise<number> {
  const limit = before(now, retentionPeriods.lead)
  const old = await db
    .selectFrom('leads')
    .select(['id', 'submission_id'])
    .where('state', '=', 'new')
    .where('created_at', '<', limit)
    .where('fingerprint', '!=', erasedMark)
    .where(
      sql<SqlBool>`not exists (select 1 from leads as later where later.email = leads.email and later.state = 'new' and later.created_at >= ${limit})`,
    )
    .where(
      sql<SqlBool>`not exists (select 1 from same_people as own
        join same_people as other on other.person_id = own.person_id
        join leads as later on later.email = other.email
        where own.email = leads.email and later.state = 'new' and later.created_at >= ${limit})`,
    )
    .limit(batch)
    .execute()
  await eraseLeads(db, old)
  return old.length
}

async function deleteOldSuspects(db: Kysely<Schema>, now: number): Promise<number> {
  const limit = before(now, retentionPeriods.suspect)
  const old = await db
    .selectFrom('leads')
    .select('id')
    .where('state', '=', 'suspect')
    .where('created_at', '<', limit)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('changes')
            .select('changes.id')
            .where('table_name', '=', 'leads')
            .whereRef('row_id', '=', 'leads.id')
            .where('at', '>=', limit)
            .where(sql`after ->> 'state'`, '=', 'suspect'),
        ),
      ),
    )
    .limit(batch)
    .execute()
  return deleteSuspects(
    db,
    old.map(({ id }) => id),
  )
}

const before = (now: number, time: number) => new Date(now - time).toISOString()

/** The rule that deletes all that a query finds. */
function deletes(
  name: string,
  query: (db: Kysely<Schema>, now: number) => { executeTakeFirst(): Promise<DeleteResult> },
): Rule {
  return {
    name,
    async apply(db, now) {
      const { numDeletedRows } = await query(db, now).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
