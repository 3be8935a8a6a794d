/**
 * The most rows or ids in one statement: both engines limit the parameters of a statement, and a
 * home has about fifty columns.
 */
const batch = 500

/** Splits a list into parts that fit into one statement; an empty list has none. */
export function* inBatches<T>(items: readonly T[], size = batch): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
