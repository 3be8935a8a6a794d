/**
 * The value below which a part of all values lies.
 * @param part 0.95 for p95.
 */
export const percentileOf = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? NaN
