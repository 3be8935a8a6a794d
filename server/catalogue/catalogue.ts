import type { Logger } from 'pino'
import { type Backend, createPublicReader } from '../backend-client.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import { minute } from '../shared/time/durations.ts'
import { SharedCalls } from '../shared/work/shared-calls.ts'
import type { HomeFilter } from './filter.ts'
import { type HomeLabel, type IndexedHome, readIndex, readLabels, readNames } from './home-lists.ts'
import { readPropertyRow } from './property-row.ts'
import type { Property } from './property.ts'
import {
  eachProperty,
  queryProperties,
  queryAllProperties,
  catalogueError,
  malformed,
  type ListWindow,
  type PropertyTable,
} from './query-properties.ts'
import { type SearchableHome, searchableFields } from './search-conditions.ts'
import { groupForSearch, type SearchGroup } from './search-groups.ts'
import type { Steps } from './steps.ts'

export interface Catalogue {
  /** The properties that match a filter, by default newest first, and how many there are in all. */
  list(filter?: HomeFilter): Promise<{ properties: Property[]; total: number }>
  /**
   * All homes, grouped so that every search finds all homes of a group or none; searches are
   * counted by these groups.
   * @param own the limits in the search's address that no list offers; see `ownSteps`.
   */
  groups(own: Steps): Promise<SearchGroup[]>
  find(slug: string): Promise<Property | undefined>
  /**
   * Slug, date and pictures of every property in the order of the slugs, or of a window of that
   * list.
   */
  index(window?: ListWindow): Promise<IndexedHome[]>
  /**
   * All properties in the order of their slugs, in batches, for output that is too long for memory.
   */
  each(): AsyncIterable<Property[]>
  /** The slugs of all homes, and their references in lower case, in batches. */
  names(): AsyncIterable<string[]>
  /** The title and price of every home, by its reference. */
  labels(): Promise<ReadonlyMap<string, HomeLabel>>
}

/**
 * The properties, read from our own backend or a hosted one. A row that cannot be read is logged
 * and left out of lists.
 * @param groupStored groups the homes in our own database; absent: the homes are read one by one.
 * @throws {Unavailable} from every call, when the backend does not answer or its answer is
 *   malformed.
 * @throws {NotAllowed} from every call, when the backend refuses our key.
 */
export function createCatalogue(
  backend: Backend,
  log: Logger,
  groupStored?: (own: Steps) => Promise<SearchGroup[]>,
): Catalogue {
  const reader = createPublicReader(backend)
  const table: PropertyTable = { reader, absent: new Set() }
  const readSearched = new SharedCalls<SearchableHome[]>(searchedKept)
  const read = (row: unknown): Property | undefined => {
    const result = readPropertyRow(row)
    if ('property' in result) return result.property
    log.warn(result, unreadable)
    return undefined
  }
  const onUnreadable = (row: unknown, columns: string[]) =>
    log.warn({ slug: slugIn(row), columns }, unreadable)
  const readAll = (rows: readonly unknown[]) =>
    rows.map(read).filter((property) => property !== undefined)

  return {
    async list(filter = {}) {
      const { limit, offset } = filter
      const { rows, total } = await (limit
        ? queryProperties(table, filter, { offset, limit })
        : queryAllProperties(table, filter, { offset }))
      return { properties: readAll(rows), total }
    },
    async groups(own) {
      if (!groupStored) {
        const homes = await readSearched.run('', async () => {
          const { rows } = await queryAllProperties(table, {})
          return readAll(rows).map(searchableFields)
        })
        return groupForSearch(homes, own)
      }
      return orUnavailable('The catalogue', groupStored(own))
    },
    async find(slug) {
      // PostgreSQL refuses U+0000 in a text, and servers refuse very long addresses.
      if (slug.includes('\0') || slug.length > maxSlugLength) return undefined
      const { data, error, status } = await reader
        .from('properties')
        .select('*')
        .eq('slug', slug)
        .single()
      if (error?.code === 'PGRST116') return undefined
      if (error) throw catalogueError(error, status)
      const property = read(data)
      // The row exists, so "not found" would be wrong.
      if (!property) throw malformed(`the row of ${slug} cannot be read`)
      return property
    },
    index: (window) => readIndex(reader, onUnreadable, window),
    async *each() {
      for await (const rows of eachProperty(reader, '*')) yield readAll(rows)
    },
    names: () => readNames(reader, onUnreadable),
    labels: () => readLabels(reader, onUnreadable),
  }
}

const unreadable = 'a row of the properties cannot be read'

const slugIn = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'slug' in row ? row.slug : undefined

const maxSlugLength = 500
/**
 * Milliseconds for which groups that came from a hosted project are not read again: as long as its
 * pages are kept.
 */
const searchedKept = minute
