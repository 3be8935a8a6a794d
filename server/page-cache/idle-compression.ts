import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import type { KeptPage } from './kept-page.ts'

/** Milliseconds between two measurements of how busy the process is. */
const interval = 250
/** The process counts as idle while its event loop is busy for less than this share of the time. */
const idleBelow = 0.5

type Compressed = Pick<KeptPage, 'compressBest'>

/** Compresses pages as far as possible, one at a time, while the process is idle. */
export class IdleCompression {
  readonly #onFailure: (error: unknown) => void
  readonly #waiting: { page: Compressed; done: () => void }[] = []
  #timer: NodeJS.Timeout | undefined
  #before: EventLoopUtilization = performance.eventLoopUtilization()

  /** @param onFailure called when a page could not be compressed; it keeps its size. */
  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure
  }

  /** @param done called when the page has become smaller. */
  add(page: Compressed, done: () => void): void {
    this.#waiting.push({ page, done })
    this.#begin()
  }

  stop(): void {
    this.#waiting.length = 0
    clearTimeout(this.#timer)
  }

  #begin(): void {
    if (this.#timer) return
    this.#before = performance.eventLoopUtilization()
    this.#timer = setTimeout(() => void this.#next(), interval).unref()
  }

  async #next(): Promise<void> {
    const { utilization } = performance.eventLoopUtilization(this.#before)
    try {
      if (utilization < idleBelow) {
        const next = this.#waiting.shift()
        if (next) await next.page.compressBest().then(next.done)
      }
    } catch (error) {
      this.#onFailure(error)
    } finally {
      this.#timer = undefined
    }
    if (this.#waiting.length > 0) this.#begin()
  }
}
