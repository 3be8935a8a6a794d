import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { eraseLeads } from '../leads/erase-leads.ts'
import { moveDeadline } from '../leads/intake/empty-spool.ts'
import type { Spool } from '../leads/intake/spool.ts'
import { cancelEmailsTo, lockUnsent } from '../mail/erase-emails.ts'
import { removeMailFiles } from '../mail/mail-files.ts'
import { separatePerson } from './same-people.ts'

export interface Erasure {
  /** Leads of which only kind, language, page and time are left. */
  leads: number
  /** Leads that waited in the spool for the database. */
  spooled: number
  /** E-mails that were cancelled. */
  emails: number
  /** How many of them a process was still sending at the time-out: they may have been sent. */
  emailsBeingSent: number
  subscriptions: number
  /** Alerts about homes. */
  alerts: number
  /** Entries of the ledger of consents. */
  consents: number
  /** Accounts of our own backend; those of a hosted project are there. */
  accounts: number
  /** E-mails that were written as files, where no mail server is set up. */
  files: number
}

interface Options {
  /** The folder of e-mails that are written as files. */
  mailFolder: string
  /** The spool, where there is one. */
  spool?: Pick<Spool, 'erase'> | undefined
  /**
   * How long to wait for e-mails that are being sent, in milliseconds; one that ends by then leaves
   * no doubt.
   */
  sendingTimeout?: number
  /** Waits for a number of milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>
}

/** Between two checks whether an e-mail is still being sent, in milliseconds. */
const checkInterval = 200

/**
 * Erases a person by their address (GDPR, article 17): leads, waiting e-mails about them,
 * subscription, consents and account in one transaction, then e-mails kept as files. Not erased: an
 * anonymous lead, for the count, and backups made before.
 * @param email in upper or lower case.
 */
export async function erasePerson(
  database: Database,
  email: string,
  { mailFolder, spool, sendingTimeout = 15_000, wait = setTimeout }: Options,
): Promise<Erasure> {
  const address = email.trim().toLowerCase()
  const spooled = (await spool?.erase(address)) ?? 0
  const erased = await eraseRows(database, address, sendingTimeout, wait)
  if (spooled > 0) {
    // A process may have read them from the spool before, and be storing them.
    await wait(moveDeadline)
    const moved = await eraseRows(database, address, sendingTimeout, wait)
    erased.leads += moved.leads
    erased.emails += moved.emails
    erased.consents += moved.consents
  }
  return { ...erased, spooled, files: await removeMailFiles(mailFolder, address) }
}

type Rows = Omit<Erasure, 'spooled' | 'files'>

/**
 * Waits until no e-mail to this person is being sent, so that none is written after the erasure; at
 * most `timeout` milliseconds.
 */
async function eraseRows(
  database: Database,
  address: string,
  timeout: number,
  wait: NonNullable<Options['wait']>,
): Promise<Rows> {
  const deadline = Date.now() + timeout
  for (;;) {
    try {
      return await database.db
        .transaction()
        .execute((transaction) =>
          eraseIn(transaction, database.engine, address, Date.now() >= deadline),
        )
    } catch (error) {
      if (!(error instanceof BeingSent)) throw error
      await wait(checkInterval)
    }
  }
}

/** A process is sending an e-mail to this person: nothing was erased yet. */
class BeingSent extends Error {
  override name = 'BeingSent'
}

async function eraseIn(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  address: string,
  force: boolean,
): Promise<Rows> {
  const subscribers = await transaction
    .deleteFrom('subscribers')
    .where('email', '=', address)
    .executeTakeFirst()
  const alerts = await transaction
    .deleteFrom('alerts')
    .where('reader_id', 'in', (query) =>
      query.selectFrom('alert_readers').select('id').where('email', '=', address),
    )
    .executeTakeFirst()
  await transaction.deleteFrom('alert_readers').where('email', '=', address).execute()
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

/** Removes the address where it is the unconfirmed new address of an account. */
async function forgetPendingAddress(transaction: Kysely<Schema>, address: string) {
  await transaction.deleteFrom('auth_one_time_tokens').where('email', '=', address).execute()
  await transaction
    .updateTable('auth_users')
    .set({ new_email: null })
    .where('new_email', '=', address)
    .execute()
}
