import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system within a file, whose content is what has reached the disk. */
interface DiskImage {
  /** The folder at which it is mounted. */
  dir: string
  /** The disk as a power cut would leave it now, without data that is only in memory. */
  copyAsOfPowerCut(): DiskImage
  remove(): void
}

/** Whether this user may mount file systems here (root on Linux, outside most containers). */
export function canMount(): boolean {
  try {
    makeDisk().remove()
    return true
  } catch {
    return false
  }
}

/** Makes an empty ext4 file system and mounts it. */
export function makeDisk(): DiskImage {
  const folder = mkdtempSync(join(tmpdir(), 'alboran-disk-'))
  const image = join(folder, 'image')
  writeFileSync(image, '')
  truncateSync(image, 64 * 1024 * 1024)
  run('mkfs.ext4', '-q', image)
  return mount(folder, image)
}

function mount(folder: string, image: string): DiskImage {
  const dir = join(folder, 'mounted')
  mkdirSync(dir)
  try {
    run('mount', '-o', 'loop', image, dir)
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  return {
    dir,
    copyAsOfPowerCut() {
      const copy = mkdtempSync(join(tmpdir(), 'alboran-disk-'))
      copyFileSync(image, join(copy, 'image'))
      return mount(copy, join(copy, 'image'))
    },
    remove() {
      run('umount', '-l', dir)
      rmSync(folder, { recursive: true })
    },
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: 'pipe' })
}
