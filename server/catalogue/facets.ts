import type { Range } from '../shared/range.ts'
import { type SearchCondition, conditionRules, conditions } from './search-conditions.ts'
import type { SearchGroup } from './search-groups.ts'
import { listingOf, type Search, valuesOf } from './search.ts'
import { ownSteps } from './steps.ts'

/** How many homes a search finds, and would find with another value of one condition. */
export interface Facets {
  homes: number
  /** The lowest and the highest price; undefined where nothing was found. */
  prices: Range | undefined
  /**
   * How many homes each value of each condition would find while the other conditions stay
   * unchanged; '' is a value too.
   */
  counts: Record<SearchCondition, Record<string, number>>
}

/** The values with which a search is counted. */
export interface SearchValues {
  /** The values that `development` can have. */
  developments: readonly string[]
  /** The developments that are under construction. */
  building: readonly string[]
}

/**
 * Counts a search.
 * @param groups the homes, grouped by the offered steps and this search's own ({@link ownSteps}).
 */
export function countFacets(
  groups: readonly SearchGroup[],
  search: Search,
  searchValues: SearchValues,
): Facets {
  const columns = columnsOf(groups, search, searchValues)
  const required = columns.map(({ values, condition }) => values.indexOf(search[condition]))
  // The number of homes at each level that fulfil all other conditions.
  const levels = columns.map(({ values }) => values.map(() => 0))
  let homes = 0
  let prices: Range | undefined
  groups.forEach((group, groupIndex) => {
    let failed: number | undefined
    for (let index = 0; index < columns.length; index++) {
      const { kind, level } = columns[index] ?? columns[0]
      if (isFulfilled(kind, level[groupIndex] ?? 0, required[index] ?? 0)) continue
      if (failed !== undefined) return
      failed = index
    }
    const add = (index: number) => {
      const row = levels[index] ?? []
      const level = columns[index]?.level[groupIndex] ?? 0
      row[level] = (row[level] ?? 0) + group.homes
    }
    // A group that fails one condition is found only with another value of that condition.
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

type Kind = (typeof conditionRules)[SearchCondition]['kind']

/** Whether a group fulfils one of a condition's values, given by its index; '' has index 0. */
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

/** A condition, and how far each group fulfils it. */
interface Column {
  condition: SearchCondition
  kind: Kind
  values: readonly string[]
  level: Uint8Array
}
type Columns = [Column, ...Column[]]

/**
 * Columns computed from groups, by what they depend on, because many searches count the same
 * groups.
 */
const remembered = new WeakMap<readonly SearchGroup[], Map<string, Columns>>()

function columnsOf(
  groups: readonly SearchGroup[],
  search: Search,
  searchValues: SearchValues,
): Columns {
  const ofGroups = remembered.get(groups) ?? new Map<string, Columns>()
  remembered.set(groups, ofGroups)
  // Prices of homes to let have other steps, and a search may add its own.
  const key = JSON.stringify([listingOf(search), ownSteps(search), searchValues])
  const columns = ofGroups.get(key) ?? makeColumns(groups, search, searchValues)
  ofGroups.set(key, columns)
  return columns
}

function makeColumns(
  groups: readonly SearchGroup[],
  search: Search,
  { developments, building }: SearchValues,
): Columns {
  const make = (condition: SearchCondition): Column => {
    const { kind, fulfils } = conditionRules[condition]
    const values = valuesOf(condition, search, developments)
    const isOne = kind === 'one' || kind === 'exact'
    const level = new Uint8Array(groups.length)
    groups.forEach((group, groupIndex) => {
      let reached = 0
      for (let place = 1; place < values.length; place++) {
        const does = fulfils(group, values[place] ?? '', building)
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
