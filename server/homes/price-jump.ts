/** The share of the former price from which a change may be a typing error. */
const maxChange = 0.2

/** Whether a price differs so much from the former one that somebody has to confirm it. */
export const isPriceJump = (before: number, after: number): boolean =>
  Math.abs(after / before - 1) > maxChange
