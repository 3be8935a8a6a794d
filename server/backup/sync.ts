import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until a file or a folder is on the disk, and not only on its way there. */
export function sync(path: string) {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
