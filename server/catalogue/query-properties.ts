import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { backendError, type ClientError } from '../backend-error.ts'
import { Unavailable } from '../unavailable.ts'
import type { HomeFilter } from './filter.ts'

/** Rows as the backend returned them, unchecked, and the number of rows that match the filter. */
interface Rows {
  rows: unknown[]
  total: number
}

export interface ListWindow {
  offset?: number | undefined
  limit: number
}

/** Columns that a hosted project's own table may lack; they count as empty in all its rows. */
const optionalColumns = ['property_type', 'listing', 'status'] as const
type OptionalColumn = (typeof optionalColumns)[number]
type Absent = ReadonlySet<OptionalColumn>

/** The table of the homes, with the optional columns that it was found to lack. */
export interface PropertyTable {
  reader: SupabaseClient
  absent: Set<OptionalColumn>
}

/** The value for an empty cell of such a column. */
const defaults = { property_type: 'apartment', listing: 'sale' } as const

const orders = {
  newest: ['created_at', 'desc'],
  cheapest: ['price', 'asc'],
  dearest: ['price', 'desc'],
  largest: ['area', 'desc'],
} as const

const select = (reader: SupabaseClient, counted: boolean) =>
  reader.from('properties').select('*', counted ? { count: 'exact' } : {})
type Query = ReturnType<typeof select>

/**
 * One window of the properties that match a filter.
 * @throws {Unavailable} when the backend does not answer, or answers with something other than
 *   rows.
 * @throws {NotAllowed} when it refuses our key.
 */
export async function queryProperties(
  table: PropertyTable,
  filter: HomeFilter,
  window: ListWindow,
): Promise<Rows> {
  // Another query may find that a column is absent while this one waits.
  const absent = new Set(table.absent)
  const { offset = 0, limit } = window
  const counted = filter.counted !== false
  const ofKind = withKind(withBounds(select(table.reader, counted), filter), filter, absent)
  const query = ofKind && withStatus(ofKind, filter, absent)
  if (!query) return { rows: [], total: 0 }
  const [column, direction] = orders[filter.order ?? 'newest']
  const { data, error, count, status } = await query
    .order(column, { ascending: direction === 'asc' })
    .order('id')
    .range(offset, offset + limit - 1)

  // Beyond the last row the backend does not say how many rows there are.
  if (error?.code === 'PGRST103' && offset > 0)
    return { rows: [], total: (await queryProperties(table, filter, { limit: 1 })).total }
  const missing = optionalColumns.find(
    (name) =>
      error?.code === '42703' &&
      !absent.has(name) &&
      new RegExp(`\\b${name}\\b`).test(error.message),
  )
  if (missing) {
    table.absent.add(missing)
    return queryProperties(table, filter, window)
  }
  if (error) throw catalogueError(error, status)
  const rows = v.safeParse(v.object({ rows: v.array(v.unknown()), total: v.number() }), {
    rows: data,
    total: counted ? count : (data?.length ?? 0),
  })
  if (!rows.success) throw malformed('it answered something else than rows')
  return rows.output
}

/** Restricts a query by the columns that every table has. */
function withBounds(query: Query, filter: HomeFilter): Query {
  if (filter.slugs) query = query.in('slug', filter.slugs)
  if (filter.reference) query = query.ilike('ref', literally(filter.reference))
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
  return query
}

/**
 * A pattern of `ilike` that matches this text alone. PostgREST reads an asterisk as a wildcard too,
 * and cannot escape it.
 */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')

/**
 * Restricts a query by type and listing.
 * @returns undefined where no row can match.
 */
function withKind(query: Query, { type, listing }: HomeFilter, absent: Absent): Query | undefined {
  for (const [column, value] of [
    ['property_type', type],
    ['listing', listing],
  ] as const) {
    if (!value) continue
    const isDefault = value === defaults[column]
    if (!absent.has(column))
      query = isDefault
        ? query.or(`${column}.eq.${value},${column}.is.null`)
        : query.eq(column, value)
    else if (!isDefault) return undefined
  }
  return query
}

/**
 * Restricts a query by availability and build stage.
 * @returns undefined where no row can match.
 */
function withStatus(
  query: Query,
  { status, stage }: HomeFilter,
  absent: Absent,
): Query | undefined {
  if (status && absent.has('status')) return undefined
  if (status) query = query.eq('status', status)
  if (!stage) return query
  const { isBuilding, building } = stage
  if (isBuilding) return query.in('development', [...building])
  return building.length > 0
    ? query.or(`development.is.null,development.not.in.(${building.map(quoted).join(',')})`)
    : query
}

/** A value in a list of conditions, where commas and brackets mean something. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** The most rows that a hosted project returns at once. */
const maxRows = 1000

/**
 * All rows that match, from an offset on, in as many requests as necessary.
 * @throws as {@link queryProperties}.
 */
export async function queryAllProperties(
  table: PropertyTable,
  filter: HomeFilter,
  { offset = 0 }: Pick<ListWindow, 'offset'> = {},
): Promise<Rows> {
  const rows: unknown[] = []
  for (;;) {
    // The end is recognised by the total, because a project may return fewer rows than
    // requested.
    const window = { offset: offset + rows.length, limit: maxRows }
    const more = await queryProperties(table, { ...filter, counted: true }, window)
    rows.push(...more.rows)
    if (more.rows.length === 0 || offset + rows.length >= more.total)
      return { rows, total: more.total }
  }
}

/**
 * All properties in the order of their slugs, or some of their columns, in batches. Each batch
 * begins after the last slug, so that the last batch costs as little as the first.
 * @param columns separated by commas; `slug` must be one of them.
 * @throws {Unavailable} as {@link queryProperties} does.
 */
export async function* eachProperty(
  reader: SupabaseClient,
  columns: string,
  { offset = 0, limit = Number.POSITIVE_INFINITY }: Partial<ListWindow> = {},
): AsyncGenerator<unknown[]> {
  let left = limit
  for (let after: string | undefined; left > 0;) {
    const isFirst = after === undefined
    const size = Math.min(left, maxRows)
    // The client reports a 404 with an empty list as a success, but without the count.
    const all = reader.from('properties').select(columns, isFirst ? { count: 'exact' } : {})
    const { data, error, count, status } = await (after === undefined
      ? all.order('slug').range(offset, offset + size - 1)
      : all.gt('slug', after).order('slug').limit(size))
    // PGRST103: the offset is beyond the last row.
    if (error?.code === 'PGRST103' && isFirst && offset > 0) return
    if (error) throw catalogueError(error, status)
    const rows = v.safeParse(v.array(v.unknown()), data)
    if (!rows.success || (isFirst && count === null))
      throw malformed('it answered something else than rows')
    if (rows.output.length > 0) yield rows.output
    const last = v.safeParse(v.object({ slug: v.string() }), rows.output.at(-1))
    if (!last.success) return
    after = last.output.slug
    left -= rows.output.length
  }
}

/** The error for a failed call of the client. */
export const catalogueError = (error: ClientError, status: number): Error =>
  backendError('The catalogue', error, status)

/** The error for a malformed answer, such as one of another service. */
export const malformed = (problem: string): Unavailable =>
  new Unavailable('The catalogue', new Error(problem))
