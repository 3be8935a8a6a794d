import type { SampleProperty } from '#server/catalogue/seed/sample-property.ts'

export const texts: Record<string, (home: SampleProperty) => string | null> = {
  id: (home) => home.id,
  title: (home) => home.en.title,
  location: (home) => home.location,
  development: (home) => home.development,
  property_type: (home) => home.propertyType,
  status: (home) => home.status,
  energy_rating: (home) => home.energyRating,
  ref: (home) => home.ref,
}

export const numbers: Record<string, (home: SampleProperty) => number | null> = {
  price: (home) => home.price,
  bedrooms: (home) => home.bedrooms,
  bathrooms: (home) => home.bathrooms,
  area: (home) => home.area,
  terrace: (home) => home.terrace,
  garden: (home) => home.garden,
  community_fees: (home) => home.communityFees,
}

/** The columns that conditions and orders name. */
export const restColumns: readonly string[] = [
  ...Object.keys(texts),
  ...Object.keys(numbers),
  'created_at',
]
