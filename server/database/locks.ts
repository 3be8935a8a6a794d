import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/**
 * The locks that transactions about people share, in the order in which each transaction takes
 * those that it needs (docs/decisions/37-locks-in-one-order.md).
 */
const order = ['spools', 'calendar', 'subscribers', 'emails', 'leads'] as const
type Lock = (typeof order)[number]

/** The last lock of each transaction, by its position in the order. */
const last = new WeakMap<Kysely<Schema>, number>()

/**
 * Records that a transaction takes a lock.
 * @throws if the transaction already has a lock that comes later in the order: two transactions
 *   could then wait for each other for ever.
 */
export function takeLock(transaction: Kysely<Schema>, lock: Lock): void {
  const position = order.indexOf(lock)
  const before = last.get(transaction) ?? 0
  if (position < before)
    throw new Error(`the lock of the ${lock} is taken after that of the ${order[before]}`)
  last.set(transaction, position)
}

/** The keys of the advisory locks. */
const keys = { spools: 5_290_273, calendar: 5_290_272 } as const

/**
 * Prevents, until the transaction ends, that a person is erased while leads are moved from a spool
 * into the database: a lead on its way could escape the erasure.
 */
export const lockSpools = (
  transaction: Kysely<Schema>,
  engine: Database['engine'],
): Promise<void> => lockAll(transaction, engine, 'spools')

/** Lets only one transaction at a time assign, promise or free half-hours, until it ends. */
export const lockCalendar = (
  transaction: Kysely<Schema>,
  engine: Database['engine'],
): Promise<void> => lockAll(transaction, engine, 'calendar')

/** Takes the advisory lock. SQLite needs none, because it has only one writer. */
async function lockAll(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  lock: keyof typeof keys,
): Promise<void> {
  takeLock(transaction, lock)
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(keys[lock])})`.execute(transaction)
}
