import type { Insertable, Kysely } from 'kysely'
import type { PropertiesTable, Schema } from '../../database/schema.ts'
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
  const rows = homes.map((home, index) => toRow(home, new Date(newest - index * day)))
  await db.transaction().execute(async (transaction) => {
    for (const row of rows)
      await transaction.insertInto('properties').values(row).onConflict((conflict) => conflict.doNothing()).execute()
  })
  return rows.length
}

function toRow(home: Home, createdAt: Date): Insertable<PropertiesTable> {
  const { features, ...en } = home.en
  return {
    id: home.id,
    slug: home.slug,
    title: en.title,
    price: home.price,
    description: en.description,
    long_description: en.longDescription,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    area: home.area,
    terrace: home.terrace,
    garden: home.garden,
    location: home.location,
    development: home.development,
    community_fees: home.communityFees,
    ref: home.ref,
    features: JSON.stringify(features),
    images: JSON.stringify(home.pictures.map((name) => `/pictures/${name}.jpg`)),
    property_type: home.propertyType,
    listing: 'sale',
    status: home.status,
    energy_rating: home.energyRating,
    translations: JSON.stringify({ es: home.es }),
    created_at: createdAt.toISOString(),
  }
}
