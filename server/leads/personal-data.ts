import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Database } from '../database/database.ts'
import { lockRows } from '../database/lock-rows.ts'
import { takeLock } from '../database/locks.ts'
import type { Schema } from '../database/schema.ts'
import { lockUnsent } from '../mail/erase-emails.ts'
import { BeingSent, type ErasedPerson, type PersonalData } from '../personal-data/personal-data.ts'
import { retentionPeriods } from '../personal-data/retention-periods.ts'
import { batch, deletes } from '../personal-data/retention-rule.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { deleteQuarantined, eraseLeads, erasedMark, lockAround } from './erase-leads.ts'
import { recordErasedPeople } from './erased-people.ts'
import { withoutConsent } from './withdraw-marketing.ts'

/**
 * Leads with what staff wrote about them, and the digests of erased people, whose leads in a spool
 * must not be stored.
 */
export const leadsData: PersonalData = {
  tables: [
    'leads',
    'lead_search_terms',
    'lead_notes',
    'lead_replies',
    'lead_drafts',
    'erased_people',
  ],
  addresses: 'leads',
  forget: forgetLeads,
  retain: [
    { name: 'leads', apply: eraseOldLeads },
    { name: 'marketing', apply: endOldMarketing },
    { name: 'suspects', apply: deleteOldQuarantined },
    // A lead older than this is in no spool.
    deletes('erasedPeople', 'erased_people', (where, now) =>
      where('erased_at', '<', now - retentionPeriods.lead),
    ),
  ],
}

/** @throws {BeingSent} while a process sends an e-mail to the person or about their leads. */
async function forgetLeads(
  transaction: Kysely<Schema>,
  { engine, emails, newEmails, users, now, force }: ErasedPerson,
) {
  await recordErasedPeople(transaction, [...emails, ...users], now)
  const ofPerson = transaction
    .selectFrom('leads')
    .where(({ eb, or }) => or([eb('email', 'in', emails), eb('user_id', 'in', ['', ...users])]))
  const leases = await lockUnsent(transaction, engine, {
    addresses: [...emails, ...newEmails],
    leads: ofPerson.select('id'),
  })
  const emailsBeingSent = leases.filter((until) => until > now).length
  if (emailsBeingSent > 0 && !force) throw new BeingSent()
  const leads = await ofPerson.select(['id', 'submission_id']).execute()
  const cancelled = await eraseLeads(transaction, leads)
  return { leads: leads.length, emails: cancelled, emailsBeingSent }
}

/**
 * Erases leads, as `leads erase` does, two years after the last lead of their person under any of
 * the person's addresses.
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

/**
 * Ends marketing consents that are too old. Their leads are kept, because their person has sent
 * others since.
 */
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
