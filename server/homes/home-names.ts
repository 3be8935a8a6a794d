import type { SupabaseClient } from '@supabase/supabase-js'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { isOffMarket, type PropertyType, propertyTypes } from '../catalogue/property.ts'
import { readCatalogueVersion } from '../catalogue/read-version.ts'
import type { Schema } from '../database/schema.ts'
import { publications } from '../database/tables/column-values.ts'
import { type Language, perLanguage } from '../language.ts'
import { fold } from '../shared/text/fold.ts'
import { SharedCalls } from '../shared/work/shared-calls.ts'
import { allRows } from './all-rows.ts'
import type { HomeState } from './home-state.ts'

/** The data by which a home is found and sorted. */
export interface NamedHome {
  id: string
  ref: string
  title: Record<Language, string>
  /** Titles in both languages, reference, place and address, folded. */
  text: string
  state: HomeState
  type: PropertyType
  development: string | undefined
  price: number
  createdAt: string
}

/** All homes, in no particular order and by title; the order of each language is computed once. */
interface HomeNames {
  homes: readonly NamedHome[]
  byTitle(language: Language): readonly NamedHome[]
}

/** Reads the names of all homes. They are kept in memory until a home changes. */
export type ReadHomeNames = (client: SupabaseClient) => Promise<HomeNames>

const nameColumns = [
  'id',
  'ref',
  'title',
  'location',
  'slug',
  'translations',
  'publication',
  'status',
  'property_type',
  'development',
  'price',
  'created_at',
] as const

const optional = v.fallback(v.nullish(v.string()), undefined)
const spanish = v.fallback(
  v.nullish(v.object({ es: v.optional(v.object({ title: v.optional(v.string()) })) })),
  undefined,
)
const named = v.object({
  id: v.string(),
  ref: v.fallback(v.string(), ''),
  title: v.fallback(v.string(), ''),
  location: optional,
  slug: optional,
  translations: v.union([v.pipe(v.string(), v.parseJson(), spanish), spanish]),
  publication: v.fallback(v.picklist(publications), 'published'),
  status: optional,
  property_type: v.fallback(v.picklist(propertyTypes), 'apartment'),
  development: optional,
  price: v.fallback(v.number(), 0),
  created_at: v.fallback(v.pipe(v.unknown(), v.transform(timeOf)), ''),
})

function timeOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : ''
}

const collators = perLanguage((locale) => new Intl.Collator(locale))

/** The names of homes from rows of `properties`; a row that cannot be read is left out. */
function namesOfHomes(rows: readonly unknown[]): HomeNames {
  const homes = rows.flatMap((row) => {
    const result = v.safeParse(named, row)
    return result.success ? [namedHome(result.output)] : []
  })
  const orders: Partial<Record<Language, readonly NamedHome[]>> = {}
  return {
    homes,
    byTitle(language) {
      const { compare } = collators(language)
      return (orders[language] ??= homes.toSorted(
        (one, other) =>
          compare(one.title[language], other.title[language]) || (one.id < other.id ? -1 : 1),
      ))
    },
  }
}

function namedHome(row: v.InferOutput<typeof named>): NamedHome {
  const es = row.translations?.es?.title || row.title
  const { publication, status } = row
  const sale = isOffMarket(status) ? status : 'published'
  return {
    id: row.id,
    ref: row.ref,
    title: { en: row.title, es },
    text: fold([row.title, es, row.ref, row.location, row.slug].filter(Boolean).join('\n')),
    state: publication === 'published' ? sale : publication,
    type: row.property_type,
    development: row.development ?? undefined,
    price: row.price,
    createdAt: row.created_at,
  }
}

/** How long the names of a hosted project, which reports no changes, are kept, in milliseconds. */
const hostedKept = 10_000

/** @param db our own database; undefined where a hosted project has the homes. */
export function createHomeNames(db: Kysely<Schema> | undefined): ReadHomeNames {
  if (!db) return hostedNames()
  let known: { version: number; names: Promise<HomeNames> } | undefined
  return async () => {
    const version = await readCatalogueVersion(db)
    if (known?.version === version) return known.names
    const names = db.selectFrom('properties').select(nameColumns).execute().then(namesOfHomes)
    const read = { version, names }
    known = read
    names.catch(() => {
      if (known === read) known = undefined
    })
    return names
  }
}

function hostedNames(): ReadHomeNames {
  const calls = new SharedCalls<HomeNames>(hostedKept)
  return (client) =>
    calls.run('', async () => {
      const rows: unknown[] = []
      for await (const row of allRows(client, 'properties', nameColumns.join(','))) rows.push(row)
      return namesOfHomes(rows)
    })
}

/** The words of a search, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text).split(/\s+/).filter(Boolean).slice(0, maxWords)

/** The most words of a search; each of them has to occur. */
const maxWords = 6

/** The homes whose names contain every word of a text, also within words. */
export const findNamed = ({ homes }: Pick<HomeNames, 'homes'>, text: string): NamedHome[] => {
  const words = wordsOf(text)
  if (words.length === 0) return []
  return homes.filter((home) => words.every((word) => home.text.includes(word)))
}
