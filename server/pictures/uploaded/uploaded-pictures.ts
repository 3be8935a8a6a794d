import { existsSync, mkdirSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { SharedCalls } from '../../shared/shared-calls.ts'
import { createResizer } from '../resize/resizer.ts'
import { priorityOf } from '../variant-plan.ts'
import { nearest } from '../variants.ts'
import { readUploadedFile, type UploadedFile, variantsName, widthsOf } from './names.ts'

/** The pictures that staff have uploaded, as visitors get them: made small once, and kept on the disk. */
export interface UploadedPictures {
  /** The folder of the files; there, names have no `u-` in front. */
  dir: string
  /**
   * What to send for a path below `/pictures/`: itself, made if it is not there; or, while it is being made, the
   * nearest size that is there. Undefined where there is no such picture.
   */
  instead(path: string): Promise<{ file: string; isItself: boolean } | undefined>
  /** Makes the sizes that most visitors need, one after the other, in the background. */
  prepare(picture: { id: string; width: number }): void
  /** Tells when the first size is begun, and when no more is to be made: a person waits for them. */
  onBusy(listener: (isBusy: boolean) => void): void
  stop(): void
}

interface Options {
  dataDir: string
  /** The stored picture; undefined where there is none. */
  read(id: string): Promise<Uint8Array | undefined>
  log: Logger
}

/** How long a request waits for its picture when no other size is there, in milliseconds. */
const maxWait = 8_000
/** Sizes that may wait in the background: of some hundred pictures. */
const maxWaiting = 2_000

/** Makes the sizes of uploaded pictures when they are asked for, and keeps them in `DATA_DIR/pictures`. */
export function openUploadedPictures({ dataDir, read, log }: Options): UploadedPictures {
  const dir = join(dataDir, 'pictures')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  // A picture that a visitor waits for does not wait for pictures that are made ahead.
  const [onDemand, ahead] = [createResizer(), createResizer(maxWaiting)]
  const making = new SharedCalls<boolean>()
  const storing = new SharedCalls<boolean>()

  let underWay = 0
  const listeners: ((isBusy: boolean) => void)[] = []
  function count(change: 1 | -1): void {
    const before = underWay
    underWay += change
    if (before === 0 || underWay === 0) for (const tell of listeners) tell(underWay > 0)
  }

  async function make(file: UploadedFile, resizer = onDemand): Promise<boolean> {
    count(1)
    return makeOnce(file, resizer).finally(() => count(-1))
  }

  async function makeOnce(file: UploadedFile, resizer: typeof onDemand): Promise<boolean> {
    return making.run(nameOf(file), async () => {
      if (!(await storeMaster(file.id))) return false
      if (!file.variant) return true
      const bytes = await resizer.resize(() => readFile(masterOf(file.id)), {
        ...file.variant,
        height: undefined,
        fit: 'inside',
        quality: undefined,
      })
      await write(nameOf(file), bytes)
      return true
    })
  }

  const masterOf = (id: string) => join(dir, nameOf({ id, variant: undefined }))

  /** Copies the stored picture into the folder, once for all of its sizes. @returns false where there is none. */
  const storeMaster = (id: string): Promise<boolean> =>
    storing.run(id, async () => {
      if (existsSync(masterOf(id))) return true
      const stored = await read(id)
      if (stored) await write(nameOf({ id, variant: undefined }), stored)
      return stored !== undefined
    })

  /** Whoever reads meanwhile sees none or all of it. */
  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const part = join(dir, `${name}.${process.pid}.part`)
    await writeFile(part, bytes, { mode: 0o600 })
    await rename(part, join(dir, name))
  }

  /** The sizes of a picture that are there, as paths below `/pictures/`. */
  async function there(id: string): Promise<Set<string>> {
    const names = await readdir(dir)
    return new Set(
      names
        .filter((name) => name.startsWith(`${id}-`) && !name.endsWith('.part'))
        .map((name) => `variants/u-${name}`),
    )
  }

  return {
    dir,
    async instead(path) {
      const file = readUploadedFile(path)
      if (!file) return undefined
      const made = make(file).catch((error: unknown) => {
        log.error({ err: error, path }, 'an uploaded picture could not be made smaller')
        return false
      })
      const near = file.variant && nearest(path, await there(file.id))
      if (near !== undefined && near !== path) return { file: near, isItself: false }
      return (await withinTime(made)) ? { file: path, isItself: true } : undefined
    },
    prepare({ id, width }) {
      const sizes = widthsOf(width).flatMap((one) => [
        { width: one, format: 'avif' as const },
        ...(one === 1200 ? [{ width: one, format: 'jpeg' as const }] : []),
      ])
      for (const variant of sizes.sort((a, b) => priorityOf(a) - priorityOf(b)))
        make({ id, variant }, ahead).catch((error: unknown) =>
          log.warn(
            { err: error, picture: variantsName(id) },
            'a picture is made when it is asked for',
          ),
        )
    },
    onBusy: (listener) => void listeners.push(listener),
    stop() {
      onDemand.stop()
      ahead.stop()
    },
  }
}

const nameOf = ({ id, variant }: UploadedFile): string =>
  variant ? `${id}-${variant.width}.${variant.format}` : `${id}.jpg`

async function withinTime(made: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), maxWait)
  })
  try {
    return await Promise.race([made, late])
  } finally {
    clearTimeout(timer)
  }
}
