import { setTimeout } from 'node:timers/promises'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import { lockRows } from '../database/lock-rows.ts'
import { lockCalendar, lockSpools, takeLock } from '../database/locks.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import type { AuthUsersTable } from '../database/tables/accounts.ts'
import type { Spool } from '../leads/intake/spool.ts'
import { removeMailFiles } from '../mail/mail-files.ts'
import { recordErasedRows } from '../personal-data/erased-rows.ts'
import { BeingSent, type ErasedRows } from '../personal-data/personal-data.ts'
import { keysOf } from '../shared/record.ts'
import type { Clock } from '../shared/time/clock.ts'
import { roleOf } from '../staff/role.ts'
import { registeredData, tablesByEmail } from './registered-data.ts'

export interface Erasure extends ErasedRows {
  /** The number of leads that waited in the spool for the database. */
  spooled: number
  /** The number of e-mails that were written as files, where no mail server is configured. */
  files: number
}

interface Options {
  clock: Clock
  /** The folder of e-mails that are written as files. */
  mailFolder: string
  /** The spool, where there is one. */
  spool?: Pick<Spool, 'erase'> | undefined
  /** Adds an entry about the erasure to the log, in its transaction. */
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
 * subscription, consents and account in one transaction, then e-mails in files. Leads stay without
 * personal data, for the counts. Earlier backups are not changed.
 * @param emails the addresses, in any letter case.
 * @returns `staff`, and nothing is erased, where an address belongs to a member of staff: members
 *   are removed in the office, which logs it and keeps the last manager.
 */
export async function erasePerson(
  database: Database,
  emails: readonly string[],
  { clock, mailFolder, spool, record, sendingTimeout = 15_000, wait = setTimeout }: Options,
): Promise<Erasure | 'staff'> {
  const addresses = emails.map((email) => email.trim().toLowerCase())
  if (areOfStaff(await accountsOf(database.db, addresses).execute())) return 'staff'
  let spooled = 0
  for (const address of addresses) spooled += (await spool?.erase(address)) ?? 0
  const erase = async (transaction: Kysely<Schema>, force: boolean) => {
    const rows = await eraseIn(transaction, {
      engine: database.engine,
      emails: addresses,
      force,
      now: clock(),
    })
    if (rows === 'staff') return rows
    await record?.(transaction, { ...rows, spooled })
    return rows
  }
  const erased = await whenSent(database, erase, { timeout: sendingTimeout, wait })
  if (erased === 'staff') return erased
  let files = 0
  for (const address of addresses) files += await removeMailFiles(mailFolder, address)
  return { ...erased, spooled, files }
}

type Account = Pick<Selectable<AuthUsersTable>, 'id' | 'new_email' | 'app_metadata'>

const accountsOf = (db: Kysely<Schema>, emails: readonly string[]) =>
  db
    .selectFrom('auth_users')
    .select(['id', 'new_email', 'app_metadata'])
    .where('email', 'in', emails)

const areOfStaff = (accounts: readonly Account[]) =>
  accounts.some(({ app_metadata }) => roleOf(fromJson(app_metadata)) !== undefined)

/**
 * Repeats the work until no e-mail to this person is being sent, because an e-mail must not be
 * written after the erasure. After `timeout` milliseconds the work is forced.
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

interface ErasureAttempt {
  engine: Database['engine']
  emails: readonly string[]
  /** Whether to erase even while e-mails to the person are being sent. */
  force: boolean
  now: number
}

async function eraseIn(
  transaction: Kysely<Schema>,
  attempt: ErasureAttempt,
): Promise<ErasedRows | 'staff'> {
  const { engine, emails } = attempt
  await lockSpools(transaction, engine)
  await lockCalendar(transaction, engine)
  takeLock(transaction, 'subscribers')
  // The rows are locked, so that none of these accounts joins the staff meanwhile.
  const accounts = await lockRows(engine, accountsOf(transaction, emails)).execute()
  if (areOfStaff(accounts)) return 'staff'
  for (const table of tablesByEmail) await recordErasedRows(transaction, table, emails)
  const person = {
    ...attempt,
    newEmails: accounts.flatMap(({ new_email }) => new_email ?? []),
    users: accounts.map(({ id }) => id),
  }
  const erased = {
    leads: 0,
    emails: 0,
    emailsBeingSent: 0,
    subscriptions: 0,
    alerts: 0,
    consents: 0,
    accounts: 0,
  }
  for (const { forget, rowsByEmail } of registeredData) {
    const rows = (await forget?.(transaction, person)) ?? {}
    for (const name of keysOf(erased)) erased[name] += rows[name] ?? 0
    if (!rowsByEmail) continue
    const { numDeletedRows } = await transaction
      .deleteFrom(rowsByEmail.table)
      .where('email', 'in', emails)
      .executeTakeFirst()
    if (rowsByEmail.countedAs) erased[rowsByEmail.countedAs] += Number(numDeletedRows)
  }
  return erased
}
