import * as v from 'valibot'
import type { Property } from '../catalogue/property.ts'

/** What an e-mail says of a home; kept as it was when the change was recognised. */
export const homeNews = v.object({
  slug: v.string(),
  ref: v.string(),
  title: v.string(),
  /** Where there is a translation. */
  titleEs: v.nullable(v.string()),
  listing: v.picklist(['sale', 'rent']),
  bedrooms: v.number(),
  area: v.number(),
  price: v.number(),
  /** The price before; null for a home that appeared. */
  previous: v.nullable(v.number()),
})

export type HomeNews = v.InferOutput<typeof homeNews>

/** What there is to tell of a home. @param previous its price before; null for one that appeared. */
export const newsOf = (home: Property, previous: number | null): HomeNews => ({
  slug: home.slug,
  ref: home.ref,
  title: home.title,
  titleEs: home.translations?.es?.title ?? null,
  listing: home.listing ?? 'sale',
  bedrooms: home.bedrooms,
  area: home.area,
  price: home.price,
  previous,
})
