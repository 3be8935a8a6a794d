import { isReduced, type Property } from '#server/catalogue/property.ts'

/** The part of a price by which a change may be a slip of the keyboard. */
const maxChange = 0.2

/** Whether a price differs so much from the one before that it is asked about. */
export const isJump = (before: number, after: number): boolean =>
  Math.abs(after / before - 1) > maxChange

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
