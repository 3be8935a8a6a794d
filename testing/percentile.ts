/**
 * The value that a part of all is below.
 * @param part 0.95 for p95.
 */
export const percentileOf = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? NaN
