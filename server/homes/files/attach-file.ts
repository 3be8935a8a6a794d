import type { HomeFields } from '../fields.ts'
import { changeHomeDraft, type HomeAuthor } from '../save-draft.ts'
import { storageError } from '../stored-home.ts'
import { removeUpload } from './remove-upload.ts'

/** A file of a home for the backend's storage. */
interface Attached {
  bucket: string
  /** The file's name, which is never used again. */
  name: string
  bytes: Uint8Array
  type: string
}

/**
 * Stores a file and adds it to the draft of a home. If it cannot be added, the file is removed
 * again.
 * @param attach gets the drafted fields, and returns them with the file; undefined where the home
 *   already has the maximum.
 * @returns whether the file was added.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 * @throws {Contended}
 */
export async function attachFile(
  author: HomeAuthor,
  id: string,
  { bucket, name, bytes, type }: Attached,
  attach: (fields: HomeFields) => HomeFields | undefined,
): Promise<boolean> {
  const { error } = await author.client.storage.from(bucket).upload(name, bytes, {
    contentType: type,
    cacheControl: '31536000',
  })
  if (error) throw storageError(error)
  let isAttached = false
  try {
    await changeHomeDraft(author, id, (fields) => {
      const changed = attach(fields)
      isAttached = changed !== undefined
      return changed ?? fields
    })
  } finally {
    if (!isAttached) await removeUpload(author, bucket, name)
  }
  return isAttached
}
