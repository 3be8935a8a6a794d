import { mapValues } from '../shared/record.ts'
import {
  areaSteps,
  type SearchCondition,
  priceSteps,
  searchValues,
  terraceSteps,
} from './search-conditions.ts'
import type { Search } from './search.ts'

/**
 * The limits by which searches distinguish homes, ascending: a search compares each measure only
 * with these.
 */
export interface Steps {
  bedrooms: readonly number[]
  bathrooms: readonly number[]
  price: readonly number[]
  area: readonly number[]
  terrace: readonly number[]
}

/** The steps of the offered values: prices for sale and to let together. */
const offered: Steps = {
  bedrooms: searchValues.bedrooms.map(Number),
  bathrooms: searchValues.bathrooms.map(Number),
  price: [...priceSteps.rent, ...priceSteps.sale],
  area: areaSteps,
  terrace: terraceSteps,
}

const conditionsOf: Record<keyof Steps, readonly SearchCondition[]> = {
  bedrooms: ['bedrooms'],
  bathrooms: ['bathrooms'],
  price: ['from', 'to'],
  area: ['area'],
  terrace: ['terrace'],
}

/** The steps that a search adds to the offered ones: its own value of each measure. */
export const ownSteps = (search: Search): Steps =>
  mapValues(conditionsOf, (names, measure) =>
    names
      .filter((name) => search[name] !== '')
      .map((name) => Number(search[name]))
      .filter((value) => !offered[measure].includes(value)),
  )

/** No own steps: for searches that use only offered values. */
export const noSteps: Steps = mapValues(conditionsOf, () => [])

/** The offered steps and a search's own. */
export const stepsWith = (own: Steps): Steps =>
  mapValues(offered, (values, measure) =>
    [...new Set([...values, ...own[measure]])].toSorted((one, other) => one - other),
  )
