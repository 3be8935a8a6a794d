import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '../../../shared/missing-file.ts'
import { blobFile, blobFolder, blobName } from './blob-file.ts'
import type { Blobs } from './blobs.ts'
import { streamOf } from './stream-of.ts'

/** How many bytes one slow reader keeps in memory. */
const partBytes = 256 * 1024

/** Bytes as files in the data folder, readable by the site's user only. */
export function blobsInFiles(dataDir: string): Blobs {
  const root = blobFolder(dataDir)
  return {
    async write(id, bytes) {
      const file = blobFile(dataDir, id)
      const folder = join(file, '..')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const part = `${file}.part`
      {
        await using handle = await open(part, 'wx', 0o600)
        await handle.writeFile(bytes)
        await handle.sync()
      }
      await rename(part, file)
      // The directory entry must also be on the disk before a row refers to the file.
      for (const one of [folder, root]) {
        await using handle = await open(one, 'r')
        await handle.sync()
      }
    },
    read: (id, from, to) => streamOf(partsOf(blobFile(dataDir, id), from, to)),
    async remove(ids) {
      for (const id of ids) await rm(blobFile(dataDir, id), { force: true })
    },
    async *olderThan(time) {
      // A folder that cannot be read must not count as empty, because its blobs would count as
      // lost.
      for (const folder of ours(await unlessMissing(readdir(root), []), /^[0-9a-f]{2}$/))
        for (const name of ours(await unlessMissing(readdir(join(root, folder)), []), blobName)) {
          const found = await unlessMissing(stat(join(root, folder, name)), undefined)
          if (found && found.mtimeMs < time) yield name
        }
    },
  }
}

/**
 * The names that are ours: systems put files of their own into folders, such as `.DS_Store` and
 * `lost+found`.
 */
const ours = (names: readonly string[], pattern: RegExp) =>
  names.filter((name) => pattern.test(name))

async function* partsOf(file: string, from: number, to: number) {
  await using handle = await open(file, 'r')
  let position = from
  while (position <= to) {
    const part = new Uint8Array(Math.min(partBytes, to - position + 1))
    const { bytesRead } = await handle.read(part, 0, part.length, position)
    if (bytesRead === 0) throw new Error('A stored file is shorter than its row says')
    position += bytesRead
    yield part.subarray(0, bytesRead)
  }
}
