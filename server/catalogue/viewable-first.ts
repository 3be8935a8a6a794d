import type { Property } from './property.ts'

/**
 * Homes with those that can be viewed first, otherwise in their order: no suggestion begins with a
 * home that is reserved or sold (docs/requirements/homes.md#recently-seen-and-similar-homes).
 */
export const viewableFirst = <Suggested extends { home: Pick<Property, 'status'> }>(
  suggested: readonly Suggested[],
): Suggested[] => suggested.toSorted((one, other) => gone(one) - gone(other))

const gone = ({ home: { status } }: { home: Pick<Property, 'status'> }) =>
  Number(status === 'reserved' || status === 'sold')
