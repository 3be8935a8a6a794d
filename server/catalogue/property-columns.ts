import type { Property } from './property.ts'

/** The columns of the properties table, in the order in which they are written. */
export const propertyColumns = [
  'id',
  'ref',
  'slug',
  'title',
  'price',
  'listing',
  'status',
  'property_type',
  'development',
  'location',
  'bedrooms',
  'bathrooms',
  'area',
  'terrace',
  'garden',
  'community_fees',
  'energy_rating',
  'description',
  'long_description',
  'features',
  'images',
  'translations',
  'purchase_details',
  'picture_details',
  'documents',
  'former_price',
  'created_at',
] as const
export type PropertyColumn = (typeof propertyColumns)[number]

/** A home by the names of its columns, with values as in JSON. */
type StoredColumns = ReturnType<typeof storedColumns>

/** The columns of a home. */
export const storedColumns = ({
  longDescription,
  communityFees,
  propertyType,
  energyRating,
  purchaseDetails,
  pictureDetails,
  formerPrice,
  createdAt,
  ...same
}: Property) => ({
  ...same,
  long_description: longDescription,
  community_fees: communityFees,
  property_type: propertyType,
  energy_rating: energyRating,
  purchase_details: purchaseDetails,
  picture_details: pictureDetails,
  former_price: formerPrice,
  created_at: createdAt,
})

/** The home that columns describe: the reverse of {@link storedColumns}. */
export const propertyOf = ({
  long_description: longDescription,
  community_fees: communityFees,
  property_type: propertyType,
  energy_rating: energyRating,
  purchase_details: purchaseDetails,
  picture_details: pictureDetails,
  former_price: formerPrice,
  created_at: createdAt,
  ...same
}: StoredColumns): Property => ({
  ...same,
  longDescription,
  communityFees,
  propertyType,
  energyRating,
  purchaseDetails,
  pictureDetails,
  formerPrice,
  createdAt,
})
