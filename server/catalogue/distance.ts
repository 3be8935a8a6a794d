import { type SearchCondition, conditionRules, type SearchableHome } from './search-conditions.ts'
import { type Search, setConditions } from './search.ts'

/**
 * The distance for a deviation as a share of the requested value: 0.55 for a tenth, 3.75 for half,
 * 10 for twice as much.
 */
const ofShare = (share: number) => 5 * share + 5 * share ** 2
/** The distance for missing rooms: 1 for one, 3 for two, 6 for three. */
const ofRooms = (missing: number) => (missing * (missing + 1)) / 2

/** How far above a budget a price is still near it, as a share of the budget. */
const maxOver = 0.3

/** The highest price that counts as near a budget. */
export const highestPrice = (budget: number): number => Math.floor(budget * (1 + maxOver))

/**
 * How far a home is from each condition that it does not fulfil. A condition without a measure,
 * such as the type, counts as much as one bedroom. The budget counts most, because few people can
 * exceed it.
 */
const distances: Record<SearchCondition, (home: SearchableHome, value: number) => number> = {
  listing: () => 100,
  type: () => 2,
  development: () => 1,
  purchase: () => 1,
  status: () => 1,
  stage: () => 1,
  bedrooms: (home, value) => ofRooms(value - home.bedrooms),
  bathrooms: (home, value) => ofRooms(value - home.bathrooms) / 2,
  from: (home, value) => ofShare((value - home.price) / value),
  to: (home, value) => 2 * ofShare((home.price - value) / value),
  area: (home, value) => ofShare((value - home.area) / value),
  terrace: (home, value) => ofShare((value - (home.terrace ?? 0)) / value) / 2,
}

/**
 * How much a home differs from a search; 0 where it fulfils every condition. The distance grows
 * faster than the difference, so that a home that is slightly too expensive and has one room less
 * is nearer than a home that lacks three rooms.
 * @param building the developments that are under construction.
 */
export const searchDistance = (
  home: SearchableHome,
  search: Search,
  building: readonly string[],
): number =>
  setConditions(search)
    .filter((condition) => !conditionRules[condition].fulfils(home, search[condition], building))
    .reduce((sum, condition) => sum + distances[condition](home, Number(search[condition])), 0)
