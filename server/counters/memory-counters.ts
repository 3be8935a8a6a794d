import { hash } from 'node:crypto'
import { Lru } from '../shared/lru.ts'
import type { Count, Counters } from './counters.ts'

/**
 * Keys come from visitors, so their size and number are limited: they are stored as digests, and
 * the oldest are dropped first.
 */
const maxKeys = 50_000

/** Counts in the memory of this process. */
export function memoryCounters(): Counters & { readonly size: number } {
  const counts = new Lru<Count>(maxKeys)
  const digest = (key: string) => hash('sha256', key, 'base64')
  return {
    get size() {
      return counts.size
    },
    async count(hits, now) {
      return hits.map(({ key: text, window }) => {
        const key = digest(text)
        const current = counts.get(key)
        const count =
          current && current.until > now
            ? { hits: current.hits + 1, until: current.until }
            : { hits: 1, until: now + window }
        counts.set(key, count)
        return count
      })
    },
    async takeBack(keys) {
      for (const key of keys.map(digest)) {
        const current = counts.get(key)
        if (current && current.hits > 0) counts.set(key, { ...current, hits: current.hits - 1 })
      }
    },
  }
}
