import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until a file or a folder has been written to the disk (fsync). */
export function sync(path: string) {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
