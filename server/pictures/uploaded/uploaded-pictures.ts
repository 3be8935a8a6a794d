import type { Logger } from 'pino'
import { SharedCalls } from '../../shared/work/shared-calls.ts'
import { createResizer, type Resizer } from '../resize/resizer.ts'
import { nearestVariant } from '../variants/nearest-variant.ts'
import { priorityOf } from '../variants/variant-plan.ts'
import { type ForgetsPictures, forgetsPictures } from './forgets-pictures.ts'
import { fileName, readUploadedFile, type UploadedFile, variantsName, widthsOf } from './names.ts'
import type { StoredPictures } from './read-stored.ts'
import { openUploadedFolder, type UploadedFolder } from './uploaded-folder.ts'

/** The pictures that staff have uploaded, as visitors get them: resized once, and kept on disk. */
export interface UploadedPictures extends ForgetsPictures {
  /** The folder of the files; their names there do not begin with `u-`. */
  dir: string
  /**
   * The file for a path below `/pictures/`. If it does not exist, it is made; meanwhile the answer
   * is the nearest existing size or, after a moment or a failure, the picture as it was stored.
   * Undefined where there is no such picture.
   */
  instead(path: string): Promise<{ file: string; isItself: boolean } | undefined>
  /** Makes in the background the sizes that most visitors need, one after the other. */
  prepare(picture: { id: string; width: number }): void
  /**
   * Registers a listener, called with true when the first size is started and with false when none
   * is left, so that less urgent work can wait.
   */
  onBusy(listener: (isBusy: boolean) => void): void
  stop(): void
}

interface Options {
  dataDir: string
  stored: StoredPictures
  log: Logger
  /** How long a request waits for its picture when no other size is there, in milliseconds. */
  maxWait?: number
}

/** How many sizes may wait to be made in the background: those of a few hundred pictures. */
const maxWaiting = 2_000

/**
 * Makes the sizes of uploaded pictures when they are requested, and keeps them in
 * `DATA_DIR/pictures`.
 */
export function openUploadedPictures({
  dataDir,
  stored,
  log,
  maxWait = 8_000,
}: Options): UploadedPictures {
  const folder = openUploadedFolder(dataDir, (id) => stored.read(id))
  // Two processes, so that a size that a visitor needs does not wait for sizes that are made in
  // advance.
  const [onDemand, ahead] = [createResizer(), createResizer(maxWaiting)]
  const making = new SharedCalls<boolean>()

  let underWay = 0
  const listeners: ((isBusy: boolean) => void)[] = []
  function count(change: 1 | -1): void {
    const before = underWay
    underWay += change
    if (before === 0 || underWay === 0) for (const notify of listeners) notify(underWay > 0)
  }

  /**
   * Makes a file once, even for concurrent requests.
   * @returns false where there is no such picture.
   */
  async function make(file: UploadedFile, resizer: Resizer): Promise<boolean> {
    count(1)
    return making
      .run(fileName(file), () => makeFile(file, folder, resizer))
      .finally(() => count(-1))
  }

  return {
    dir: folder.dir,
    ...forgetsPictures(folder, stored),
    async instead(path) {
      const file = readUploadedFile(path)
      if (!file) return undefined
      const made = make(file, onDemand).catch((error: unknown) => {
        log.error({ err: error, path }, 'an uploaded picture could not be resized')
        return 'failed' as const
      })
      const near = file.variant && nearestVariant(path, await folder.sizesOf(file.id))
      if (near !== undefined && near !== path) return { file: near, isItself: false }
      const outcome = await withinTime(made, maxWait)
      if (typeof outcome === 'boolean') return outcome ? { file: path, isItself: true } : undefined
      // The size is still being made, or could not be made; the picture exists all the same.
      const isStored = await folder.storeMaster(file.id).catch(() => false)
      const original = { id: file.id, variant: undefined }
      return isStored ? { file: `u-${fileName(original)}`, isItself: false } : undefined
    },
    prepare({ id, width }) {
      for (const variant of preparedSizes(width))
        make({ id, variant }, ahead).catch((error: unknown) =>
          log.warn(
            { err: error, picture: variantsName(id) },
            'a size was not made in advance, and is made when it is requested',
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

/**
 * Makes a file in the folder from the stored picture.
 * @returns false where there is no such picture.
 */
async function makeFile(
  file: UploadedFile,
  folder: UploadedFolder,
  resizer: Resizer,
): Promise<boolean> {
  if (!(await folder.storeMaster(file.id))) return false
  if (!file.variant) return true
  const bytes = await resizer.resize(() => folder.readMaster(file.id), {
    ...file.variant,
    height: undefined,
    fit: 'inside',
    quality: undefined,
  })
  await folder.write(file, bytes)
  return true
}

/** The sizes of a picture that most visitors need, the most needed first. */
const preparedSizes = (width: number) =>
  widthsOf(width)
    .flatMap((one) => [
      { width: one, format: 'avif' as const },
      ...(one === 1200 ? [{ width: one, format: 'jpeg' as const }] : []),
    ])
    .sort((a, b) => priorityOf(a) - priorityOf(b))

async function withinTime<Outcome>(
  made: Promise<Outcome>,
  maxWait: number,
): Promise<Outcome | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), maxWait)
  })
  try {
    return await Promise.race([made, late])
  } finally {
    clearTimeout(timer)
  }
}
