/** The part of a price by which a change may be a slip of the keyboard. */
const maxChange = 0.2

/** Whether a price differs so much from the one before that it is asked about. */
export const isPriceJump = (before: number, after: number): boolean =>
  Math.abs(after / before - 1) > maxChange
