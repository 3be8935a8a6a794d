import { remember } from '../shared/work/remember.ts'
import type { Catalogue } from './catalogue.ts'
import type { CatalogueVersion } from './version.ts'

/**
 * How many answers of each kind are remembered. Groups of homes are long, but nearly all searches
 * use the same ones.
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
  function remembered<A extends unknown[], R>(
    ask: (...args: A) => Promise<R>,
    max = maxRemembered,
  ): (...args: A) => Promise<R> {
    const answer = remember(max, (args) => `${version.current()} ${JSON.stringify(args)}`, ask)
    // Until the version is known, outdated answers could not be recognised.
    return (...args) => (version.current() === 0 ? ask(...args) : answer(...args))
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
