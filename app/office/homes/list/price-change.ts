import { isReduced, type Property } from '#server/catalogue/property.ts'

/**
 * The price from which visitors are shown a reduction after a change.
 * @param isShown whether they are to be shown one.
 */
export function formerPriceAfter(
  home: Pick<Property, 'price' | 'formerPrice'>,
  price: number,
  isShown: boolean,
): number | null {
  if (!isShown) return null
  if (isReduced(home)) return home.formerPrice
  return price < home.price ? home.price : home.formerPrice
}
