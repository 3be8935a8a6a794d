import type { HomeAuthor } from '../save-draft.ts'
import { storageError } from '../stored-home.ts'

/**
 * Removes the file of an upload that no draft refers to. A file that cannot be removed stays among
 * the unused files, where staff remove it.
 */
export async function removeUpload(
  { client, log }: Pick<HomeAuthor, 'client' | 'log'>,
  bucket: string,
  name: string,
): Promise<void> {
  const { error } = await client.storage.from(bucket).remove([name])
  if (error)
    log.warn(
      { err: storageError(error), bucket, file: name },
      'the file of an upload that failed could not be removed',
    )
}
