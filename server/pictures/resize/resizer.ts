import { join } from 'node:path'
import { createWorkerProcess, WorkFailed } from '../../shared/work/worker-process.ts'
import type { Resizing, Work } from './resize-work.ts'

export type { Resizing }

/** The picture cannot be read, is too large, or took too long. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
}

/**
 * Whether an error is {@link PictureRefused}. It works across the builds of the server and the
 * pages, as `isUnavailable` does.
 */
export const isPictureRefused = (error: unknown): error is PictureRefused =>
  error instanceof Error && error.name === 'PictureRefused'

export interface Resizer {
  /** @throws {PictureRefused} where the picture has too many pixels or cannot be read. */
  check(bytes: Uint8Array): Promise<void>
  /**
   * @param read returns the picture when its turn comes, so that waiting pictures take no memory.
   * @throws {PictureRefused} where the picture has too many pixels or cannot be read.
   * @throws {QueueFull} when too many wait.
   */
  resize(read: () => Promise<Uint8Array>, resizing: Resizing): Promise<Uint8Array>
  stop(): void
}

/**
 * Creates a resizer: it makes one picture after the other in a process of its own.
 * @param waiting how many pictures may wait.
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
