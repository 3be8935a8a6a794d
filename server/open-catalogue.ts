import type { Logger } from 'pino'
import type { Backend } from './backend-client.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import { rememberCatalogue } from './catalogue/remembered.ts'
import { groupStoredForSearch } from './catalogue/search-groups.ts'
import {
  type CatalogueVersion,
  unwatchedCatalogue,
  watchCatalogueVersion,
} from './catalogue/version.ts'
import type { Database } from './database/database.ts'
import type { Clock } from './shared/time/clock.ts'

interface Dependencies {
  backend: Backend
  database: Database
  log: Logger
  now: Clock
}

interface OpenCatalogue {
  /** The catalogue, which queries the backend each time. */
  catalogue: Catalogue
  /** The catalogue that remembers its answers until a home changes. */
  remembered: Catalogue
  version: CatalogueVersion
}

/** Opens the catalogue of a hosted project, or of our own database, whose version it follows. */
export function openCatalogue(
  isHosted: boolean,
  { backend, database, log, now }: Dependencies,
): OpenCatalogue {
  const version = isHosted ? unwatchedCatalogue : watchCatalogueVersion(database, log, now)
  const catalogue = createCatalogue(
    backend,
    log,
    isHosted ? undefined : (own) => groupStoredForSearch(database, now(), own),
  )
  return { catalogue, remembered: rememberCatalogue(catalogue, version), version }
}
