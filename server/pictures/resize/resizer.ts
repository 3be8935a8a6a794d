import { join } from 'node:path'
import { createWorkerProcess, WorkFailed } from '../../shared/work/worker-process.ts'
import type { Resizing, Work } from './resize-work.ts'

export type { Resizing }

/** The picture cannot be read, is too large, or took too long. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
}

/**
 * Whether an error is {@link PictureRefused}, across the server's and the pages' build as
 * `isUnavailable` is.
 */
export const isPictureRefused = (error: unknown): error is PictureRefused =>
  error instanceof Error && error.name === 'PictureRefused'

export interface Resizer {
  /** @throws {PictureRefused} where it has too many pixels, or cannot be read. */
  check(bytes: Uint8Array): Promise<void>
  /**
   * @param read gets the picture when its turn comes, so that what waits takes no memory.
   * @throws {PictureRefused} likewise, and {QueueFull} when too much waits.
   */
  resize(read: () => Promise<Uint8Array>, resizing: Resizing): Promise<Uint8Array>
  stop(): void
}

/**
 * Makes pictures in a process of its own, one after the other.
 * @param waiting how many may wait.
 */
export function createResizer(waiting = 60): Resizer {
  const worker = createWorkerProcess<Work, Uint8Array>({
    script: join(import.meta.dirname, 'resize-process.ts'),
    waiting,
    timeout: 15_000,
  })
  const ask = async (work: () => Promise<Work>) => {
    try {
      return await worker.run(work)
    } catch (error) {
      throw error instanceof WorkFailed ? new PictureRefused(error.message) : error
    }
  }
  return {
    async check(bytes) {
      await ask(async () => ({ bytes, resizing: undefined }))
    },
    resize: (read, resizing) => ask(async () => ({ bytes: await read(), resizing })),
    stop: worker.stop,
  }
}
