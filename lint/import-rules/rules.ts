/**
 * The imports that a folder, or a single file, may have besides its own folder. Tests are exempt.
 * Lint does not check dynamic imports; `real-imports.test.ts` does, and fails for an entry that
 * nothing needs.
 */
export interface Allowed {
  /** Folders and files beside it. */
  own?: readonly string[]
  /** Folders and files of `server/`. */
  server?: readonly string[]
  packages?: readonly string[]
  /** Whether its folders must not import one another. */
  apart?: boolean
}

export type Rules = Readonly<Record<string, Allowed>>
