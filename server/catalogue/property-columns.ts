import { keysOf, picked, renamed } from '../shared/record.ts'
import type { Property } from './property.ts'

/**
 * The columns of the properties table, in the order in which they are written, each with its field
 * of a home.
 */
const fields = {
  id: 'id',
  ref: 'ref',
  slug: 'slug',
  title: 'title',
  price: 'price',
  listing: 'listing',
  status: 'status',
  property_type: 'propertyType',
  development: 'development',
  location: 'location',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  area: 'area',
  terrace: 'terrace',
  garden: 'garden',
  community_fees: 'communityFees',
  energy_rating: 'energyRating',
  description: 'description',
  long_description: 'longDescription',
  features: 'features',
  images: 'images',
  translations: 'translations',
  purchase_details: 'purchaseDetails',
  picture_details: 'pictureDetails',
  documents: 'documents',
  former_price: 'formerPrice',
  created_at: 'createdAt',
} as const satisfies Record<string, keyof Property>

export type PropertyColumn = keyof typeof fields
export const propertyColumns = keysOf(fields)

/** A home by the names of its columns, with values as in JSON. */
type StoredColumns = { [Column in PropertyColumn]: Property[(typeof fields)[Column]] }

/** The columns of a home. */
export const storedColumns = (home: Property): StoredColumns => picked(home, fields)

/** The home that columns describe: the reverse of {@link storedColumns}. */
export const propertyOf = (columns: StoredColumns): Property => renamed(columns, fields)
