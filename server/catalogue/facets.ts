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

/** The inputs of counting a search, besides the groups. */
interface Known {
  /** The values that `development` can have. */
  developments: readonly string[]
  /** The developments that are under construction. */
  building: readonly string[]
}

/** Counts a search. */
export function countFacets(groups: readonly HomeGroup[], search: Search, known: Known): Facets {
  const columns = columnsOf(groups, search, known)
  const asked = columns.map(({ values, condition }) => values.indexOf(search[condition]))
  // Homes of each level, all other conditions fulfilled.
  const levels = columns.map(({ values }) => values.map(() => 0))
  let homes = 0
  let prices: Range | undefined
  groups.forEach((group, groupIndex) => {
    let failed: number | undefined
    for (let index = 0; index < columns.length; index++) {
      const { kind, level } = columns[index] ?? columns[0]
      if (isFulfilled(kind, level[groupIndex] ?? 0, asked[index] ?? 0)) continue
      if (failed !== undefined) return
      failed = index
    }
    const add = (index: number) => {
      const row = levels[index] ?? []
      const level = columns[index]?.level[groupIndex] ?? 0
      row[level] = (row[level] ?? 0) + group.homes
    }
    // With a condition failed, only another value of that one can find the group.
    if (failed !== undefined) return add(failed)
    homes += group.homes
    prices = {
      min: Math.min(prices?.min ?? group.lowest, group.lowest),
      max: Math.max(prices?.max ?? group.highest, group.highest),
    }
    for (let index = 0; index < columns.length; index++) add(index)
  })
  const counts = columns.map(({ condition, kind, values }, index) => [
    condition,
    Object.fromEntries(
      values.map((value, place) => [
        value,
        levels[index]?.reduce(
          (sum, found, level) => (isFulfilled(kind, level, place) ? sum + found : sum),
          0,
        ) ?? 0,
      ]),
    ),
  ])
  return { homes, prices, counts: Object.fromEntries(counts) }
}

/** How the values of a condition follow from a group's level; see {@link isFulfilled}. */
type Kind = 'min' | 'max' | 'one' | 'exact'

const kinds: Record<Condition, Kind> = {
  listing: 'exact',
  type: 'one',
  development: 'one',
  bedrooms: 'min',
  bathrooms: 'min',
  from: 'min',
  to: 'max',
  area: 'min',
  terrace: 'min',
  purchase: 'one',
  status: 'one',
}

/** Whether a group fulfils the value at an index of a condition's values; '' has index 0. */
function isFulfilled(kind: Kind, level: number, valueIndex: number): boolean {
  switch (kind) {
    case 'min':
      return level >= valueIndex
    case 'max':
      return valueIndex === 0 || level < valueIndex
    case 'one':
      return valueIndex === 0 || level === valueIndex
    case 'exact':
      return level === valueIndex
  }
}

/** A condition, and for each group how far it fulfils it. */
interface Column {
  condition: Condition
  kind: Kind
  values: readonly string[]
  level: Uint8Array
}
type Columns = [Column, ...Column[]]

/** The columns of groups by what they depend on: groups are counted by many searches. */
const remembered = new WeakMap<readonly HomeGroup[], Map<string, Columns>>()

function columnsOf(groups: readonly HomeGroup[], search: Search, known: Known): Columns {
  const ofGroups = remembered.get(groups) ?? new Map<string, Columns>()
  remembered.set(groups, ofGroups)
  // Prices to let have other steps.
  const key = JSON.stringify([listingOf(search), known])
  const columns = ofGroups.get(key) ?? makeColumns(groups, search, known)
  ofGroups.set(key, columns)
  return columns
}

function makeColumns(
  groups: readonly HomeGroup[],
  search: Search,
  { developments, building }: Known,
): Columns {
  const make = (condition: Condition): Column => {
    const kind = kinds[condition]
    const values = valuesOf(condition, search, developments)
    const isOne = kind === 'one' || kind === 'exact'
    const level = new Uint8Array(groups.length)
    groups.forEach((group, groupIndex) => {
      let reached = 0
      for (let place = 1; place < values.length; place++) {
        const does = fulfils[condition](group, values[place] ?? '', building)
        if (isOne && does) reached = place
        else if (!isOne && does !== (kind === 'max')) reached += 1
        if (isOne && does) break
      }
      level[groupIndex] = reached
    })
    return { condition, kind, values, level }
  }
  const [first = 'listing', ...rest] = conditions
  return [make(first), ...rest.map(make)]
}

/** A search with results, made from another one by loosening conditions. */
export interface Relaxation {
  search: Search
  changed: Condition[]
  homes: number
}

/** The order in which conditions are loosened: a price is easier to change than a development. */
const looseningOrder: readonly Condition[] = [
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
 * The searches nearest to one without results, at most `limit`: with one condition loosened as little as
 * possible, then with two, or otherwise without any condition except sale or rent.
 */
export function relax(
  groups: readonly HomeGroup[],
  search: Search,
  known: Known,
  limit = 3,
): Relaxation[] {
  const set = looseningOrder.filter((condition) => setConditions(search).includes(condition))
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
