import { isReduced, type Property } from '#server/catalogue/property.ts'

/**
 * The former price that visitors are shown after a change, if there is a reduction.
 * @param isShown whether the reduction is to be shown.
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
