import * as v from 'valibot'
import type { Property } from '../catalogue/property.ts'
import type { HomeSnapshot } from '../database/tables/alerts.ts'
import { listings } from '../database/tables/column-values.ts'

export const homeSnapshot: v.GenericSchema<HomeSnapshot> = v.object({
  slug: v.string(),
  ref: v.string(),
  title: v.string(),
  titleEs: v.nullable(v.string()),
  listing: v.picklist(listings),
  bedrooms: v.number(),
  area: v.number(),
  price: v.number(),
  previous: v.nullable(v.number()),
})

/**
 * The data of a home for an e-mail.
 * @param previous the home's price before the change; null for a new home.
 */
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
