import type { Catalogue } from '../../../catalogue/catalogue.ts'

/** Wraps the catalogue and records whether it was read: then the rendered page shows homes. */
export function trackCatalogueUse(catalogue: Catalogue): Catalogue & { used(): boolean } {
  let used = false
  const tracked =
    <A extends unknown[], R>(read: (...args: A) => R) =>
    (...args: A): R => {
      used = true
      return read(...args)
    }
  return {
    list: tracked(catalogue.list),
    groups: tracked(catalogue.groups),
    find: tracked(catalogue.find),
    index: tracked(catalogue.index),
    each: tracked(catalogue.each),
    names: tracked(catalogue.names),
    labels: tracked(catalogue.labels),
    used: () => used,
  }
}
