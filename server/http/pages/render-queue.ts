/** The page cannot be rendered now, because too many others wait. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

interface RenderQueueOptions {
  /**
   * How many renderings run at a time. They share one thread, so more than one helps only while
   * some wait for the database.
   */
  atOnce?: number
  /** How many renderings may wait for their turn; further ones are refused. */
  waiting?: number
  /**
   * The longest time, in milliseconds, for which renderings wait while a post is answered, so that
   * a post that hangs does not stop the pages.
   */
  maxPause?: number
  /**
   * The longest pause after a rendering, in milliseconds. While half of the queue is taken, the
   * pause is as long as the rendering was, up to this limit, so that a flood takes half of the
   * process's time and leaves the rest to other requests.
   */
  maxRest?: number
}

/**
 * The order in which pages are rendered. Posts (leads, sign-ins) never wait here, and no rendering
 * begins while a post is being answered, so that a flood of page requests does not delay posts.
 */
export class RenderQueue {
  readonly #atOnce: number
  readonly #maxWaiting: number
  readonly #maxPause: number
  readonly #maxRest: number
  readonly #waiting: { begin: () => void; first: boolean }[] = []
  #running = 0
  #posts = 0
  #pausedSince = 0
  #restUntil = 0
  #scheduled = false

  constructor({ atOnce = 2, waiting = 40, maxPause = 50, maxRest = 25 }: RenderQueueOptions = {}) {
    this.#atOnce = atOnce
    this.#maxWaiting = waiting
    this.#maxPause = maxPause
    this.#maxRest = maxRest
  }

  /** Whether the next rendering would be refused. */
  get isFull(): boolean {
    return this.#waiting.length >= this.#maxWaiting
  }

  /**
   * Runs the work when its turn comes.
   * @param first runs the work before everything that waits, and never refuses it: for a page that
   *   is in memory but out of date.
   * @throws {Overloaded} when too many wait.
   */
  async run<T>(work: () => Promise<T>, { first = false } = {}): Promise<T> {
    if (!first && this.isFull) throw new Overloaded()
    await new Promise<void>((begin) => {
      if (first) this.#waiting.unshift({ begin, first })
      else this.#waiting.push({ begin, first })
      this.#schedule()
    })
    const began = performance.now()
    try {
      return await work()
    } finally {
      this.#running--
      const ended = performance.now()
      if (this.#waiting.length * 2 >= this.#maxWaiting)
        this.#restUntil = Math.max(this.#restUntil, ended + Math.min(ended - began, this.#maxRest))
      this.#schedule()
    }
  }

  /** Runs a post at once; renderings wait until it has ended. */
  async post<T>(work: () => Promise<T>): Promise<T> {
    if (this.#posts++ === 0) this.#pausedSince = performance.now()
    try {
      return await work()
    } finally {
      this.#posts--
      this.#schedule()
    }
  }

  /** Starts one rendering in each turn of the event loop, so that requests are read in between. */
  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0 || this.#running >= this.#atOnce) return
    this.#scheduled = true
    const pause = this.#pauseLeft()
    if (pause > 0) setTimeout(() => this.#begin(), Math.min(pause, 5))
    else setImmediate(() => this.#begin())
  }

  #begin(): void {
    this.#scheduled = false
    if (this.#pauseLeft() <= 0) {
      this.#running++
      this.#waiting.shift()?.begin()
    }
    this.#schedule()
  }

  #pauseLeft(): number {
    if (this.#posts > 0) return this.#maxPause - (performance.now() - this.#pausedSince)
    return this.#waiting[0]?.first ? 0 : this.#restUntil - performance.now()
  }
}
