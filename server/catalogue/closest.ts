import { highestPrice, searchDistance } from './distance.ts'
import type { Property } from './property.ts'
import { conditionRules } from './search-conditions.ts'
import type { Search } from './search.ts'
import { viewableFirst } from './viewable-first.ts'

/**
 * The homes that differ least from a search without a result: of the nearest, those that can be
 * viewed come first. None costs more than {@link highestPrice}, those of the type that was asked
 * for are preferred, and one is within the budget if any home is. Reserved homes are not available;
 * they are offered only to visitors who search for them.
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
  const near = homes
    .filter(({ status }) => search.status === 'reserved' || status !== 'reserved')
    .filter(({ price }) => price <= highestPrice(budget))
    .map((home) => ({ home, distance: searchDistance(home, search, building) }))
    .toSorted(
      (a, b) => Number(isOfType(b.home)) - Number(isOfType(a.home)) || a.distance - b.distance,
    )
  const isWithin = ({ home }: (typeof near)[number]) => home.price <= budget
  const nearest = near.slice(0, limit)
  const affordable = nearest.some(isWithin) ? undefined : near.find(isWithin)
  const chosen = affordable ? [...nearest.slice(0, limit - 1), affordable] : nearest
  return viewableFirst(chosen).map(({ home }) => home)
}
