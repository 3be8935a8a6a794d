/** A file of the site, as a visitor receives it. */
export interface SiteFile {
  bytes: Uint8Array
  /** The media type. */
  type: string
}

/**
 * Reads a file of the site by its path, including the language; undefined where there is none.
 * Rejects while the file cannot be made or read.
 */
export type ReadSiteFile = (path: string) => Promise<SiteFile | undefined>
