import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { Language } from '../language.ts'
import { isPictureAddress, type Property } from './property.ts'
import { eachProperty, type ListWindow } from './query-properties.ts'

/** A home as lists of addresses have it. */
export type IndexedHome = Pick<Property, 'slug' | 'createdAt' | 'images'>

export interface HomeLabel {
  title: Record<Language, string>
  price: number
}

const indexRow = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  created_at: v.string(),
  images: v.pipe(v.nullish(v.array(v.string()), []), v.filterItems(isPictureAddress)),
})

/** All homes by slug, or those in a window of that list; one that cannot be read is left out. */
export async function readIndex(
  reader: SupabaseClient,
  window?: ListWindow,
): Promise<IndexedHome[]> {
  const homes: IndexedHome[] = []
  for await (const rows of eachProperty(reader, 'slug,created_at,images', window))
    for (const row of rows) {
      const result = v.safeParse(indexRow, row)
      if (!result.success) continue
      const { slug, created_at: createdAt, images } = result.output
      homes.push({ slug, createdAt, images })
    }
  return homes
}

const namesRow = v.object({ slug: v.string(), ref: v.nullish(v.string(), '') })

/** The slugs and references of all homes, references in lower case; some at a time. */
export async function* readNames(reader: SupabaseClient): AsyncGenerator<string[]> {
  for await (const rows of eachProperty(reader, 'slug,ref'))
    yield rows.flatMap((row) => {
      const result = v.safeParse(namesRow, row)
      return result.success ? [result.output.slug, result.output.ref.toLowerCase()] : []
    })
}

const labelRow = v.object({
  ref: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  price: v.number(),
  translations: v.fallback(
    v.nullish(v.object({ es: v.nullish(v.object({ title: v.nullish(v.string()) })) })),
    null,
  ),
})

/** The title and price of every home, by its reference. */
export async function readLabels(reader: SupabaseClient): Promise<Map<string, HomeLabel>> {
  const labels = new Map<string, HomeLabel>()
  for await (const rows of eachProperty(reader, 'slug,ref,title,price,translations'))
    for (const row of rows) {
      const result = v.safeParse(labelRow, row)
      if (!result.success) continue
      const { ref, title, price, translations } = result.output
      labels.set(ref, { title: { en: title, es: translations?.es?.title ?? title }, price })
    }
  return labels
}
