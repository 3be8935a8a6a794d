import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Property } from '../property.ts'
import { toRow } from '../stored-homes.ts'
import type { Home } from './home.ts'
import { homes } from './homes.ts'

/** The first home of the list is the newest; each next one came a day earlier. */
const newest = Date.UTC(2026, 10, 1, 9)
const day = 24 * 60 * 60 * 1000

/**
 * Fills an empty catalogue with the sample homes; leaves any other one alone.
 * Two processes at once write the same rows once.
 * @returns how many homes were written.
 */
export async function seed(db: Kysely<Schema>): Promise<number> {
  const first = await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()
  if (first) return 0
  const rows = homes.map((home, index) => toRow(propertyOf(home, new Date(newest - index * day))))
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

/** Our own pictures, for sale, English in the columns and Spanish beside them. */
function propertyOf({ en, es, pictures, ...home }: Home, createdAt: Date): Property {
  return {
    ...home,
    ...en,
    images: pictures.map((name) => `/pictures/${name}.jpg`),
    listing: 'sale',
    translations: { es },
    createdAt: createdAt.toISOString(),
  }
}
