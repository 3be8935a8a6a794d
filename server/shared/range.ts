/** Two ends of a scale, in one unit; `min` is never above `max`. */
export interface Range {
  min: number
  max: number
}
