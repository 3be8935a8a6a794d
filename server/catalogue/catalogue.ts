import { type Kysely, type Selectable, sql } from 'kysely'
import { fromJson, type PropertiesTable, type Schema } from '../database/schema.ts'
import { Unavailable } from '../unavailable.ts'
import type { Property, PropertyType } from './property.ts'

export type Order = 'newest' | 'cheapest' | 'dearest' | 'largest'

/** What a list is narrowed to; absent means any. Prices in euros, both ends included. */
export interface Filter {
  /** Only these homes. */
  slugs?: readonly string[] | undefined
  type?: PropertyType | undefined
  development?: string | undefined
  minBedrooms?: number | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  order?: Order | undefined
  limit?: number | undefined
  offset?: number | undefined
}

export interface Catalogue {
  /** The homes that a filter lets through, newest first unless it says otherwise, and how many there are in all. */
  list(filter?: Filter): Promise<{ properties: Property[]; total: number }>
  /** One home by its slug, or undefined. */
  find(slug: string): Promise<Property | undefined>
  /** Slug and date of every home, for the sitemap. */
  index(): Promise<{ slug: string; createdAt: string }[]>
}

/** The catalogue on our own database. Every call throws {@link Unavailable} when the database fails. */
export function createCatalogue(db: Kysely<Schema>): Catalogue {
  return {
    list: (filter = {}) => answer(() => list(db, filter)),
    find: (slug) =>
      answer(async () => {
        // PostgreSQL cannot even look for a text with a zero in it.
        if (slug.includes('\0')) return undefined
        const row = await db.selectFrom('properties').selectAll().where('slug', '=', slug).executeTakeFirst()
        return row && fromRow(row)
      }),
    index: () =>
      answer(async () => {
        const rows = await db.selectFrom('properties').select(['slug', 'created_at']).orderBy('created_at', 'desc').execute()
        return rows.map((row) => ({ slug: row.slug, createdAt: row.created_at }))
      }),
  }
}

async function answer<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query()
  } catch (error) {
    throw new Unavailable('The catalogue', error)
  }
}

async function list(db: Kysely<Schema>, filter: Filter) {
  let query = db.selectFrom('properties')
  if (filter.slugs) query = query.where('slug', 'in', filter.slugs)
  if (filter.type) query = query.where('property_type', '=', filter.type)
  if (filter.development) query = query.where('development', '=', filter.development)
  if (filter.minBedrooms) query = query.where('bedrooms', '>=', filter.minBedrooms)
  if (filter.minPrice) query = query.where('price', '>=', filter.minPrice)
  if (filter.maxPrice) query = query.where('price', '<=', filter.maxPrice)

  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const [column, direction] = orders[filter.order ?? 'newest']
  let page = query.selectAll().orderBy(column, direction).orderBy('id')
  if (filter.limit) page = page.limit(filter.limit)
  if (filter.offset) page = page.offset(filter.offset)
  const rows = await page.execute()
  return { properties: rows.map(fromRow), total }
}

const orders = {
  newest: ['created_at', 'desc'],
  cheapest: ['price', 'asc'],
  dearest: ['price', 'desc'],
  largest: ['area', 'desc'],
} as const

/** A home as it lies in the table. */
export function fromRow(row: Selectable<PropertiesTable>): Property {
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
