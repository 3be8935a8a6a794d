import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { SharedCalls } from './shared/work/shared-calls.ts'

/**
 * The least free space, in bytes, with which the disk does not count as full: storing a lead takes
 * a part of it.
 */
const minFree = 16 * 1024 * 1024
/** How long a result is valid, in milliseconds. */
const lifetime = 1_000
const sample = Buffer.alloc(64 * 1024)

/** Whether the disk of a folder is writable and has enough free space. */
interface DiskCheck {
  (): Promise<boolean>
  /** The latest result. */
  last(): boolean
}

/**
 * Writes and syncs a small file and checks the free space, at most once a second.
 * @param dir the data folder.
 */
export function createDiskCheck(dir: string): DiskCheck {
  let last = true
  const checks = new SharedCalls<boolean>(lifetime)

  async function check(): Promise<boolean> {
    const path = join(dir, `.disk-check-${process.pid}`)
    try {
      const { bavail, bsize } = await statfs(dir)
      if (bavail * bsize < minFree) return false
      await using file = await open(path, 'w', 0o600)
      await file.writeFile(sample)
      await file.datasync()
      return true
    } catch {
      return false
    } finally {
      await rm(path, { force: true }).catch(() => {})
    }
  }

  const run = () => checks.run('disk', async () => (last = await check()))
  return Object.assign(run, { last: () => last })
}
