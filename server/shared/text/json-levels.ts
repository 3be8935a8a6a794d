/**
 * The values of a JSON value, level by level: a function that calls itself for each level could
 * exhaust the stack.
 */
export function* levelsOf(root: unknown): Generator<unknown[]> {
  for (let level = [root]; level.length > 0; level = level.flatMap(partsOf)) yield level
}

/** What an array or object holds, and the names in an object. */
const partsOf = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Array.isArray(value) ? value : Object.entries(value).flat()
}
