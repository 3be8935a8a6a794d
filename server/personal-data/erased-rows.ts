import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A table whose rows name a person by their e-mail address. */
export type TableByEmail = 'consents' | 'subscribers' | 'alert_subscribers' | 'auth_users'

/**
 * Records the ids of a table's rows that name these addresses, before the caller's transaction
 * deletes the rows, so that a restored backup omits them.
 */
export async function recordErasedRows(
  transaction: Kysely<Schema>,
  table: TableByEmail,
  emails: readonly string[],
): Promise<void> {
  await transaction
    .insertInto('erased_rows')
    .columns(['id'])
    .expression((query) => query.selectFrom(table).select('id').where('email', 'in', emails))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Records the id of an account or alert that the caller's transaction has deleted, so that a
 * restored backup omits it.
 */
export async function recordErasedRow(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction
    .insertInto('erased_rows')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
