import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The data folder contains personal data and keys, so only the user that runs the site may read it.
 */
const folderMode = 0o700
const fileMode = 0o600

/**
 * Creates the data folder, or removes the rights of other users from it and everything in it.
 * @returns a sentence for each file that others may read and whose rights we cannot change.
 */
export function openDataFolder(dir: string): string[] {
  mkdirSync(dir, { recursive: true, mode: folderMode })
  const problems = restrict(dir, folderMode)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isFile()) problems.push(...restrict(path, fileMode))
    if (!entry.isDirectory()) continue
    problems.push(...restrict(path, folderMode))
    for (const file of readdirSync(path, { withFileTypes: true }))
      if (file.isFile()) problems.push(...restrict(join(path, file.name), fileMode))
  }
  return problems
}

/**
 * Creates an empty file for this user alone, unless it exists. SQLite gives its journals the same
 * mode.
 */
export function createPrivate(file: string): void {
  closeSync(openSync(file, 'a', fileMode))
}

function restrict(path: string, mode: number): string[] {
  // Another process may remove a journal or an e-mail in the meantime.
  const found = statSync(path, { throwIfNoEntry: false })
  const rights = found ? found.mode & 0o777 : mode
  // Windows has no such rights; there, the folder's access list applies.
  if (process.platform === 'win32' || (rights & ~mode) === 0) return []
  try {
    chmodSync(path, mode)
    return []
  } catch {
    const octal = mode.toString(8).padStart(4, '0')
    return [
      `${path} can be read by other users of this machine and belongs to another user: run chmod ${octal} on it, or chown it to the user that runs the site`,
    ]
  }
}
