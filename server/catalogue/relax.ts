import { highestPrice } from './distance.ts'
import { countFacets, type SearchValues } from './facets.ts'
import { type SearchCondition, conditionRules } from './search-conditions.ts'
import type { SearchGroup } from './search-groups.ts'
import { anyHome, type Search, setConditions, valuesOf } from './search.ts'

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
 * The searches with results that are nearest to one without. Each condition is loosened by itself,
 * as little as possible; where fewer than `limit` are found, pairs of conditions are loosened as
 * well; where there are none, every condition is dropped except sale or rent and the budget. The
 * budget is exceeded, up to {@link highestPrice}, only where nothing else changes or no home is
 * within it.
 */
export function relax(
  groups: readonly SearchGroup[],
  search: Search,
  searchValues: SearchValues,
  limit = 3,
): Relaxation[] {
  const set = looseningOrder.filter((condition) => setConditions(search).includes(condition))
  const looser = (
    from: Search,
    condition: SearchCondition,
    values = looserValues(condition, from),
  ): Relaxation | undefined => {
    const { counts } = countFacets(groups, from, searchValues)
    const value = values.find((one) => (counts[condition][one] ?? 0) > 0)
    return value === undefined
      ? undefined
      : {
          search: { ...from, [condition]: value },
          changed: [condition],
          homes: counts[condition][value] ?? 0,
        }
  }
  const near = set.flatMap((condition) => looser(search, condition) ?? [])
  // The visitor may prefer to give up the budget, but sees all other suggestions first.
  const isOver = search.to !== '' && !near.some(({ changed }) => changed.includes('to'))
  const single = [...near, ...(isOver ? [looser(search, 'to', [''])] : [])].filter(
    (one) => one !== undefined,
  )
  if (single.length >= limit) return single
  const pairs = set.flatMap((first, index) =>
    set.slice(index + 1).flatMap((second) => {
      const loosest = looserValues(first, search).at(-1)
      if (loosest === undefined) return []
      const found = looser({ ...search, [first]: loosest }, second)
      // The first condition is restored as far as the second one allows.
      const kept = found && looser({ ...found.search, [first]: search[first] }, first)
      return kept ? { ...kept, changed: [first, second] } : []
    }),
  )
  const some = [...single, ...pairs.filter((pair) => findsMore(pair, near))]
  if (some.length > 0) return some.slice(0, limit)
  const budgets = search.to ? [search.to, ...looserValues('to', search), ''] : ['']
  for (const to of budgets) {
    const rest: Search = {
      ...search,
      ...Object.fromEntries(set.map((condition) => [condition, ''])),
      to,
    }
    const { homes } = countFacets(groups, rest, searchValues)
    const changed = set.filter((condition) => condition !== 'to' || to !== search.to)
    if (homes > 0) return [{ search: rest, changed, homes }]
  }
  return []
}

/** Whether a pair finds more than one of its conditions does alone, loosened as far. */
const findsMore = (pair: Relaxation, near: readonly Relaxation[]): boolean =>
  !near.some(
    ({ search, changed: [one], homes }) =>
      one && pair.changed.includes(one) && pair.search[one] === search[one] && homes >= pair.homes,
  )

/**
 * The searches with results that keep one condition and drop all others, the budget too: those that
 * find the fewest homes first, because they say most of what was asked for.
 */
export function keepOne(
  groups: readonly SearchGroup[],
  search: Search,
  searchValues: SearchValues,
): Relaxation[] {
  const set = looseningOrder.filter((condition) => setConditions(search).includes(condition))
  return set
    .filter((kept) => kept !== 'to' && kept !== 'from')
    .map((kept) => {
      const rest: Search = { ...anyHome, listing: search.listing, [kept]: search[kept] }
      return {
        search: rest,
        changed: set.filter((condition) => condition !== kept),
        homes: countFacets(groups, rest, searchValues).homes,
      }
    })
    .filter(({ homes, changed }) => homes > 0 && changed.length > 0)
    .toSorted((one, other) => one.homes - other.homes)
}

/**
 * The values that ask for less than the search does, nearest first. The last value is '', which
 * asks for nothing; a budget has no '' but only values that are not far above it.
 */
function looserValues(condition: SearchCondition, search: Search): string[] {
  const { kind } = conditionRules[condition]
  const own = Number(search[condition])
  const values = valuesOf(condition, search, []).filter(Boolean)
  if (kind === 'min') return [...values.filter((value) => Number(value) < own).toReversed(), '']
  if (kind === 'max')
    return values.filter((value) => Number(value) > own && Number(value) <= highestPrice(own))
  return ['']
}
