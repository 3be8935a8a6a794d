/** Two ends of a range in the same unit; `min` is never above `max`. */
export interface Range {
  min: number
  max: number
}

/** The range of a value that is known. */
export const exactly = (value: number): Range => ({ min: value, max: value })
