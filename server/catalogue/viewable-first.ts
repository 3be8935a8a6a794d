import { isOffMarket, type Property } from './property.ts'

/**
 * Sorts homes that can be viewed first and otherwise keeps their order, so that no suggestion
 * begins with a reserved or sold home (docs/requirements/homes.md#recently-seen-and-similar-homes).
 */
export const viewableFirst = <Suggested extends { home: Pick<Property, 'status'> }>(
  suggested: readonly Suggested[],
): Suggested[] => suggested.toSorted((one, other) => taken(one) - taken(other))

const taken = ({ home: { status } }: { home: Pick<Property, 'status'> }) =>
  Number(isOffMarket(status))
