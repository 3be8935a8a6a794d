import type { Property } from '#server/catalogue/property.ts'
import { purchaseKindOf } from './purchase-kind.ts'

/**
 * Matches `Three underground parking spaces` and `Garage for three cars`, and the same in Spanish.
 */
const moreThanTwo = new RegExp(
  [
    String.raw`\b(three|four|five|six|[3-9]) (\p{L}+ ){0,2}(spaces|cars)\b`,
    String.raw`\b(tres|cuatro|cinco|seis|[3-9]) (\p{L}+ ){0,2}(plazas|coches)\b`,
  ].join('|'),
  'iu',
)

/**
 * Whether a new home has more than two parking spaces and their price is not on record, so that the
 * IVA of 21 % on them cannot be computed. Only the features state their number.
 */
export const hasUnpricedSpace = ({
  features,
  purchaseDetails,
  development,
}: Pick<Property, 'features' | 'purchaseDetails' | 'development'>): boolean =>
  purchaseKindOf({ development }) === 'new' &&
  purchaseDetails?.extraParking === undefined &&
  features.some((feature) => moreThanTwo.test(feature))
