import type { Catalogue } from './catalogue.ts'
import type { CatalogueVersion } from './version.ts'

/** Answers that are remembered, of each kind; the one that was used longest ago goes first. */
const most = 200

/**
 * A catalogue that remembers what it was asked until a home changes: pages ask for the same few lists over
 * and over, and an answer through the backend's client takes as long as a third of a page. Answers are
 * shared, so nobody may change them.
 */
export function rememberCatalogue(catalogue: Catalogue, version: CatalogueVersion): Catalogue {
  let knownVersion = 0
  const clear: (() => void)[] = []

  function remembered<A extends unknown[], R>(
    ask: (...asked: A) => Promise<R>,
  ): (...asked: A) => Promise<R> {
    const answers = new Map<string, Promise<R>>()
    clear.push(() => answers.clear())
    return (...asked) => {
      const current = version.current()
      // Before the first look at the version nobody could tell when an answer grew old.
      if (current === 0) return ask(...asked)
      if (current !== knownVersion) {
        knownVersion = current
        for (const one of clear) one()
      }
      const key = JSON.stringify(asked)
      const answer = answers.get(key) ?? ask(...asked)
      answers.delete(key)
      answers.set(key, answer)
      if (answers.size > most) answers.delete([...answers.keys()][0] ?? '')
      // What failed is asked again.
      answer.catch(() => answers.get(key) === answer && answers.delete(key))
      return answer
    }
  }

  return {
    list: remembered(catalogue.list),
    find: remembered(catalogue.find),
    index: catalogue.index,
  }
}
