import { Lru } from '../shared/lru.ts'
import type { Catalogue } from './catalogue.ts'
import type { CatalogueVersion } from './version.ts'

/**
 * How many answers of each kind are remembered. Groups of homes are long, and nearly all searches
 * share one answer.
 */
const maxRemembered = 200
const maxGroupings = 8

/**
 * A catalogue that remembers its answers until a home changes: pages ask for the same few lists,
 * and one query takes a third of the time of rendering a page. Callers share the answers and must
 * not change them.
 */
export function rememberCatalogue(
  catalogue: Catalogue,
  version: Pick<CatalogueVersion, 'current'>,
): Catalogue {
  let knownVersion = 0
  const clear: (() => void)[] = []

  function remembered<A extends unknown[], R>(
    ask: (...args: A) => Promise<R>,
    max = maxRemembered,
  ): (...args: A) => Promise<R> {
    const answers = new Lru<Promise<R>>(max)
    clear.push(() => answers.clear())
    return (...args) => {
      const current = version.current()
      // Until the version is known, outdated answers could not be recognised.
      if (current === 0) return ask(...args)
      if (current !== knownVersion) {
        knownVersion = current
        for (const one of clear) one()
      }
      const key = JSON.stringify(args)
      const cached = answers.get(key)
      if (cached) return cached
      const answer = ask(...args)
      answers.set(key, answer)
      // A failed query is not remembered.
      answer.catch(() => answers.deleteIf(key, answer))
      return answer
    }
  }

  return {
    list: remembered(catalogue.list),
    groups: remembered(catalogue.groups, maxGroupings),
    find: remembered(catalogue.find),
    index: catalogue.index,
    each: catalogue.each,
    names: catalogue.names,
    labels: remembered(catalogue.labels),
  }
}
