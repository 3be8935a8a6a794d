import { highestPrice, searchDistance } from './distance.ts'
import type { Property } from './property.ts'
import { conditionRules } from './search-conditions.ts'
import type { Search } from './search.ts'
import { viewableFirst } from './viewable-first.ts'

/**
 * The homes that are nearest to a search without a result. Homes of the requested type are
 * preferred. At least one result is within the budget, if any home is. No home costs more than
 * {@link highestPrice}, except that where every home of the type does, the cheapest of them is
 * included. Reserved homes are left out unless the search asks for them. Homes that can be viewed
 * come first.
 * @param building the developments that are under construction.
 */
export function closestHomes(
  homes: readonly Property[],
  search: Search,
  building: readonly string[],
  limit = 3,
): Property[] {
  const budget = search.to ? Number(search.to) : Infinity
  const isOfType = (home: Property) => conditionRules.type.fulfils(home, search.type, building)
  const available = homes.filter(
    ({ status }) => search.status === 'reserved' || status !== 'reserved',
  )
  const near = available
    .filter(({ price }) => price <= highestPrice(budget))
    .map((home) => ({ home, distance: searchDistance(home, search, building) }))
    .toSorted(
      (a, b) => Number(isOfType(b.home)) - Number(isOfType(a.home)) || a.distance - b.distance,
    )
  const [cheapest] = near.some(({ home }) => isOfType(home))
    ? []
    : available.filter(isOfType).toSorted((a, b) => a.price - b.price)
  const isWithin = ({ home }: { home: Property }) => home.price <= budget
  const nearest = near.slice(0, cheapest ? limit - 1 : limit)
  const affordable = nearest.some(isWithin) ? undefined : near.find(isWithin)
  const chosen = affordable ? [...nearest.slice(0, -1), affordable] : nearest
  return viewableFirst([...(cheapest ? [{ home: cheapest }] : []), ...chosen]).map(
    ({ home }) => home,
  )
}
