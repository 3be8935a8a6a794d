import { TimeoutError } from './timeout.ts'

/**
 * The dependency was not called, because it is known not to answer. The code is that of an aborted
 * connection, so that callers treat both alike.
 */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen'
  readonly code = 'ECONNABORTED'

  constructor(dependency: string, cause?: unknown) {
    super(`${dependency} does not answer, and is not asked until it does`, { cause })
  }
}

/** The interval of the timer that measures running time, in milliseconds. */
const tick = 100

interface BreakerOptions {
  /** The name of the dependency in messages. */
  dependency: string
  /**
   * Sends the dependency a trivial request over a separate connection; rejects when it does not
   * answer.
   * @param signal aborts at the time-out of the probe, when nobody waits for it any more.
   */
  probe(signal: AbortSignal): Promise<unknown>
  /**
   * How long a probe may take, and how long a call may take before the dependency is probed, in
   * milliseconds. Time in which this process could not run does not count.
   */
  probeTimeout?: number
  slow?: number
  /** The time between two probes while the circuit is open, in milliseconds. */
  probeInterval?: number
  /** Called when the circuit opens, with the reason, and when it closes again. */
  onChange?(isOpen: boolean, reason: unknown): void
}

/**
 * A circuit breaker for one dependency. A slow or failed call starts a probe; only when the probe
 * fails too does the circuit open. Calls in progress and new ones then fail at once, until a probe
 * succeeds.
 */
export class Breaker {
  readonly #options: Required<Omit<BreakerOptions, 'onChange'>> & Pick<BreakerOptions, 'onChange'>
  readonly #inProgress = new Set<(error: Error) => void>()
  #isOpen = false
  #probing = false
  #stopped = false
  #timer: NodeJS.Timeout | undefined
  #answeredAt = 0

  constructor(options: BreakerOptions) {
    this.#options = { probeTimeout: 500, slow: 300, probeInterval: 1000, ...options }
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** When a call last succeeded, by `performance.now()`; 0 before the first time. */
  get answeredAt(): number {
    return this.#answeredAt
  }

  /**
   * Calls the dependency.
   * @param deadline milliseconds after which the call counts as failed, even while the dependency
   *   answers others.
   * @param isFailure whether an error of the call means that the dependency may be unavailable.
   * @throws {CircuitOpen} at once while the circuit is open, and as soon as it opens.
   * @throws {TimeoutError} after the deadline; the call itself is not cancelled.
   * @throws what the call throws.
   */
  async run<T>(
    call: () => Promise<T>,
    { deadline, isFailure }: { deadline: number; isFailure: (error: unknown) => boolean },
  ): Promise<T> {
    const { dependency, slow } = this.#options
    if (this.#isOpen) throw new CircuitOpen(dependency)
    const { promise: givenUp, reject } = Promise.withResolvers<never>()
    const late = afterRunning(deadline, () => reject(new TimeoutError(deadline)))
    const suspect = afterRunning(slow, () => void this.check())
    this.#inProgress.add(reject)
    try {
      const result = await Promise.race([call(), givenUp])
      this.#answeredAt = performance.now()
      return result
    } catch (error) {
      if (!(error instanceof CircuitOpen) && isFailure(error)) void this.check()
      throw error
    } finally {
      late.cancel()
      suspect.cancel()
      this.#inProgress.delete(reject)
    }
  }

  /**
   * Probes the dependency, unless a probe is running, and opens or closes the circuit accordingly.
   */
  async check(): Promise<void> {
    if (this.#probing || this.#stopped) return
    this.#probing = true
    clearTimeout(this.#timer)
    const { probe, probeTimeout, probeInterval } = this.#options
    const { promise: timeout, reject } = Promise.withResolvers<never>()
    const abort = new AbortController()
    const late = afterRunning(probeTimeout, () => {
      reject(new TimeoutError(probeTimeout))
      abort.abort()
    })
    try {
      await Promise.race([probe(abort.signal), timeout])
      this.#answeredAt = performance.now()
      this.#change(false, undefined)
    } catch (error) {
      this.#change(true, error)
      if (!this.#stopped) this.#timer = setTimeout(() => void this.check(), probeInterval).unref()
    } finally {
      late.cancel()
      this.#probing = false
    }
  }

  /** Stops probing. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  #change(isOpen: boolean, reason: unknown): void {
    if (isOpen === this.#isOpen || this.#stopped) return
    this.#isOpen = isOpen
    if (isOpen)
      for (const giveUp of this.#inProgress)
        giveUp(new CircuitOpen(this.#options.dependency, reason))
    this.#options.onChange?.(isOpen, reason)
  }
}

/**
 * Runs a function after a period, measured by a timer that stops while this process is busy or
 * suspended: any pause counts as one tick. In a pause the process cannot read an answer that has
 * arrived, so the pause must not count as a time-out.
 */
function afterRunning(milliseconds: number, work: () => void): { cancel(): void } {
  let left = milliseconds
  let timer: NodeJS.Timeout
  let immediate: NodeJS.Immediate | undefined
  const next = () => {
    const span = Math.min(left, tick)
    timer = setTimeout(() => {
      left -= span
      if (left > 0) next()
      else immediate = setImmediate(work)
    }, span)
  }
  next()
  return {
    cancel() {
      clearTimeout(timer)
      clearImmediate(immediate)
    },
  }
}
