import { Lru } from '../lru.ts'

/**
 * A function that keeps its latest results in memory, for results that depend only on their key and
 * take long to compute. A promise that is rejected, and the result `undefined`, are not kept.
 * @param maxRemembered the most results that it keeps.
 * @param keyOf gives equal keys for arguments that have equal results.
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
    if (result instanceof Promise) result.catch(() => made.deleteIf(key, result))
    return result
  }
}
