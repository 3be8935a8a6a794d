import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Database } from '../database/database.ts'
import { recordErasedRows, tablesOfPeople } from '../database/erased-rows.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import { eraseLeads } from '../leads/erase-leads.ts'
import { moveDeadline } from '../leads/intake/empty-spool.ts'
import type { Spool } from '../leads/intake/spool.ts'
import { cancelEmailsTo, lockUnsent } from '../mail/erase-emails.ts'
import { removeMailFiles } from '../mail/mail-files.ts'
import { eraseUnsentForms } from '../office/unsent-forms.ts'
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
  { mailFolder, spool, record, sendingTimeout = 15_000, wait = setTimeout }: Options,
): Promise<Erasure | 'staff'> {
  const addresses = emails.map((email) => email.trim().toLowerCase())
  if (await areOfStaff(database.db, addresses)) return 'staff'
  let spooled = 0
  for (const address of addresses) spooled += (await spool?.erase(address)) ?? 0
  // A process may have read them from the spool already, and be storing them.
  if (spooled > 0) await wait(moveDeadline)
  const erase = async (transaction: Kysely<Schema>, force: boolean) => {
    if (await areOfStaff(transaction, addresses)) return 'staff'
    const rows = { ...nothing }
    for (const address of addresses)
      add(rows, await eraseIn(transaction, database.engine, address, force))
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

const nothing: Readonly<Rows> = {
  leads: 0,
  emails: 0,
  emailsBeingSent: 0,
  subscriptions: 0,
  alerts: 0,
  consents: 0,
  accounts: 0,
}

function add(sum: Rows, rows: Rows): void {
  sum.leads += rows.leads
  sum.emails += rows.emails
  sum.emailsBeingSent += rows.emailsBeingSent
  sum.subscriptions += rows.subscriptions
  sum.alerts += rows.alerts
  sum.consents += rows.consents
  sum.accounts += rows.accounts
}

/**
 * Waits until no e-mail to this person is being sent, so that none is written after the erasure; at
 * most `timeout` milliseconds.
 */
async function whenSent<Result>(
  { db }: Database,
  erase: (transaction: Kysely<Schema>, force: boolean) => Promise<Result>,
  { timeout, wait }: { timeout: number; wait: NonNullable<Options['wait']> },
): Promise<Result> {
  const deadline = Date.now() + timeout
  for (;;) {
    try {
      return await db
        .transaction()
        .execute((transaction) => erase(transaction, Date.now() >= deadline))
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

async function eraseIn(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  address: string,
  force: boolean,
): Promise<Rows> {
  for (const table of tablesOfPeople)
    await recordErasedRows(transaction, { table, column: 'email', value: address })
  const subscribers = await transaction
    .deleteFrom('subscribers')
    .where('email', '=', address)
    .executeTakeFirst()
  const alerts = await transaction
    .deleteFrom('alerts')
    .where('subscriber_id', 'in', (query) =>
      query.selectFrom('alert_subscribers').select('id').where('email', '=', address),
    )
    .executeTakeFirst()
  await transaction.deleteFrom('alert_subscribers').where('email', '=', address).execute()
  const consents = await transaction
    .deleteFrom('consents')
    .where('email', '=', address)
    .executeTakeFirst()
  const account = await transaction
    .deleteFrom('auth_users')
    .where('email', '=', address)
    .returning(['id', 'new_email'])
    .executeTakeFirst()
  await forgetPendingAddress(transaction, address)
  await separatePerson(transaction, address)
  const ofPerson = sql<SqlBool>`(email = ${address} or user_id = ${account?.id ?? ''})`
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'submission_id'])
    .where(ofPerson)
    .execute()

  const addresses = [address, account?.new_email ?? address]
  const emailsBeingSent = await lockUnsent(transaction, engine, {
    addresses,
    leads: transaction.selectFrom('leads').select('id').where(ofPerson),
  })
  if (emailsBeingSent > 0 && !force) throw new BeingSent()

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
    accounts: account ? 1 : 0,
  }
}

/** Removes the address where it is the new address of an account and not yet confirmed. */
async function forgetPendingAddress(transaction: Kysely<Schema>, address: string) {
  await transaction.deleteFrom('auth_one_time_tokens').where('email', '=', address).execute()
  await transaction
    .updateTable('auth_users')
    .set({ new_email: null })
    .where('new_email', '=', address)
    .execute()
}
