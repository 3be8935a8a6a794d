import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { Unavailable } from '../unavailable.ts'
import type { Filter } from './filter.ts'

/** Rows as they came, unread, and how many the filter lets through in all. */
export interface Rows {
  rows: unknown[]
  total: number
}

export interface Window {
  offset?: number | undefined
  limit: number
  columns?: string
}

/** The columns that we added to the specification's and filter by: a table without them has them empty. */
const added = ['property_type', 'listing'] as const
type Absent = readonly (typeof added)[number][]

/** What a home without that column's value is taken for. */
const taken = { property_type: 'apartment', listing: 'sale' } as const

const orders = {
  newest: ['created_at', 'desc'],
  cheapest: ['price', 'asc'],
  dearest: ['price', 'desc'],
  largest: ['area', 'desc'],
} as const

/**
 * Asks for one window of the properties that a filter lets through.
 * @throws {Unavailable}
 */
export async function ask(
  reader: SupabaseClient,
  filter: Filter,
  window: Window,
  absent: Absent = [],
): Promise<Rows> {
  const { offset = 0, limit, columns = '*' } = window
  let query = reader.from('properties').select(columns, { count: 'exact' })
  for (const [column, value] of [
    ['property_type', filter.type],
    ['listing', filter.listing],
  ] as const) {
    if (!value) continue
    const isTaken = value === taken[column]
    if (!absent.includes(column))
      query = isTaken
        ? query.or(`${column}.eq.${value},${column}.is.null`)
        : query.eq(column, value)
    else if (!isTaken) return { rows: [], total: 0 }
  }
  if (filter.slugs) query = query.in('slug', filter.slugs)
  if (filter.development) query = query.eq('development', filter.development)
  if (filter.minBedrooms) query = query.gte('bedrooms', filter.minBedrooms)
  if (filter.minPrice) query = query.gte('price', filter.minPrice)
  if (filter.maxPrice) query = query.lte('price', filter.maxPrice)
  const [column, direction] = orders[filter.order ?? 'newest']
  const { data, error, count } = await query
    .order(column, { ascending: direction === 'asc' })
    .order('id')
    .range(offset, offset + limit - 1)

  // Behind the last row the backend only says that there is nothing, and not how much there is before.
  if (error?.code === 'PGRST103' && offset > 0)
    return { rows: [], total: (await ask(reader, filter, { limit: 1 }, absent)).total }
  const missing = added.find(
    (name) =>
      error?.code === '42703' &&
      !absent.includes(name) &&
      new RegExp(`\\b${name}\\b`).test(error.message),
  )
  if (missing) return ask(reader, filter, window, [...absent, missing])
  if (error) throw unavailable(error)
  const answer = v.safeParse(v.object({ rows: v.array(v.unknown()), total: v.number() }), {
    rows: data,
    total: count,
  })
  if (!answer.success) throw unavailable({ message: 'it answered something else than rows' })
  return answer.output
}

/** A hosted project gives so many rows at most at once. */
const most = 1000

/** As {@link ask}, for all that there are from an offset on. */
export async function askForAll(
  reader: SupabaseClient,
  filter: Filter,
  { offset = 0, columns }: Omit<Window, 'limit'> = {},
): Promise<Rows> {
  const rows: unknown[] = []
  for (;;) {
    const more = await ask(reader, filter, { offset: offset + rows.length, limit: most, columns })
    rows.push(...more.rows)
    if (more.rows.length === 0 || offset + rows.length >= more.total)
      return { rows, total: more.total }
  }
}

/** An error of the client says in which of three ways the backend failed, and its text may be a whole page of HTML. */
export const unavailable = ({ message, code }: { message: string; code?: string }): Unavailable =>
  new Unavailable(
    'The catalogue',
    new Error([code, message.slice(0, 200)].filter(Boolean).join(': ')),
  )
