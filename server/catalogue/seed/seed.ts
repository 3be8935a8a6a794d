import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { day } from '../../shared/time/durations.ts'
import { toRow } from '../stored-properties.ts'
import { homes } from './homes.ts'
import { propertyOfSample } from './sample-property.ts'

/** The creation time of the first property in the list; each further one is a day older. */
const newest = Date.UTC(2026, 10, 1, 9)

/**
 * Fills an empty catalogue with the sample properties; any other catalogue stays as it is. Two
 * processes at the same time write each row once.
 * @returns how many properties were written.
 */
export async function seed(db: Kysely<Schema>): Promise<number> {
  const first = await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()
  if (first) return 0
  const rows = homes.map((home, index) =>
    toRow(propertyOfSample(home, new Date(newest - index * day))),
  )
  await db.transaction().execute(async (transaction) => {
    for (const row of rows)
      await transaction
        .insertInto('properties')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
  return rows.length
}
