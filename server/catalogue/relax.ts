import { highestPrice } from './distance.ts'
import { countFacets, type SearchValues } from './facets.ts'
import { type SearchCondition, conditionRules } from './search-conditions.ts'
import type { SearchGroup } from './search-groups.ts'
import { anyHome, type Search, setConditions, valuesOf } from './search.ts'

/** A search with results, made from another one by giving something up. */
export interface Relaxation {
  search: Search
  /** The condition that was loosened; undefined where one condition was kept alone. */
  changed: SearchCondition | undefined
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
  'stage',
  'purchase',
  'bedrooms',
  'development',
  'type',
]

/**
 * The searches with results that are nearest to one without. Each loosens one condition, as little
 * as possible; a budget that would have to rise above {@link highestPrice} comes last.
 */
export function relax(
  groups: readonly SearchGroup[],
  search: Search,
  searchValues: SearchValues,
): Relaxation[] {
  const { counts } = countFacets(groups, search, searchValues)
  const found = (condition: SearchCondition, value: string) => counts[condition][value] ?? 0
  return setIn(search)
    .flatMap((changed) => {
      const value = looserValues(changed, search).find((one) => found(changed, one) > 0)
      return value === undefined
        ? []
        : { search: { ...search, [changed]: value }, changed, homes: found(changed, value) }
    })
    .toSorted(
      (one, other) => Number(isFar(one.search, search)) - Number(isFar(other.search, search)),
    )
}

/** Whether a search has a budget far above that of another one, or none. */
const isFar = ({ to }: Search, asked: Search) =>
  to !== asked.to && (to === '' || Number(to) > highestPrice(Number(asked.to)))

/**
 * The searches that keep one condition, drop all others and find homes. Those that find the fewest
 * homes come first, because they are nearest to what was asked for.
 */
export const keepOne = (
  groups: readonly SearchGroup[],
  search: Search,
  searchValues: SearchValues,
): Relaxation[] =>
  setIn(search)
    .filter((kept) => kept !== 'from')
    .map((kept) => {
      const rest: Search = { ...anyHome, listing: search.listing, [kept]: search[kept] }
      const { homes } = countFacets(groups, rest, searchValues)
      return { search: rest, changed: undefined, homes }
    })
    .filter(({ homes }) => homes > 0)
    .toSorted((one, other) => one.homes - other.homes)

/** The set conditions that can be loosened, in {@link looseningOrder}. */
const setIn = (search: Search): SearchCondition[] => {
  const set = setConditions(search)
  return looseningOrder.filter((condition) => set.includes(condition))
}

/** The looser values of a condition, nearest first; the last is '', which drops the condition. */
function looserValues(condition: SearchCondition, search: Search): string[] {
  const { kind } = conditionRules[condition]
  const own = Number(search[condition])
  const values = valuesOf(condition, search, []).filter(Boolean)
  if (kind === 'min') return [...values.filter((value) => Number(value) < own).toReversed(), '']
  if (kind === 'max') return [...values.filter((value) => Number(value) > own), '']
  return ['']
}
