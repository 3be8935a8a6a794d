import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { Unavailable } from '../unavailable.ts'
import type { Filter } from './filter.ts'

/** Rows as the backend answered, unchecked, and how many match the filter in all. */
export interface Rows {
  rows: unknown[]
  total: number
}

export interface Window {
  offset?: number | undefined
  limit: number
}

/** Columns that a hosted project's own table may lack; all its rows then count as empty there. */
const optionalColumns = ['property_type', 'listing', 'status'] as const
type Absent = readonly (typeof optionalColumns)[number][]

/** The meaning of an empty value in such a column. */
const defaults = { property_type: 'apartment', listing: 'sale' } as const

const orders = {
  newest: ['created_at', 'desc'],
  cheapest: ['price', 'asc'],
  dearest: ['price', 'desc'],
  largest: ['area', 'desc'],
} as const

/**
 * One window of the properties that match a filter.
 * @throws {Unavailable} when the backend does not answer, or with something else than rows.
 */
export async function queryProperties(
  reader: SupabaseClient,
  filter: Filter,
  window: Window,
  absent: Absent = [],
): Promise<Rows> {
  const { offset = 0, limit } = window
  let query = reader
    .from('properties')
    .select('*', filter.counted === false ? {} : { count: 'exact' })
  for (const [column, value] of [
    ['property_type', filter.type],
    ['listing', filter.listing],
  ] as const) {
    if (!value) continue
    const isDefault = value === defaults[column]
    if (!absent.includes(column))
      query = isDefault
        ? query.or(`${column}.eq.${value},${column}.is.null`)
        : query.eq(column, value)
    else if (!isDefault) return { rows: [], total: 0 }
  }
  if (filter.slugs) query = query.in('slug', filter.slugs)
  if (filter.development) query = query.eq('development', filter.development)
  for (const [name, min] of [
    ['bedrooms', filter.minBedrooms],
    ['bathrooms', filter.minBathrooms],
    ['price', filter.minPrice],
    ['area', filter.minArea],
    ['terrace', filter.minTerrace],
  ] as const)
    if (min) query = query.gte(name, min)
  if (filter.maxPrice) query = query.lte('price', filter.maxPrice)
  if (filter.purchase === 'new') query = query.not('development', 'is', null)
  if (filter.purchase === 'resale') query = query.is('development', null)
  if (filter.state) {
    const { is, building } = filter.state
    // Where no home has a status, those that are being built are known all the same.
    if (absent.includes('status') && is !== 'building') return { rows: [], total: 0 }
    if (is === 'building') query = query.in('development', [...building])
    else query = query.eq('status', is)
    if (is === 'building' && !absent.includes('status'))
      query = query.or('status.is.null,status.eq.available')
    if (is === 'available' && building.length > 0)
      query = query.or(`development.is.null,development.not.in.(${building.map(quoted).join(',')})`)
  }
  const [column, direction] = orders[filter.order ?? 'newest']
  const { data, error, count } = await query
    .order(column, { ascending: direction === 'asc' })
    .order('id')
    .range(offset, offset + limit - 1)

  // For a window after the last row the backend does not tell how many rows there are.
  if (error?.code === 'PGRST103' && offset > 0)
    return { rows: [], total: (await queryProperties(reader, filter, { limit: 1 }, absent)).total }
  const missing = optionalColumns.find(
    (name) =>
      error?.code === '42703' &&
      !absent.includes(name) &&
      new RegExp(`\\b${name}\\b`).test(error.message),
  )
  if (missing) return queryProperties(reader, filter, window, [...absent, missing])
  if (error) throw unavailable(error)
  const answer = v.safeParse(v.object({ rows: v.array(v.unknown()), total: v.number() }), {
    rows: data,
    total: filter.counted === false ? (data?.length ?? 0) : count,
  })
  if (!answer.success) throw unavailable({ message: 'it answered something else than rows' })
  return answer.output
}

/** A value in a list of conditions, where commas and brackets mean something. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** The most rows that a hosted project returns at once. */
const maxRows = 1000

/** As {@link queryProperties}, for all rows from an offset on. */
export async function queryAllProperties(
  reader: SupabaseClient,
  filter: Filter,
  { offset = 0 }: Pick<Window, 'offset'> = {},
): Promise<Rows> {
  const rows: unknown[] = []
  for (;;) {
    const more = await queryProperties(reader, filter, {
      offset: offset + rows.length,
      limit: maxRows,
    })
    rows.push(...more.rows)
    if (more.rows.length === 0 || offset + rows.length >= more.total)
      return { rows, total: more.total }
  }
}

/**
 * All properties by slug, or a part of them, some at a time. Each window begins after the last slug, so the last one
 * costs as little as the first.
 * @param columns separated by commas; `slug` must be one of them.
 * @throws {Unavailable} as {@link queryProperties} does.
 */
export async function* eachProperty(
  reader: SupabaseClient,
  columns: string,
  { offset = 0, limit = Number.POSITIVE_INFINITY }: Partial<Window> = {},
): AsyncGenerator<unknown[]> {
  let left = limit
  for (let after: string | undefined; left > 0;) {
    const isFirst = after === undefined
    const size = Math.min(left, maxRows)
    // The client takes a 404 with an empty list for no rows, but without a count.
    const all = reader.from('properties').select(columns, isFirst ? { count: 'exact' } : {})
    const { data, error, count } = await (after === undefined
      ? all.order('slug').range(offset, offset + size - 1)
      : all.gt('slug', after).order('slug').limit(size))
    // There is none after the offset.
    if (error?.code === 'PGRST103' && isFirst && offset > 0) return
    if (error) throw unavailable(error)
    const rows = v.safeParse(v.array(v.unknown()), data)
    if (!rows.success || (isFirst && count === null))
      throw unavailable({ message: 'it answered something else than rows' })
    if (rows.output.length > 0) yield rows.output
    const last = v.safeParse(v.object({ slug: v.string() }), rows.output.at(-1))
    if (!last.success) return
    after = last.output.slug
    left -= rows.output.length
  }
}

/** The error for a failed call of the client, whose message may be a whole page of HTML. */
export const unavailable = ({ message, code }: { message: string; code?: string }): Unavailable =>
  new Unavailable(
    'The catalogue',
    new Error([code, message.slice(0, 200)].filter(Boolean).join(': ')),
  )
