import { Lru } from '../lru.ts'

/**
 * A function that keeps its last results in memory, for what depends on nothing but its key and
 * takes long to make.
 * @param maxRemembered how many results it keeps.
 * @param keyOf gives equal keys for arguments that have equal results. `undefined` as a result is
 *   not kept.
 */
export function remember<A extends unknown[], R>(
  maxRemembered: number,
  keyOf: (args: A) => string,
  make: (...args: A) => R,
): (...args: A) => R {
  const made = new Lru<R>(maxRemembered)
  return (...args) => {
    const key = keyOf(args)
    const cached = made.get(key)
    if (cached !== undefined) return cached
    const result = make(...args)
    made.set(key, result)
    return result
  }
}
