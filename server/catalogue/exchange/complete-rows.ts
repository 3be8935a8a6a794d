import { slugFrom } from '../../shared/text/slug.ts'
import type { Property } from '../property.ts'
import { referenceKey } from '../reference-key.ts'
import { propertyRules } from '../rules/property-rules.ts'
import type { Feed, FeedRow } from './feed.ts'

/**
 * Fills in ids, addresses and times that are blank in a file, because the agency's own lists do not
 * have them. A row without an id is the home with its reference. Where there is none, it is a new
 * home with the reference as its id and an address made from its title.
 * @param before the present homes, by id.
 */
export function completeRows(feed: Feed, before: ReadonlyMap<string, Property>): Feed {
  const byReference = new Map([...before.values()].map((home) => [referenceKey(home.ref), home]))
  const taken = new Set([...before.values()].map(({ slug }) => slug))
  for (const row of feed.rows) {
    const { slug } = row.cells(before.get(row.id))
    if (slug) taken.add(slug)
  }
  const idOf = (row: FeedRow): string => {
    if (row.id) return row.id
    const ref = (row.cells(undefined).ref ?? '').trim()
    const known = byReference.get(referenceKey(ref))?.id
    if (known) return known
    const id = ref.replace(/[^\w.:/-]+/g, '-')
    return propertyRules.id.parse(id) === undefined || before.has(id) ? '' : id
  }
  return {
    ...feed,
    rows: feed.rows.map((row) => {
      const id = idOf(row)
      const cells = row.cells(before.get(id))
      const hasSlug = Boolean(cells.slug?.trim()) || (cells.slug === undefined && before.has(id))
      const isDated = cells.created_at === undefined || cells.created_at.trim() !== ''
      if (id === row.id && hasSlug && isDated) return row
      const slug = hasSlug ? cells.slug : (before.get(id)?.slug ?? freeSlug(cells.title, taken))
      return {
        ...row,
        id,
        cells(current) {
          const { created_at: createdAt, ...own } = row.cells(current)
          const dated = createdAt?.trim() ? { created_at: createdAt } : {}
          return { ...own, ...dated, id, ...(slug && { slug }) }
        },
      }
    }),
  }
}

/** A slug made from a title that no other home has; '' where there is no title. */
function freeSlug(title: string | undefined, taken: Set<string>): string {
  if (!title?.trim()) return ''
  const base = slugFrom(title)
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
