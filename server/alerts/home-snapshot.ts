import * as v from 'valibot'
import type { Property } from '../catalogue/property.ts'

/** The facts of a home that a notification shows, as they were when the change was detected. */
export const homeSnapshot = v.object({
  slug: v.string(),
  ref: v.string(),
  title: v.string(),
  /** Where there is a translation. */
  titleEs: v.nullable(v.string()),
  listing: v.picklist(['sale', 'rent']),
  bedrooms: v.number(),
  area: v.number(),
  price: v.number(),
  /** The price before; null for a new home. */
  previous: v.nullable(v.number()),
})

export type HomeSnapshot = v.InferOutput<typeof homeSnapshot>

/** @param previous the home's price before the change; null for a new home. */
export const snapshotOf = (home: Property, previous: number | null): HomeSnapshot => ({
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
