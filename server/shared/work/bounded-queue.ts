/** More work waits than can be done in time. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/**
 * Whether an error is {@link QueueFull}. It works across the builds of the server and the pages, as
 * `isUnavailable` does.
 */
export const isQueueFull = (error: unknown): error is QueueFull =>
  error instanceof Error && error.name === 'QueueFull'

/**
 * Limits running and waiting work, so that requests cannot accumulate work that needs much memory
 * or blocks a thread.
 */
export class BoundedQueue {
  readonly #atOnce: number
  readonly #maxWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce
    this.#maxWaiting = waiting
  }

  /** @throws {QueueFull} at once when too much waits; otherwise what the work throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++
    else {
      if (this.#waiting.length >= this.#maxWaiting) throw new QueueFull('too much waits')
      // A finished task passes its slot to the next one.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
