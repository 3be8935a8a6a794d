import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A table whose rows name a person by their e-mail address. */
export type TableByEmail = 'consents' | 'subscribers' | 'alert_subscribers' | 'auth_users'

/**
 * Records the rows of a table that name these addresses, before the caller's transaction deletes
 * them, so that no backup brings them back.
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

/** Records one account or alert that the caller's transaction has deleted, for the same reason. */
export async function recordErasedRow(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction
    .insertInto('erased_rows')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
