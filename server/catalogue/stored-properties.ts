import type { Insertable, Kysely, RawBuilder, Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import { isPublishedSql } from '../database/is-published.ts'
import { fromJson, type Schema } from '../database/schema.ts'
import type { PropertiesTable } from '../database/tables/homes.ts'
import type { Property } from './property.ts'

/** Every property in our own database, newest first, drafts included, for the import. */
export async function storedProperties(db: Kysely<Schema>): Promise<Property[]> {
  const rows = await db
    .selectFrom('properties')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(fromRow)
}

/** The properties with these ids in our own database. */
export async function storedPropertiesById(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Property[]> {
  const homes: Property[] = []
  for (const part of inBatches(ids)) {
    const rows = await db.selectFrom('properties').selectAll().where('id', 'in', part).execute()
    homes.push(...rows.map(fromRow))
  }
  return homes
}

/**
 * The properties with these ids that visitors see.
 * @param published the SQL condition of being published.
 */
export async function publishedPropertiesById(
  db: Kysely<Schema>,
  ids: readonly string[],
  published: RawBuilder<boolean>,
): Promise<Property[]> {
  const homes: Property[] = []
  for (const part of inBatches(ids)) {
    const rows = await db
      .selectFrom('properties')
      .selectAll()
      .where('id', 'in', part)
      .where(published)
      .execute()
    homes.push(...rows.map(fromRow))
  }
  return homes
}

/**
 * The properties that visitors see, newest first, for the export.
 * @param now in milliseconds since 1970.
 */
export async function publishedProperties(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  now: number,
): Promise<Property[]> {
  const rows = await db
    .selectFrom('properties')
    .selectAll()
    .where(isPublishedSql(engine, now))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
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
    purchaseDetails: fromJson(row.purchase_details),
    pictureDetails: fromJson(row.picture_details),
    documents: fromJson(row.documents),
    formerPrice: row.former_price,
    createdAt: row.created_at,
  }
}

export function toRow(home: Property): Insertable<PropertiesTable> {
  return {
    id: home.id,
    slug: home.slug,
    title: home.title,
    price: home.price,
    description: home.description,
    long_description: home.longDescription,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    area: home.area,
    terrace: home.terrace,
    garden: home.garden,
    location: home.location,
    development: home.development,
    community_fees: home.communityFees,
    ref: home.ref,
    features: JSON.stringify(home.features),
    images: JSON.stringify(home.images),
    property_type: home.propertyType,
    listing: home.listing,
    status: home.status,
    energy_rating: home.energyRating,
    translations: home.translations && JSON.stringify(home.translations),
    purchase_details: home.purchaseDetails && JSON.stringify(home.purchaseDetails),
    picture_details: home.pictureDetails && JSON.stringify(home.pictureDetails),
    documents: home.documents && JSON.stringify(home.documents),
    former_price: home.formerPrice,
    created_at: home.createdAt,
  }
}

/** A property by the names of its columns, with values as in JSON. */
export const storedColumns = (property: Property) => ({
  ...toRow(property),
  features: property.features,
  images: property.images,
  translations: property.translations,
  purchase_details: property.purchaseDetails,
  picture_details: property.pictureDetails,
  documents: property.documents,
})
