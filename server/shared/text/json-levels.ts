/**
 * Yields the values of a JSON value level by level: a recursive function could exhaust the stack.
 */
export function* levelsOf(root: unknown): Generator<unknown[]> {
  for (let level = [root]; level.length > 0; level = level.flatMap(partsOf)) yield level
}

/** The elements of an array, or the names and values of an object. */
const partsOf = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Array.isArray(value) ? value : Object.entries(value).flat()
}
