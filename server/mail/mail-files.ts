import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '../shared/missing-file.ts'

/** The headers of our e-mails are always shorter than this number of bytes. */
const headerBytes = 8192

/**
 * Removes the `.eml` files of a folder whose recipient or reply address is that of a person.
 * @param address in lower case.
 * @returns how many files were removed; 0 when the folder does not exist.
 */
export const removeMailFiles = (folder: string, address: string): Promise<number> =>
  removeWhere(folder, async (path) => (await addresses(path)).includes(address))

/**
 * Removes the `.eml` files of a folder that were written before a time, in milliseconds since 1970.
 * @returns how many files were removed.
 */
export const removeOldMailFiles = (folder: string, before: number): Promise<number> =>
  removeWhere(folder, async (path) => (await stat(path)).mtimeMs < before)

async function removeWhere(
  folder: string,
  matches: (path: string) => Promise<boolean>,
): Promise<number> {
  const names = await unlessMissing(readdir(folder), [])
  let removed = 0
  for (const name of names) {
    if (!/\.eml(\.part)?$/.test(name)) continue
    const path = join(folder, name)
    // A `.part` file may have got its final name since the folder was listed, and any file may have
    // been removed.
    const written = path.replace(/\.part$/, '')
    if (await unlessMissing(matches(path), false)) await rm(path, { force: true })
    else if (written !== path && (await unlessMissing(matches(written), false)))
      await rm(written, { force: true })
    else continue
    removed++
  }
  return removed
}

/** The addresses in To and Reply-To, in lower case. */
async function addresses(path: string): Promise<string[]> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    const [headers = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1)
    const lines = headers.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
    return lines
      .filter((line) => /^(to|reply-to):/i.test(line))
      .flatMap((line) => line.toLowerCase().match(/[^\s<>,;:"]+@[^\s<>,;:"]+/g) ?? [])
  } finally {
    await file.close()
  }
}
