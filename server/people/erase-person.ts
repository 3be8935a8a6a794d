import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { recordErasedRows, tablesOfPeople } from '../database/erased-rows.ts'
import { lockCalendar, lockSpools, takeLock } from '../database/locks.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import { eraseLeads } from '../leads/erase-leads.ts'
import { recordErasedPeople } from '../leads/intake/erased-people.ts'
import type { Spool } from '../leads/intake/spool.ts'
import { cancelEmailsTo, lockUnsent } from '../mail/erase-emails.ts'
import { removeMailFiles } from '../mail/mail-files.ts'
import { eraseUnsentForms } from '../office/unsent-forms.ts'
import type { Clock } from '../shared/time/clock.ts'
import { roleOf } from '../staff/role.ts'
import { separatePerson } from './same-people.ts'

export interface Erasure {
  /** The number of leads of which only kind, language, page and time are left. */
  leads: number
  /** The number of leads that waited in the spool for the database. */
  spooled: number
  /** The number of e-mails that were cancelled. */
  emails: number
  /**
   * The number of e-mails that a process was still sending at the time-out: they may have been
   * sent.
   */
  emailsBeingSent: number
  subscriptions: number
  /** The number of alerts about homes. */
  alerts: number
  /** The number of entries in the ledger of consents. */
  consents: number
  /** The number of accounts in our own backend; accounts of a hosted project stay there. */
  accounts: number
  /** The number of e-mails that were written as files, where no mail server is configured. */
  files: number
}

interface Options {
  clock: Clock
  /** The folder of e-mails that are written as files. */
  mailFolder: string
  /** The spool, where there is one. */
  spool?: Pick<Spool, 'erase'> | undefined
  /** Records in the transaction, for the log, what is erased. */
  record?: (
    transaction: Kysely<Schema>,
    erased: Pick<Erasure, 'leads' | 'spooled'>,
  ) => Promise<void>
  /**
   * How long to wait for e-mails that are being sent, in milliseconds. After that it is unknown
   * whether they were sent.
   */
  sendingTimeout?: number
  /** Waits for a number of milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>
}

/** The time between two checks whether an e-mail is still being sent, in milliseconds. */
const checkInterval = 200

/**
 * Erases a person by their addresses (GDPR, article 17): leads, waiting e-mails about them,
 * subscription, consents and account in one transaction, then e-mails in files. An anonymous lead
 * stays for the counts, and so do earlier backups.
 * @param emails the addresses, in any letter case.
 * @returns `staff`, and nothing is erased, while an address belongs to a member of staff: their
 *   removal is logged, and the last manager stays.
 */
export async function erasePerson(
  database: Database,
  emails: readonly string[],
  { clock, mailFolder, spool, record, sendingTimeout = 15_000, wait = setTimeout }: Options,
): Promise<Erasure | 'staff'> {
  const addresses = emails.map((email) => email.trim().toLowerCase())
  if (await areOfStaff(database.db, addresses)) return 'staff'
  let spooled = 0
  for (const address of addresses) spooled += (await spool?.erase(address)) ?? 0
  const erase = async (transaction: Kysely<Schema>, force: boolean) => {
    if (await areOfStaff(transaction, addresses)) return 'staff'
    const rows = await eraseIn(transaction, {
      engine: database.engine,
      emails: addresses,
      force,
      now: clock(),
    })
    await record?.(transaction, { ...rows, spooled })
    return rows
  }
  const erased = await whenSent(database, erase, { timeout: sendingTimeout, wait })
  if (erased === 'staff') return erased
  let files = 0
  for (const address of addresses) files += await removeMailFiles(mailFolder, address)
  return { ...erased, spooled, files }
}

/** Whether any of the addresses belongs to a member of staff. */
async function areOfStaff(db: Kysely<Schema>, addresses: readonly string[]): Promise<boolean> {
  const accounts = await db
    .selectFrom('auth_users')
    .select('app_metadata')
    .where('email', 'in', addresses)
    .execute()
  return accounts.some(({ app_metadata }) => roleOf(fromJson(app_metadata)) !== undefined)
}

type Rows = Omit<Erasure, 'spooled' | 'files'>

/**
 * Waits until no e-mail to this person is being sent, so that none is written after the erasure; at
 * most `timeout` milliseconds.
 */
async function whenSent<Result>(
  { db }: Database,
  erase: (transaction: Kysely<Schema>, force: boolean) => Promise<Result>,
  { timeout, wait }: { timeout: number; wait: NonNullable<Options['wait']> },
): Promise<Result> {
  const deadline = performance.now() + timeout
  for (;;) {
    try {
      return await db
        .transaction()
        .execute((transaction) => erase(transaction, performance.now() >= deadline))
    } catch (error) {
      if (!(error instanceof BeingSent)) throw error
      await wait(checkInterval)
    }
  }
}

/** A process is sending an e-mail to this person, so nothing has been erased yet. */
class BeingSent extends Error {
  override name = 'BeingSent'
}

interface ErasureAttempt {
  engine: Database['engine']
  emails: readonly string[]
  /** Whether e-mails that are being sent are waited for no longer. */
  force: boolean
  now: number
}

async function eraseIn(
  transaction: Kysely<Schema>,
  { engine, emails, force, now }: ErasureAttempt,
): Promise<Rows> {
  await lockSpools(transaction, engine)
  await lockCalendar(transaction, engine)
  takeLock(transaction, 'subscribers')
  for (const table of tablesOfPeople) await recordErasedRows(transaction, table, emails)
  const subscribers = await transaction
    .deleteFrom('subscribers')
    .where('email', 'in', emails)
    .executeTakeFirst()
  const alerts = await transaction
    .deleteFrom('alerts')
    .where('subscriber_id', 'in', (query) =>
      query.selectFrom('alert_subscribers').select('id').where('email', 'in', emails),
    )
    .executeTakeFirst()
  await transaction.deleteFrom('alert_subscribers').where('email', 'in', emails).execute()
  const consents = await transaction
    .deleteFrom('consents')
    .where('email', 'in', emails)
    .executeTakeFirst()
  const accounts = await transaction
    .deleteFrom('auth_users')
    .where('email', 'in', emails)
    .returning(['id', 'new_email'])
    .execute()
  await forgetPendingAddresses(transaction, emails)
  for (const email of emails) await separatePerson(transaction, email)
  const addresses = [...emails, ...accounts.flatMap(({ new_email }) => new_email ?? [])]
  const users = accounts.map(({ id }) => id)
  await recordErasedPeople(transaction, [...emails, ...users], now)
  const ofPerson = transaction
    .selectFrom('leads')
    .where(({ eb, or }) => or([eb('email', 'in', emails), eb('user_id', 'in', ['', ...users])]))

  const leases = await lockUnsent(transaction, engine, {
    addresses,
    leads: ofPerson.select('id'),
  })
  const emailsBeingSent = leases.filter((until) => until > now).length
  if (emailsBeingSent > 0 && !force) throw new BeingSent()

  const leads = await ofPerson.select(['id', 'submission_id']).execute()
  const aboutLeads = await eraseLeads(transaction, leads)
  await eraseUnsentForms(transaction, addresses)
  const addressed = await cancelEmailsTo(transaction, engine, addresses)
  return {
    leads: leads.length,
    emails: aboutLeads + addressed,
    emailsBeingSent,
    subscriptions: Number(subscribers.numDeletedRows),
    alerts: Number(alerts.numDeletedRows),
    consents: Number(consents.numDeletedRows),
    accounts: accounts.length,
  }
}

/** Removes addresses that are the new ones of accounts and not yet confirmed. */
async function forgetPendingAddresses(transaction: Kysely<Schema>, emails: readonly string[]) {
  await transaction.deleteFrom('auth_one_time_tokens').where('email', 'in', emails).execute()
  await transaction
    .updateTable('auth_users')
    .set({ new_email: null })
    .where('new_email', 'in', emails)
    .execute()
}
