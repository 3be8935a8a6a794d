import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CommandFailure } from './command.ts'

/** A path relative to the caller's folder; npm runs commands in the project's folder. */
export const pathOf = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** The most bytes that are read; longer than any catalogue. */
const maxBytes = 256 * 1024 * 1024

/**
 * Reads a file, or standard input for `-`.
 * @throws {CommandFailure}
 */
export function readFile(path: string): Uint8Array {
  try {
    const bytes = readFileSync(path === '-' ? 0 : pathOf(path))
    if (bytes.length > maxBytes)
      throw new CommandFailure(`${path} is larger than ${maxBytes / 1024 / 1024} MB`)
    return bytes
  } catch (error) {
    throw error instanceof CommandFailure
      ? error
      : new CommandFailure(`${path} cannot be read: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Writes a file in one step: readers see the old or the new one. Only its owner may read it,
 * because it may hold personal data.
 * @throws {CommandFailure}
 */
export function writeFile(path: string, text: string, { personal = false } = {}): void {
  const full = pathOf(path)
  try {
    writeFileSync(`${full}.part`, text, { mode: personal ? 0o600 : 0o644 })
    renameSync(`${full}.part`, full)
  } catch (error) {
    throw new CommandFailure(`${path} cannot be written: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reasons: Record<string, string> = {
    ENOENT: 'it does not exist',
    EACCES: 'permission denied',
    EISDIR: 'it is a folder',
    ENOSPC: 'the disk is full',
  }
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}
