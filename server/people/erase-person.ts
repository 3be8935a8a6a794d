import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { eraseLeads } from '../leads/erase-leads.ts'
import { jsonText } from '../database/json-text.ts'
import type { Spool } from '../leads/spool.ts'
import { removeMailFiles } from '../mail/mail-files.ts'

export interface Erasure {
  /** Leads of which only kind, language, page and time are left. */
  leads: number
  /** Leads that waited on the local disk for the database. */
  spooled: number
  /** Letters that will not go any more. */
  letters: number
  /** Of those, the ones that a process was still sending after all our patience: they may have gone. */
  lettersInHand: number
  subscriptions: number
  /** Entries of the ledger of consents. */
  consents: number
  /** Accounts of our own backend; those of a hosted project are there. */
  accounts: number
  /** Letters that lay as files, where no mail server is set up. */
  files: number
}

interface Options {
  /** Where letters are written as files. */
  mailFolder: string
  /** Leads on the local disk, where there may be any. */
  spool?: Pick<Spool, 'erase'> | undefined
  /** How long to wait for letters that are being sent, in milliseconds: those that have gone then are known. */
  patience?: number
}

/** A batch that was read from the spool before we took it is in the database after this, in milliseconds. */
const moveTime = 5_000
const lookAgain = 200

/**
 * Erases a person by their address (GDPR, article 17): what they sent, what waits to be mailed about it,
 * their subscription, their consents, their account; all in one transaction, and then letters kept as files.
 * An anonymous lead stays for the count. Backups made before still have them.
 */
export async function erasePerson(
  database: Database,
  email: string,
  { mailFolder, spool, patience = 15_000 }: Options,
): Promise<Erasure> {
  const address = email.trim().toLowerCase()
  const spooled = spool?.erase(address) ?? 0
  const erased = await eraseRows(database, address, patience)
  if (spooled > 0) {
    await pause(moveTime)
    const moved = await eraseRows(database, address, patience)
    erased.leads += moved.leads
    erased.letters += moved.letters
    erased.consents += moved.consents
  }
  return { ...erased, spooled, files: await removeMailFiles(mailFolder, address) }
}

type Rows = Omit<Erasure, 'spooled' | 'files'>

/** Waits for letters in hand to be settled, so that none is written behind our back; not for ever. */
async function eraseRows(database: Database, address: string, patience: number): Promise<Rows> {
  const giveUp = Date.now() + patience
  for (;;) {
    try {
      return await database.db
        .transaction()
        .execute((transaction) =>
          eraseIn(transaction, database.engine, address, Date.now() >= giveUp),
        )
    } catch (error) {
      if (!(error instanceof InHand)) throw error
      await pause(lookAgain)
    }
  }
}

/** A process is sending a letter of this person: nothing was erased yet. */
class InHand extends Error {
  override name = 'InHand'
}

async function eraseIn(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  address: string,
  force: boolean,
): Promise<Rows> {
  // A write comes first, so that on SQLite the transaction has the lock before it reads.
  const subscribers = await transaction
    .deleteFrom('subscribers')
    .where('email', '=', address)
    .executeTakeFirst()
  const consents = await transaction
    .deleteFrom('consents')
    .where('email', '=', address)
    .executeTakeFirst()
  const account = await transaction
    .deleteFrom('auth_users')
    .where('email', '=', address)
    .returning(['id', 'new_email'])
    .executeTakeFirst()
  await forgetNewAddress(transaction, address)
  const theirs = sql<SqlBool>`(email = ${address} or user_id = ${account?.id ?? ''})`
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'submission_id'])
    .where(theirs)
    .execute()

  const toThem = sql<SqlBool>`${jsonText(engine, 'payload', 'email')} in (${address}, ${account?.new_email ?? address})`
  let toSend = transaction
    .selectFrom('outbox')
    .select(['id', 'leased_until'])
    .where('state', '!=', 'sent')
    .where(sql<SqlBool>`(${toThem} or lead_id in (select id from leads where ${theirs}))`)
  // From here on no worker can claim one of them.
  if (engine === 'postgres') toSend = toSend.forUpdate()
  const unsent = await toSend.execute()
  const lettersInHand = unsent.filter(({ leased_until }) => leased_until > Date.now()).length
  if (lettersInHand > 0 && !force) throw new InHand()

  const aboutLeads = await eraseLeads(transaction, leads)
  const addressed = await transaction
    .deleteFrom('outbox')
    .where('state', '!=', 'sent')
    .where(toThem)
    .executeTakeFirst()
  return {
    leads: leads.length,
    letters: aboutLeads + Number(addressed.numDeletedRows),
    lettersInHand,
    subscriptions: Number(subscribers.numDeletedRows),
    consents: Number(consents.numDeletedRows),
    accounts: account ? 1 : 0,
  }
}

/** Somebody's account was to move to this address, and has not yet. */
async function forgetNewAddress(transaction: Kysely<Schema>, address: string) {
  await transaction.deleteFrom('auth_one_time_tokens').where('email', '=', address).execute()
  await transaction
    .updateTable('auth_users')
    .set({ new_email: null })
    .where('new_email', '=', address)
    .execute()
}
