import { join } from 'node:path'

/** Where bytes are files: a folder of the data folder. */
export const blobFolder = (dataDir: string): string => join(dataDir, 'storage')

/** The file of a blob, in one of 256 folders. The id is ours: no name of a client is part of a path. */
export function blobFile(dataDir: string, id: string): string {
  if (!/^[0-9a-f-]{36}(\.part)?$/.test(id)) throw new Error('Not the id of a blob')
  return join(blobFolder(dataDir), id.slice(0, 2), id)
}
