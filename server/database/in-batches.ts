/**
 * Rows or ids of one statement: both engines bound a statement's parameters, and a home has some
 * fifty columns.
 */
const batch = 500

/** A list in parts that one statement takes; none of an empty list. */
export function* inBatches<T>(items: readonly T[], size = batch): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
