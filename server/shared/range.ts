/** Two ends of a range in the same unit; `min` is never above `max`. */
export interface Range {
  min: number
  max: number
}
