import type { Range } from '../shared/range.ts'
import type { HomeGroup } from './home-groups.ts'
import {
  areaSteps,
  type Condition,
  conditions,
  fulfils,
  listingOf,
  priceSteps,
  type Search,
  searchValues,
  setConditions,
  terraceSteps,
} from './search.ts'

/** How many homes a search finds, and would find with another value of one condition. */
export interface Facets {
  homes: number
  /** From the lowest to the highest price; undefined where nothing was found. */
  prices: Range | undefined
  /** For each condition and each of its values, '' included, the homes with all other conditions as they are. */
  counts: Record<Condition, Record<string, number>>
}

/** The values that a condition of this search can have, '' for none first. */
export function valuesOf(
  condition: Condition,
  search: Search,
  developments: readonly string[],
): readonly string[] {
  if (condition === 'development') return ['', ...developments]
  if (condition === 'from' || condition === 'to')
    return ['', ...priceSteps[listingOf(search)].map(String)]
  return ['', ...searchValues[condition]]
}

/** Counts a search. @param building the developments that are under construction. */
export function countFacets(
  groups: readonly HomeGroup[],
  search: Search,
  { developments, building }: { developments: readonly string[]; building: readonly string[] },
): Facets {
  const values = conditions.map((condition) => valuesOf(condition, search, developments))
  const counts = values.map((of) => of.map(() => 0))
  let homes = 0
  let prices: Range | undefined
  for (const group of groups) {
    const failed = failedOf(group, search, building)
    if (failed === 'several') continue
    if (failed === undefined) {
      homes += group.homes
      prices = {
        min: Math.min(prices?.min ?? group.lowest, group.lowest),
        max: Math.max(prices?.max ?? group.highest, group.highest),
      }
    }
    conditions.forEach((condition, index) => {
      // With a condition failed, only another value of that one can find the group.
      if (failed !== undefined && failed !== condition) return
      const row = counts[index] ?? []
      values[index]?.forEach((value, at) => {
        if (fulfils[condition](group, value, building)) row[at] = (row[at] ?? 0) + group.homes
      })
    })
  }
  const named = conditions.map((condition, index) => [
    condition,
    Object.fromEntries(values[index]?.map((value, at) => [value, counts[index]?.[at] ?? 0]) ?? []),
  ])
  return { homes, prices, counts: Object.fromEntries(named) }
}

/** The one condition that a group fails; undefined where it fails none. */
function failedOf(
  group: HomeGroup,
  search: Search,
  building: readonly string[],
): Condition | 'several' | undefined {
  let failed: Condition | undefined
  for (const condition of conditions) {
    if (fulfils[condition](group, search[condition], building)) continue
    if (failed !== undefined) return 'several'
    failed = condition
  }
  return failed
}

/** A search that finds something because one or two conditions of another one were loosened. */
export interface Relaxation {
  search: Search
  changed: Condition[]
  homes: number
}

/** Which condition gives first: a price is easier to change than a development. */
const givesFirst: readonly Condition[] = [
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
 * The searches nearest to one that finds nothing, at most `most`: with one condition loosened as little as
 * possible, then with two, or else with none left but sale or rent.
 */
export function relax(
  groups: readonly HomeGroup[],
  search: Search,
  known: { developments: readonly string[]; building: readonly string[] },
  most = 3,
): Relaxation[] {
  const set = givesFirst.filter((condition) => setConditions(search).includes(condition))
  const looser = (from: Search, condition: Condition): Relaxation | undefined => {
    const { counts } = countFacets(groups, from, known)
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
  if (single.length >= most) return single.slice(0, most)
  const pairs = set.flatMap((first, index) =>
    set.slice(index + 1).flatMap((second) => {
      const found = looser({ ...search, [first]: '' }, second)
      // The first condition need not be given up altogether.
      const kept = found && looser({ ...found.search, [first]: search[first] }, first)
      return kept ? { ...kept, changed: [first, second] } : []
    }),
  )
  const some = [
    ...single,
    // What one condition finds needs no second one.
    ...pairs.filter(
      (pair) =>
        !single.some(
          ({ changed: [one], homes }) => one && pair.changed.includes(one) && homes >= pair.homes,
        ),
    ),
  ]
  if (some.length > 0) return some.slice(0, most)
  const all: Search = { ...search, ...Object.fromEntries(set.map((condition) => [condition, ''])) }
  const { homes } = countFacets(groups, all, known)
  return homes > 0 ? [{ search: all, changed: [...set], homes }] : []
}

/** The values that ask for less than a search's own, nearest first; '' is last. */
function looserValues(condition: Condition, search: Search): string[] {
  const own = Number(search[condition])
  const steps = (values: readonly (string | number)[], isLooser: (value: number) => boolean) =>
    values.map(Number).filter(isLooser).map(String)
  const below = (values: readonly (string | number)[]) =>
    steps(values, (value) => value < own).toReversed()
  const prices = priceSteps[listingOf(search)]
  switch (condition) {
    case 'to':
      return [...steps(prices, (value) => value > own), '']
    case 'from':
      return [...below(prices), '']
    case 'bedrooms':
    case 'bathrooms':
      return [...below(searchValues[condition]), '']
    case 'area':
      return [...below(areaSteps), '']
    case 'terrace':
      return [...below(terraceSteps), '']
    default:
      return ['']
  }
}
