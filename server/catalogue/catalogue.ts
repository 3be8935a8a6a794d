import type { Logger } from 'pino'
import * as v from 'valibot'
import { type Backend, createPublicReader } from '../backend-client.ts'
import { ask, askForAll, unavailable } from './ask.ts'
import type { Filter } from './filter.ts'
import type { Property } from './property.ts'
import { readRow } from './read-row.ts'

export interface Catalogue {
  /** The homes that a filter lets through, newest first unless it says otherwise, and how many there are in all. */
  list(filter?: Filter): Promise<{ properties: Property[]; total: number }>
  /** One home by its slug, or undefined. */
  find(slug: string): Promise<Property | undefined>
  /** Slug and date of every home, for the sitemap. */
  index(): Promise<{ slug: string; createdAt: string }[]>
}

/**
 * The properties, read by the official client from our own backend or from a hosted one: see {@link Backend}.
 * Every call throws `Unavailable` when that does not answer, or not as it should. A row that cannot
 * be read is logged and left out of lists.
 */
export function createCatalogue(backend: Backend, log: Logger): Catalogue {
  const reader = createPublicReader(backend)
  const read = (row: unknown): Property | undefined => {
    const reading = readRow(row)
    if ('home' in reading) return reading.home
    log.warn(reading, 'a row of the properties cannot be read')
    return undefined
  }

  return {
    async list(filter = {}) {
      const { limit, offset } = filter
      const { rows, total } = await (limit
        ? ask(reader, filter, { offset, limit })
        : askForAll(reader, filter, { offset }))
      return { properties: rows.map(read).filter((home) => home !== undefined), total }
    },
    async find(slug) {
      // PostgreSQL cannot even look for a text with a zero in it, and no server takes an address without end.
      if (slug.includes('\0') || slug.length > longestSlug) return undefined
      const { data, error } = await reader.from('properties').select('*').eq('slug', slug).single()
      if (error?.code === 'PGRST116') return undefined
      if (error) throw unavailable(error)
      const home = read(data)
      // It is there, so "not found" would be untrue.
      if (!home) throw unavailable({ message: `the row of ${slug} cannot be read` })
      return home
    },
    async index() {
      const { rows } = await askForAll(reader, {}, { columns: 'slug,created_at' })
      return rows.flatMap((row) => {
        const result = v.safeParse(entry, row)
        return result.success
          ? [{ slug: result.output.slug, createdAt: result.output.created_at }]
          : []
      })
    },
  }
}

const longestSlug = 500
const entry = v.object({ slug: v.pipe(v.string(), v.nonEmpty()), created_at: v.string() })
