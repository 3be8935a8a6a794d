/** A file of the site, as a visitor gets it. */
export interface SiteFile {
  bytes: Uint8Array
  /** Its media type. */
  type: string
}

/**
 * Reads a file of the site by its path, with its language; undefined where there is none. Rejects
 * while it cannot be made or read.
 */
export type ReadSiteFile = (path: string) => Promise<SiteFile | undefined>
