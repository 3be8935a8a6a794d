import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import type { PictureDetails } from '../../catalogue/property.ts'
import type { ImportContext } from '../imports/import-context.ts'

/** A picture that somebody has removed from the draft of a home. */
export interface PictureRemoval {
  /** The id of the home. */
  home: string
  address: string
  alt: PictureDetails['alt'] | undefined
  /** The author's e-mail address. */
  by: string
}

/** Adds to the log that a picture was removed, because drafts themselves are not logged. */
export const recordRemovedPicture = (
  { db, clock }: Pick<ImportContext, 'db' | 'clock'>,
  { home, address, alt, by }: PictureRemoval,
): Promise<void> =>
  recordAuditEntries(
    db,
    { id: null, name: by },
    [{ table: 'home_pictures', id: home, before: { address, ...alt }, after: undefined }],
    clock(),
  )
