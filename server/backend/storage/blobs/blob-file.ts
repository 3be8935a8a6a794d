import { join } from 'node:path'

/** The folder of blobs, below the data folder. */
export const blobFolder = (dataDir: string): string => join(dataDir, 'storage')

/**
 * The file of a blob, in one of 256 folders. The id is generated here, so a path never contains a
 * client's text.
 */
export function blobFile(dataDir: string, id: string): string {
  if (!/^[0-9a-f-]{36}(\.part)?$/.test(id)) throw new Error('Not the id of a blob')
  return join(blobFolder(dataDir), id.slice(0, 2), id)
}
