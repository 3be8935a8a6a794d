import { Lru } from './lru.ts'

/**
 * A function that keeps its last results in memory, for what depends on nothing but its key and takes long to make.
 * @param maxRemembered how many results it keeps.
 * @param keyOf gives equal keys for arguments that have equal results. `undefined` as a result is not kept.
 */
export function remember<A extends unknown[], R>(
  maxRemembered: number,
  keyOf: (asked: A) => string,
  make: (...asked: A) => R,
): (...asked: A) => R {
  const made = new Lru<R>(maxRemembered)
  return (...asked) => {
    const key = keyOf(asked)
    const known = made.get(key)
    if (known !== undefined) return known
    const result = make(...asked)
    made.set(key, result)
    return result
  }
}
