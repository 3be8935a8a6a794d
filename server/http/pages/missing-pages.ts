import { createKnownSlugs } from '../../catalogue/known-slugs.ts'
import { propertySlugOf } from '../../catalogue/property-path.ts'
import type { CatalogueVersion } from '../../catalogue/version.ts'
import type { PageAddress } from '../../page-cache/page-address.ts'
import type { Site } from '../../site.ts'
import { type RefusalPage, errorPageOf } from './error-page.ts'

export interface MissingPages {
  /** Whether a path has the form of a home's page but no such home exists. */
  isMissingHome(path: string): boolean
  /** The error page for an address that can be refused before anything is rendered. */
  refusalFor(address: PageAddress): RefusalPage | undefined
  /**
   * Called when the page of a path was not found. Where it is the path of a home, the slugs of all
   * homes are read.
   */
  noteMissing(path: string): void
}

/** Recognises pages that do not exist without rendering them. */
export function createMissingPages(
  { catalogue, log }: Pick<Site, 'catalogue' | 'log'>,
  catalogueVersion: CatalogueVersion,
  routeOf: (path: string) => string | undefined,
): MissingPages {
  const knownSlugs = createKnownSlugs(catalogue, catalogueVersion, (error) =>
    log.warn({ err: error }, 'the slugs of the homes could not be read'),
  )
  const isMissingHome = (path: string) => {
    const slug = propertySlugOf(path)
    return slug !== undefined && knownSlugs.isMissing(slug)
  }
  return {
    isMissingHome,
    refusalFor({ path, isData }) {
      if (routeOf(path) === undefined) return errorPageOf(404, path, { isData })
      return isMissingHome(path) ? errorPageOf(404, path, { isData, isHome: true }) : undefined
    },
    noteMissing(path) {
      if (propertySlugOf(path) !== undefined) void knownSlugs.learn()
    },
  }
}
