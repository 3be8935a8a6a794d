import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { Language } from '../language.ts'
import { unreadableColumns } from './property-row.ts'
import { isPictureAddress, type Property } from './property.ts'
import { eachProperty, type ListWindow } from './query-properties.ts'

/** The fields of a home that lists of addresses need. */
export type IndexedHome = Pick<Property, 'slug' | 'createdAt' | 'images'>

export interface HomeLabel {
  slug: string
  title: Record<Language, string>
  price: number
}

const indexRow = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  created_at: v.string(),
  images: v.pipe(v.nullish(v.array(v.string()), []), v.filterItems(isPictureAddress)),
})

/** Called with a row that cannot be read, which is then left out. */
type OnUnreadable = (row: unknown, columns: string[]) => void

/** All homes in the order of their slugs, or a window of that list. */
export async function readIndex(
  reader: SupabaseClient,
  onUnreadable: OnUnreadable,
  window?: ListWindow,
): Promise<IndexedHome[]> {
  const homes: IndexedHome[] = []
  for await (const rows of eachProperty(reader, 'slug,created_at,images', window))
    for (const row of rows) {
      const result = v.safeParse(indexRow, row)
      if (!result.success) {
        onUnreadable(row, unreadableColumns(result.issues))
        continue
      }
      const { slug, created_at: createdAt, images } = result.output
      homes.push({ slug, createdAt, images })
    }
  return homes
}

const namesRow = v.object({ slug: v.string(), ref: v.nullish(v.string(), '') })

/** The slugs of all homes, and their references in lower case, in batches. */
export async function* readNames(
  reader: SupabaseClient,
  onUnreadable: OnUnreadable,
): AsyncGenerator<string[]> {
  for await (const rows of eachProperty(reader, 'slug,ref'))
    yield rows.flatMap((row) => {
      const result = v.safeParse(namesRow, row)
      if (result.success) return [result.output.slug, result.output.ref.toLowerCase()]
      onUnreadable(row, unreadableColumns(result.issues))
      return []
    })
}

const labelRow = v.object({
  slug: v.string(),
  ref: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  price: v.number(),
  translations: v.fallback(
    v.nullish(v.object({ es: v.nullish(v.object({ title: v.nullish(v.string()) })) })),
    null,
  ),
})

/** The title, price and address of every home, by its reference. */
export async function readLabels(
  reader: SupabaseClient,
  onUnreadable: OnUnreadable,
): Promise<Map<string, HomeLabel>> {
  const labels = new Map<string, HomeLabel>()
  for await (const rows of eachProperty(reader, 'slug,ref,title,price,translations'))
    for (const row of rows) {
      const result = v.safeParse(labelRow, row)
      if (!result.success) {
        onUnreadable(row, unreadableColumns(result.issues))
        continue
      }
      const { slug, ref, title, price, translations } = result.output
      labels.set(ref, {
        slug,
        title: { en: title, es: translations?.es?.title ?? title },
        price,
      })
    }
  return labels
}
