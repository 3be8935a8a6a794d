import type { SupabaseClient } from '@supabase/supabase-js'
import { type PropertyType, propertyTypes } from '../catalogue/property.ts'
import { inBatches } from '../database/in-batches.ts'
import type { Language } from '../language.ts'
import { fold } from '../shared/text/fold.ts'
import { allRows } from './all-rows.ts'
import { type NamedHome, type ReadHomeNames, wordsOf } from './home-names.ts'
import { type HomeState, states } from './home-state.ts'
import { type HomeDraft, readHomeDraft, readHome, scheduledAt, type StaffHome } from './home.ts'
import { type LastChange, lastChanges } from './last-changes.ts'
import { rowsOf } from './stored-home.ts'

export const listOrders = ['newest', 'dearest', 'cheapest', 'title'] as const
type ListOrder = (typeof listOrders)[number]

/** The conditions of a search by staff; an absent one restricts nothing. */
export interface HomeSearch {
  /** Part of a title, a reference or a place. */
  text: string
  state: HomeState | undefined
  type: PropertyType | undefined
  development: string | undefined
  order: ListOrder
  /** The number of the page, from 1. */
  page: number
}

interface HomeList {
  homes: StaffHome[]
  /** The drafts of all homes, by the home's id; at most {@link maxDrafts}. */
  drafts: Map<string, HomeDraft>
  /** Drafts of homes that were never published, newest first; only on the first page. */
  unpublished: HomeDraft[]
  /** The last change of each home on this page, or of its draft where that is later, by id. */
  changed: Map<string, LastChange>
  total: number
  pages: number
}

/** The number of homes on a page. */
export const staffPageSize = 50
/** The most drafts that are read. */
const maxDrafts = 1000

/** Reads a search from an address; unknown values are ignored. */
export function readHomeSearch(address: URLSearchParams): HomeSearch {
  const pick = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === address.get(name))
  const page = Number(address.get('page'))
  return {
    text: (address.get('q') ?? '').trim().slice(0, 100),
    state: pick('state', states),
    type: pick('type', propertyTypes),
    development: address.get('development')?.slice(0, 80) || undefined,
    order: pick('order', listOrders) ?? 'newest',
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  }
}

/** How a list is read: its language decides the order of titles. */
interface ListReading {
  language: Language
  readNames: ReadHomeNames
}

/**
 * One page of a search by staff.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function listHomes(
  client: SupabaseClient,
  search: HomeSearch,
  reading: ListReading,
): Promise<HomeList> {
  // Titles are compared here, because the database orders by no language and has the Spanish titles
  // in JSON.
  const isByName = wordsOf(search.text).length > 0 || search.order === 'title'
  const [page, drafts] = await Promise.all([
    isByName ? pageByName(client, search, reading) : pageOf(client, search),
    client
      .from('home_drafts')
      .select('*')
      .order('updated_at', { ascending: false })
      .limit(maxDrafts),
  ])
  const all = rowsOf(drafts).flatMap((row) => readHomeDraft(row) ?? [])
  const draftOf = new Map(all.map((draft) => [draft.id, draft]))
  const sought = search.page === 1 ? all.filter((draft) => isSought(draft, search)) : []
  return {
    homes: page.homes,
    drafts: draftOf,
    changed: await changesOf(client, page.homes, draftOf),
    unpublished: await neverPublished(client, sought),
    total: page.total,
    pages: Math.max(1, Math.ceil(page.total / staffPageSize)),
  }
}

async function changesOf(
  client: SupabaseClient,
  homes: readonly StaffHome[],
  drafts: ReadonlyMap<string, HomeDraft>,
): Promise<HomeList['changed']> {
  const ids = homes.map(({ property }) => property.id)
  const changes = await lastChanges(client, ids)
  for (const id of ids) {
    const draft = drafts.get(id)
    if (draft && draft.updatedAt > (changes.get(id)?.at ?? ''))
      changes.set(id, { at: draft.updatedAt, by: draft.updatedBy })
  }
  return changes
}

type Page = Pick<HomeList, 'homes' | 'total'>

async function pageOf(client: SupabaseClient, search: HomeSearch): Promise<Page> {
  const first = (search.page - 1) * staffPageSize
  const found = await queryOf(client, search).range(first, first + staffPageSize - 1)
  const page = found.error?.code === 'PGRST103' ? { ...found, data: [], error: null } : found
  return { homes: rowsOf(page).flatMap((row) => readHome(row) ?? []), total: found.count ?? 0 }
}

async function pageByName(
  client: SupabaseClient,
  { text, state, type, development, order, page }: HomeSearch,
  { language, readNames }: ListReading,
): Promise<Page> {
  const names = await readNames(client)
  const words = wordsOf(text)
  const homes = order === 'title' ? names.byTitle(language) : names.homes
  const found = homes.filter(
    (home) =>
      (!state || home.state === state) &&
      (!type || home.type === type) &&
      (!development || home.development === development) &&
      words.every((word) => home.text.includes(word)),
  )
  const sorted = order === 'title' ? found : found.toSorted(comparing[order])
  const ids = sorted.slice((page - 1) * staffPageSize, page * staffPageSize).map(({ id }) => id)
  const rows =
    ids.length > 0 ? await client.from('properties').select('*').in('id', ids) : undefined
  const read = rows ? rowsOf(rows).flatMap((row) => readHome(row) ?? []) : []
  const byId = new Map(read.map((home) => [home.property.id, home]))
  return { homes: ids.flatMap((id) => byId.get(id) ?? []), total: found.length }
}

const byId = (one: NamedHome, other: NamedHome) => (one.id < other.id ? -1 : 1)
const comparing = {
  newest: (one, other) =>
    one.createdAt === other.createdAt ? byId(one, other) : one.createdAt < other.createdAt ? 1 : -1,
  dearest: (one, other) => other.price - one.price || byId(one, other),
  cheapest: (one, other) => one.price - other.price || byId(one, other),
} as const satisfies Record<
  Exclude<ListOrder, 'title'>,
  (one: NamedHome, other: NamedHome) => number
>

function queryOf(client: SupabaseClient, { state, type, development, order }: HomeSearch) {
  let query = client.from('properties').select('*', { count: 'exact' })
  if (state === 'draft' || state === 'withdrawn') query = query.eq('publication', state)
  else if (state) query = query.eq('publication', 'published')
  if (state === 'published') query = query.or('status.is.null,status.eq.available')
  if (state === 'reserved' || state === 'sold') query = query.eq('status', state)
  if (type === 'apartment') query = query.or('property_type.is.null,property_type.eq.apartment')
  else if (type) query = query.eq('property_type', type)
  if (development) query = query.eq('development', development)
  const [column, ascending] = orders[order]
  return query.order(column, { ascending }).order('id')
}

const orders = {
  newest: ['created_at', false],
  dearest: ['price', false],
  cheapest: ['price', true],
  title: ['title', true],
} as const satisfies Record<ListOrder, readonly [string, boolean]>

/** Whether a draft may belong to a home that was never published, and matches the search. */
function isSought({ cells }: HomeDraft, { text, state, type, development }: HomeSearch): boolean {
  const isNew = Object.values(cells).every(({ base }) => base === undefined)
  const texts = [cells.title, cells.title_es, cells.ref, cells.location, cells.slug].map((cell) =>
    fold(cell?.text ?? ''),
  )
  return (
    isNew &&
    (!state || state === 'draft') &&
    (!type || (cells.property_type?.text || 'apartment') === type) &&
    (!development || cells.development?.text === development) &&
    wordsOf(text).every((word) => texts.some((one) => one.includes(word)))
  )
}

/** The most homes in one query, because the length of its address is limited. */
const maxIds = 100

/**
 * Drafts of homes that are not stored. The cells alone do not show this, because a draft may have
 * been begun before the home was first published.
 */
async function neverPublished(client: SupabaseClient, drafts: HomeDraft[]): Promise<HomeDraft[]> {
  const known = new Set<unknown>()
  for (const part of inBatches(drafts, maxIds)) {
    const ids = part.map(({ id }) => id)
    for (const row of rowsOf(await client.from('properties').select('id').in('id', ids)))
      if (typeof row === 'object' && row && 'id' in row) known.add(row.id)
  }
  return drafts.filter(({ id }) => !known.has(id))
}

/**
 * The homes that visitors see, by id, for the export.
 * @param now in milliseconds since 1970.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function visibleHomes(client: SupabaseClient, now: number): Promise<StaffHome[]> {
  const homes: StaffHome[] = []
  for await (const row of allRows(client, 'properties')) {
    const home = readHome(row)
    if (home?.publication === 'published' && scheduledAt(home, now) === undefined) homes.push(home)
  }
  return homes
}
