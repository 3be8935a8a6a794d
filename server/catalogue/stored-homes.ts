import type { Kysely, Selectable } from 'kysely'
import { fromJson, type PropertiesTable, type Schema } from '../database/schema.ts'
import type { Property } from './property.ts'

/** Every home in our own database, newest first: what the desk imports into and exports from. */
export async function storedHomes(db: Kysely<Schema>): Promise<Property[]> {
  const rows = await db.selectFrom('properties').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
  return rows.map(fromRow)
}

function fromRow(row: Selectable<PropertiesTable>): Property {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    price: row.price,
    description: row.description,
    longDescription: row.long_description,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    terrace: row.terrace,
    garden: row.garden,
    location: row.location,
    development: row.development,
    communityFees: row.community_fees,
    ref: row.ref,
    features: fromJson(row.features),
    images: fromJson(row.images),
    propertyType: row.property_type,
    listing: row.listing,
    status: row.status,
    energyRating: row.energy_rating,
    translations: fromJson(row.translations),
    createdAt: row.created_at,
  }
}
