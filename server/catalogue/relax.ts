import { countFacets, type SearchValues } from './facets.ts'
import { type SearchCondition, conditionRules } from './search-conditions.ts'
import type { SearchGroup } from './search-groups.ts'
import { type Search, setConditions, valuesOf } from './search.ts'

/** A search with results, made from another one by loosening conditions. */
export interface Relaxation {
  search: Search
  changed: SearchCondition[]
  homes: number
}

/** The order in which conditions are loosened: a price is easier to change than a development. */
const looseningOrder: readonly SearchCondition[] = [
  'to',
  'from',
  'terrace',
  'area',
  'bathrooms',
  'status',
  'purchase',
  'bedrooms',
  'development',
  'type',
]

/**
 * The searches nearest to one without results, at most `limit`: with one condition loosened as
 * little as possible, then with two, or otherwise without any condition except sale or rent.
 */
export function relax(
  groups: readonly SearchGroup[],
  search: Search,
  searchValues: SearchValues,
  limit = 3,
): Relaxation[] {
  const set = looseningOrder.filter((condition) => setConditions(search).includes(condition))
  const looser = (from: Search, condition: SearchCondition): Relaxation | undefined => {
    const { counts } = countFacets(groups, from, searchValues)
    const value = looserValues(condition, from).find((one) => (counts[condition][one] ?? 0) > 0)
    return value === undefined
      ? undefined
      : {
          search: { ...from, [condition]: value },
          changed: [condition],
          homes: counts[condition][value] ?? 0,
        }
  }
  const single = set.flatMap((condition) => looser(search, condition) ?? [])
  if (single.length >= limit) return single.slice(0, limit)
  const pairs = set.flatMap((first, index) =>
    set.slice(index + 1).flatMap((second) => {
      const found = looser({ ...search, [first]: '' }, second)
      // The first condition is restored as far as the second one allows.
      const kept = found && looser({ ...found.search, [first]: search[first] }, first)
      return kept ? { ...kept, changed: [first, second] } : []
    }),
  )
  const some = [
    ...single,
    // Leave out pairs that find no more than one of their conditions alone.
    ...pairs.filter(
      (pair) =>
        !single.some(
          ({ changed: [one], homes }) => one && pair.changed.includes(one) && homes >= pair.homes,
        ),
    ),
  ]
  if (some.length > 0) return some.slice(0, limit)
  const all: Search = { ...search, ...Object.fromEntries(set.map((condition) => [condition, ''])) }
  const { homes } = countFacets(groups, all, searchValues)
  return homes > 0 ? [{ search: all, changed: [...set], homes }] : []
}

/** The values that ask for less than a search's own, nearest first; '' is last. */
function looserValues(condition: SearchCondition, search: Search): string[] {
  const { kind } = conditionRules[condition]
  const own = Number(search[condition])
  const values = valuesOf(condition, search, []).filter(Boolean)
  if (kind === 'min') return [...values.filter((value) => Number(value) < own).toReversed(), '']
  if (kind === 'max') return [...values.filter((value) => Number(value) > own), '']
  return ['']
}
