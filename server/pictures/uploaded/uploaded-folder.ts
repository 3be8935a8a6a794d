import { existsSync, mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SharedCalls } from '../../shared/work/shared-calls.ts'
import { fileName, type UploadedFile } from './names.ts'

/** The folder of uploaded pictures, as they were stored and in their sizes. */
export interface UploadedFolder {
  dir: string
  /**
   * Copies the stored picture into the folder, once for all of its sizes.
   * @returns false where there is no such picture.
   */
  storeMaster(id: string): Promise<boolean>
  readMaster(id: string): Promise<Uint8Array>
  /** Writes a file. In the meantime a reader sees either no file or the complete one. */
  write(file: UploadedFile, bytes: Uint8Array): Promise<void>
  /** The existing sizes of a picture, as paths below `/pictures/`. */
  sizesOf(id: string): Promise<Set<string>>
  /** The ids of the pictures that have a file. */
  ids(): Promise<Set<string>>
  /** Removes all files of a picture. */
  remove(id: string): Promise<void>
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** @param read reads the stored picture; undefined where there is none. */
export function openUploadedFolder(
  dataDir: string,
  read: (id: string) => Promise<Uint8Array | undefined>,
): UploadedFolder {
  const dir = join(dataDir, 'pictures')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const storing = new SharedCalls<boolean>()
  const masterOf = (id: string): UploadedFile => ({ id, variant: undefined })
  const pathOf = (file: UploadedFile) => join(dir, fileName(file))

  async function write(file: UploadedFile, bytes: Uint8Array): Promise<void> {
    const part = `${pathOf(file)}.${process.pid}.part`
    await writeFile(part, bytes, { mode: 0o600 })
    await rename(part, pathOf(file))
  }

  return {
    dir,
    storeMaster: (id) =>
      storing.run(id, async () => {
        if (existsSync(pathOf(masterOf(id)))) return true
        const stored = await read(id)
        if (stored) await write(masterOf(id), stored)
        return stored !== undefined
      }),
    readMaster: (id) => readFile(pathOf(masterOf(id))),
    write,
    async sizesOf(id) {
      const names = await readdir(dir)
      return new Set(
        names
          .filter((name) => name.startsWith(`${id}-`) && !name.endsWith('.part'))
          .map((name) => `variants/u-${name}`),
      )
    },
    async ids() {
      const names = await readdir(dir)
      return new Set(names.flatMap((name) => idPattern.exec(name)?.[0] ?? []))
    },
    async remove(id) {
      if (!idPattern.test(id)) return
      const names = (await readdir(dir)).filter((name) => name.startsWith(id))
      await Promise.all(names.map((name) => rm(join(dir, name), { force: true })))
    },
  }
}
