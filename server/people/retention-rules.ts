import {
  type Expression,
  expressionBuilder,
  type ExpressionBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import { alertConfirmationKind } from '../alerts/email-kinds.ts'
import { accountEmailKind } from '../backend/auth/emails.ts'
import { idleFor } from '../backend/auth/sessions.ts'
import { withoutConsent } from '../consents/withdraw-marketing.ts'
import type { Database } from '../database/database.ts'
import { lockRows } from '../database/lock-rows.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'
import { undecidedImportLifetime } from '../homes/imports/import-file.ts'
import { deleteQuarantined, eraseLeads, erasedMark, lockAround } from '../leads/erase-leads.ts'
import { outdatedEmails, removeEmails } from '../mail/erase-emails.ts'
import { newsletterConfirmationKind } from '../newsletter/email-kinds.ts'
import { recordUndelivered } from '../newsletter/issues/record-undelivered.ts'
import { unsentFormLifetime } from '../office/unsent-forms.ts'
import { day } from '../shared/time/durations.ts'
import { isoTime } from '../shared/time/iso-time.ts'

const year = 365.25 * day

/**
 * How long data is kept, in milliseconds (docs/requirements/operation.md#privacy-and-retention);
 * the page /privacy states the same.
 */
export const retentionPeriods = {
  /** A lead, counted from the last lead of its person. */
  lead: 2 * year,
  /** A marketing consent beside a form, counted from when it was given. */
  marketing: 2 * year,
  /** A suspect that was not released, counted from its arrival or from the quarantine by staff. */
  suspect: 30 * day,
  /**
   * A subscription or an account whose address was never confirmed, counted from the expiry of its
   * last link.
   */
  unconfirmed: 30 * day,
  /**
   * The proof of a consent that was withdrawn or has ended: for as long as it may be demanded
   * (LOPDGDD, art. 72).
   */
  proof: 3 * year,
  /** A change of a home, with its notifications. */
  change: year,
  /** E-mails of the outbox that are about no lead. */
  email: 180 * day,
  /** A browser from which an account was used, counted from its last sign-in. */
  device: year,
  /** An e-mail that was written as a file, where no mail server is configured. */
  file: 2 * year,
  /** A form of the office that was not sent. */
  unsentForm: unsentFormLifetime,
  /** A file of homes about which nobody has decided. */
  undecidedImport: undecidedImportLifetime,
}

/** The most rows in one transaction, so that it blocks nobody for long. */
export const batch = 200
export interface Rule {
  /** The name under which the log counts the rows. */
  name: string
  /**
   * Erases at most {@link batch} rows in the caller's transaction.
   * @returns how many were erased; a full batch means that some may be left.
   */
  apply(database: Pick<Database, 'db' | 'engine'>, now: number): Promise<number>
}

/** The rules, in an order in which each can rely on the earlier ones. */
export const retentionRules: readonly Rule[] = [
  deletes('rateCounts', 'rate_counts', (where, now) => where('expires_at', '<', now)),
  { name: 'leads', apply: eraseOldLeads },
  { name: 'marketing', apply: endOldMarketing },
  { name: 'suspects', apply: deleteOldQuarantined },
  // Without a lead there is nobody whose addresses could be shown together.
  deletes('samePeople', 'same_people', ({ not, exists, selectFrom }) =>
    not(exists(selectFrom('leads').select('id').whereRef('leads.email', '=', 'same_people.email'))),
  ),
  deletes('unconfirmed', 'subscribers', (where, now) =>
    where.and([
      where('state', '=', 'waiting'),
      where('token_expires_at', '<', now - retentionPeriods.unconfirmed),
      where('confirmed_at', 'is', null),
      where('unsubscribed_at', 'is', null),
    ]),
  ),
  deletes('left', 'subscribers', (where, now) =>
    where.and([
      where('state', '!=', 'confirmed'),
      where('unsubscribed_at', '<', now - retentionPeriods.proof),
      where('token_expires_at', '<', now - retentionPeriods.unconfirmed),
    ]),
  ),
  deletes('alerts', 'alerts', (where, now) =>
    where.or([
      where.and([
        where('state', '=', 'waiting'),
        where('confirmed_at', 'is', null),
        where('token_expires_at', '<', now - retentionPeriods.unconfirmed),
      ]),
      where.and([
        where('state', '!=', 'active'),
        where('token_expires_at', '<', now - retentionPeriods.unconfirmed),
        where('stopped_at', '<', now - retentionPeriods.proof),
      ]),
    ]),
  ),
  deletes('alertSubscribers', 'alert_subscribers', (where) =>
    where('id', 'not in', where.selectFrom('alerts').select('subscriber_id')),
  ),
  // Their notifications are deleted with them.
  deletes('homeChanges', 'home_changes', (where, now) =>
    where('at', '<', now - retentionPeriods.change),
  ),
  // The address has no subscription or alert any more, so there is nothing left to prove.
  deletes('consents', 'consents', (where, now) =>
    where.and([
      where('at', '<', now - retentionPeriods.unconfirmed),
      where.or([
        where.and([
          where('purpose', '=', 'newsletter'),
          where('email', 'not in', where.selectFrom('subscribers').select('email')),
        ]),
        where.and([
          where('purpose', '=', 'alert'),
          where('email', 'not in', where.selectFrom('alert_subscribers').select('email')),
        ]),
      ]),
    ]),
  ),
  // Consents are deleted before their withdrawals: without its withdrawal, a consent would count as
  // valid again.
  deletes('marketingConsents', 'consents', ({ and, or, eb, exists, selectFrom }, now) =>
    and([
      eb('purpose', '=', 'marketing'),
      eb('event', '=', 'given'),
      or([
        eb('at', '<', now - retentionPeriods.marketing - retentionPeriods.proof),
        exists(
          selectFrom('consents as withdrawal')
            .select('withdrawal.id')
            .whereRef('withdrawal.email', '=', 'consents.email')
            .where('withdrawal.purpose', '=', 'marketing')
            .where('withdrawal.event', '=', 'withdrawn')
            .whereRef('withdrawal.at', '>=', 'consents.at')
            .where('withdrawal.at', '<', now - retentionPeriods.proof),
        ),
      ]),
    ]),
  ),
  deletes('marketingWithdrawals', 'consents', ({ and, eb, not, exists, selectFrom }, now) =>
    and([
      eb('purpose', '=', 'marketing'),
      eb('event', '=', 'withdrawn'),
      eb('at', '<', now - retentionPeriods.proof),
      not(
        exists(
          selectFrom('consents as given')
            .select('given.id')
            .whereRef('given.email', '=', 'consents.email')
            .where('given.purpose', '=', 'marketing')
            .where('given.event', '=', 'given')
            .whereRef('given.at', '<=', 'consents.at'),
        ),
      ),
    ]),
  ),
  // No spool has a lead of that age any more.
  deletes('erasedPeople', 'erased_people', (where, now) =>
    where('erased_at', '<', now - retentionPeriods.lead),
  ),
  { name: 'emails', apply: deleteOldEmails },
  { name: 'recipients', apply: forgetUnconfirmedRecipients },
  deletes('unsentForms', 'unsent_forms', (where, now) =>
    where('kept_at', '<', now - retentionPeriods.unsentForm),
  ),
  deletes('undecidedImports', 'home_imports', (where, now) =>
    where.and([
      where('state', '=', 'read'),
      where('created_at', '<', now - retentionPeriods.undecidedImport),
    ]),
  ),
  deletes('tokens', 'auth_one_time_tokens', (where, now) =>
    where.and([where('expires_at', '<', now), where('code_expires_at', '<', now)]),
  ),
  deletes('codes', 'auth_codes', (where, now) => where('expires_at', '<', now)),
  deletes('challenges', 'auth_challenges', (where, now) => where('expires_at', '<', now)),
  deletes('devices', 'auth_devices', (where, now) =>
    where('seen_at', '<', now - retentionPeriods.device),
  ),
  deletes('sessions', 'auth_sessions', (where, now) => where('refreshed_at', '<', now - idleFor)),
  deletes('accounts', 'auth_users', (where, now) =>
    where.and([
      where('email_confirmed_at', 'is', null),
      where('created_at', '<', now - retentionPeriods.unconfirmed),
      where.or([
        where('confirmation_sent_at', 'is', null),
        where('confirmation_sent_at', '<', now - retentionPeriods.unconfirmed),
      ]),
    ]),
  ),
  { name: 'newAddresses', apply: forgetNewAddresses },
]

/**
 * Erases leads as `leads erase` does, two years after the last lead of their person, whichever of
 * the person's addresses it has.
 */
async function eraseOldLeads(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  now: number,
): Promise<number> {
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
  if (old.length === 0) return 0
  await lockAround(
    db,
    engine,
    old.map(({ id }) => id),
  )
  await eraseLeads(db, old)
  return old.length
}

/** Ends the marketing consents of leads that stay because their person has written since. */
async function endOldMarketing(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  now: number,
): Promise<number> {
  takeLock(db, 'leads')
  const agreeing = db
    .selectFrom('leads')
    .select('id')
    .where('consent_wording', 'is not', null)
    .where('created_at', '<', before(now, retentionPeriods.marketing))
  const old = await lockRows(engine, agreeing.orderBy('id').limit(batch)).execute()
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  await db.updateTable('leads').set(withoutConsent).where('id', 'in', ids).execute()
  return old.length
}

async function deleteOldQuarantined(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  now: number,
): Promise<number> {
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
  return deleteQuarantined(
    { db, engine },
    old.map(({ id }) => id),
  )
}

const before = (now: number, time: number) => isoTime(now - time)

async function deleteOldEmails({ db }: Pick<Database, 'db'>, now: number): Promise<number> {
  const ids = await outdatedEmails(db, now - retentionPeriods.email, batch)
  await recordUndelivered(db, ids)
  await removeEmails(db, ids)
  return ids.length
}

/**
 * Removes the addresses that were asked to confirm and are stored nowhere else from the outbox.
 * They are kept as long as the other traces of an address that was never confirmed.
 */
async function forgetUnconfirmedRecipients(
  { db }: Pick<Database, 'db'>,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ recipient: null, last_error: null })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        .where('kind', 'in', kindsToUnconfirmed)
        .where('recipient', 'is not', null)
        .where('state', '!=', 'waiting')
        .where('created_at', '<', now - retentionPeriods.unconfirmed)
        .where(({ not, exists, or }) =>
          not(
            or(
              (['subscribers', 'alert_subscribers', 'auth_users', 'leads'] as const).map((table) =>
                exists(selectFrom(table).select('id').whereRef(`${table}.email`, '=', 'recipient')),
              ),
            ),
          ),
        )
        .limit(batch),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The kinds of e-mails that go to addresses which nobody has confirmed yet. */
const kindsToUnconfirmed = [
  newsletterConfirmationKind.name,
  alertConfirmationKind.name,
  accountEmailKind.name,
]

/** Removes new addresses of accounts that were never confirmed. */
async function forgetNewAddresses({ db }: Pick<Database, 'db'>, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('auth_users')
    .set({ new_email: null })
    .where('id', 'in', (users) =>
      users
        .selectFrom('auth_users')
        .select('id')
        .where('new_email', 'is not', null)
        .where('email_change_sent_at', '<', now - retentionPeriods.unconfirmed)
        .limit(batch),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * The rule that deletes the rows of a table that fulfil a condition.
 * @param name the name by which the log counts it.
 * @param isOld the SQL condition for rows to delete.
 */
function deletes<Table extends keyof Schema>(
  name: string,
  table: Table,
  isOld: (where: ExpressionBuilder<Schema, Table>, now: number) => Expression<SqlBool>,
): Rule {
  return {
    name,
    async apply({ db, engine }, now) {
      // Neither engine can limit a deletion itself, but both have a name for the position of a row.
      const place = sql.raw(engine === 'postgres' ? 'ctid' : 'rowid')
      const condition = isOld(expressionBuilder<Schema, Table>(), now)
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${place} in (
        select ${place} from ${sql.table(table)} where ${condition} limit ${sql.lit(batch)})`.execute(
        db,
      )
      return Number(numAffectedRows)
    },
  }
}
