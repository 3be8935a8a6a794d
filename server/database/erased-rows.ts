import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The tables whose rows name a person by their e-mail address. */
export const tablesOfPeople = [
  'consents',
  'subscribers',
  'alert_subscribers',
  'auth_users',
] as const satisfies readonly (keyof Schema)[]

/** Records rows that the caller's transaction deletes, so that no backup brings them back. */
export async function recordErasedRows(
  transaction: Kysely<Schema>,
  where: {
    table: (typeof tablesOfPeople)[number]
    column: 'id' | 'email'
    values: readonly string[]
  },
): Promise<void> {
  await transaction
    .insertInto('erased_rows')
    .columns(['id'])
    .expression((query) =>
      query.selectFrom(where.table).select('id').where(where.column, 'in', where.values),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
