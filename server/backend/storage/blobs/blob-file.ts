import { join } from 'node:path'

/** The folder of blobs, below the data folder. */
export const blobFolder = (dataDir: string): string => join(dataDir, 'storage')

/** The name of a blob's file, or of one that is being written. */
export const blobName: RegExp = /^[0-9a-f-]{36}(\.part)?$/

/**
 * The file of a blob, in one of 256 folders. The id is generated here, so a path never contains a
 * client's text.
 */
export function blobFile(dataDir: string, id: string): string {
  if (!blobName.test(id)) throw new Error('Not the id of a blob')
  return join(blobFolder(dataDir), id.slice(0, 2), id)
}
