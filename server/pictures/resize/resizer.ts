import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { BoundedQueue } from '../../shared/bounded-queue.ts'
import type { Done, Resizing, Work } from './resize-work.ts'

export type { Resizing }

/** The picture cannot be read, is too large, or took too long. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
}

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

/** Milliseconds for one picture; a process that takes longer is ended. */
const longest = 15_000
/** Milliseconds after which a process without work ends, and its memory goes. */
const idle = 30_000

/**
 * Makes pictures in a process of its own, one after the other, so that the site's thread never waits.
 * @param waiting how many may wait.
 */
export function createResizer(waiting = 60): Resizer {
  const queue = new BoundedQueue({ atOnce: 1, waiting })
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let stopped = false

  function end() {
    clearTimeout(idleTimer)
    child?.kill('SIGKILL')
    child = undefined
  }

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'resize-process.ts'), {
      stdio: 'inherit',
      serialization: 'advanced',
    })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    // Whoever waits is told by a listener of their own; without this one, an error would end the site.
    started.on('error', () => {})
    // An idle process does not keep a stopping site alive.
    started.unref()
    started.channel?.unref()
    return started
  }

  const ask = (
    read: () => Promise<Uint8Array>,
    resizing: Resizing | undefined,
  ): Promise<Uint8Array> =>
    queue.run(async () => {
      const bytes = await read()
      clearTimeout(idleTimer)
      if (stopped) throw new PictureRefused('the site is stopping')
      const process = (child ??= start())
      const { promise, resolve, reject } = Promise.withResolvers<Done>()
      const lost = () => reject(new PictureRefused('the process of pictures ended'))
      const timer = setTimeout(() => {
        reject(new PictureRefused('the picture took too long'))
        end()
      }, longest)
      process.once('message', resolve)
      process.once('exit', lost)
      process.once('error', lost)
      try {
        const work: Work = { bytes, resizing }
        process.send(work)
        const done = await promise
        if ('refused' in done) throw new PictureRefused(done.refused)
        return done.bytes
      } finally {
        clearTimeout(timer)
        process.off('message', resolve)
        process.off('exit', lost)
        process.off('error', lost)
        idleTimer = setTimeout(end, idle).unref()
      }
    })

  return {
    async check(bytes) {
      await ask(async () => bytes, undefined)
    },
    resize: ask,
    stop() {
      stopped = true
      end()
    },
  }
}
