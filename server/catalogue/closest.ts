import { highestPrice, searchDistance } from './distance.ts'
import type { Property } from './property.ts'
import { conditionRules } from './search-conditions.ts'
import type { Search } from './search.ts'
import { viewableFirst } from './viewable-first.ts'

/**
 * The homes that differ least from a search without a result: of the nearest, those that can be
 * viewed come first. They keep the type that was asked for as long as any home has it, whatever its
 * price; otherwise the budget holds, up to {@link highestPrice}. Reserved homes are not available;
 * they are offered only to visitors who search for them.
 * @param building the developments that are under construction.
 */
export function closestHomes(
  homes: readonly Property[],
  search: Search,
  building: readonly string[],
  limit = 3,
): Property[] {
  const free = homes.filter(({ status }) => search.status === 'reserved' || status !== 'reserved')
  const isOfType = (home: Property) => conditionRules.type.fulfils(home, search.type, building)
  const isNearBudget = ({ price }: Property) =>
    !search.to || price <= highestPrice(Number(search.to))
  const ofType = free.filter(isOfType)
  const near = (ofType.length > 0 ? ofType : free).filter(isNearBudget)
  const nearest = (near.length > 0 || search.type === '' ? near : ofType)
    .map((home) => ({ home, distance: searchDistance(home, search, building) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
  return viewableFirst(nearest).map(({ home }) => home)
}
