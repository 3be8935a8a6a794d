import type { StoredPictures } from './read-stored.ts'
import type { UploadedFolder } from './uploaded-folder.ts'

/**
 * Removes the files of pictures from the folder, because visitors would otherwise still get a
 * picture after it was removed from the storage.
 */
export interface ForgetsPictures {
  /** Removes the files of pictures that are no longer stored. */
  forget(ids: readonly string[]): Promise<void>
  /** Registers a listener that is called with each picture whose files have been removed. */
  onForgotten(listener: (id: string) => void): void
  /**
   * Removes the files of pictures that were removed from the storage by another process, or not
   * through the office.
   * @returns of how many pictures.
   */
  sweep(): Promise<number>
}

/**
 * Removes pictures of a folder that are no longer stored.
 * @param stored says which pictures still exist.
 */
export function forgetsPictures(
  folder: UploadedFolder,
  stored: Pick<StoredPictures, 'has'>,
): ForgetsPictures {
  const listeners: ((id: string) => void)[] = []

  async function forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await folder.remove(id)
      for (const notify of listeners) notify(id)
    }
  }

  return {
    forget,
    onForgotten: (listener) => void listeners.push(listener),
    async sweep() {
      let count = 0
      for (const id of await folder.ids()) {
        if (await stored.has(id)) continue
        await forget([id])
        count++
      }
      return count
    },
  }
}
