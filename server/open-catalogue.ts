import type { Backend } from './backend-client.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import { rememberCatalogue } from './catalogue/remembered.ts'
import { groupStoredForSearch } from './catalogue/search-groups.ts'
import {
  type CatalogueVersion,
  unwatchedCatalogue,
  watchCatalogueVersion,
} from './catalogue/version.ts'
import type { Core } from './core.ts'

interface OpenCatalogue {
  /** The catalogue, which queries the backend each time. */
  catalogue: Catalogue
  /** The catalogue that remembers its answers until a home changes. */
  remembered: Catalogue
  version: CatalogueVersion
}

/** Opens the catalogue of a hosted project, or of our own database, whose version it follows. */
export function openCatalogue(
  { config, database, log, clock }: Core,
  backend: Backend,
): OpenCatalogue {
  const isHosted = config.supabaseUrl !== undefined
  const version = isHosted ? unwatchedCatalogue : watchCatalogueVersion(database, log, clock)
  const catalogue = createCatalogue(
    backend,
    log,
    isHosted ? undefined : (own) => groupStoredForSearch(database, clock(), own),
  )
  return { catalogue, remembered: rememberCatalogue(catalogue, version), version }
}
