import { setTimeout } from 'node:timers/promises'

/** Work that is done again and again. */
export interface Repeated {
  /** Does it for the first time, at once or after the schedule's first delay. */
  start(): void
  /** Ends after the work that is running. */
  stop(): Promise<void>
  /** For how long every run has failed, in milliseconds; 0 while it works. */
  failingFor(): number
}

/**
 * Waits for a number of milliseconds, or rejects when the signal aborts; it does not keep the
 * process alive.
 */
type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>

const waitUnreferenced: Wait = (milliseconds, signal) =>
  setTimeout(milliseconds, undefined, { ref: false, signal })

interface Schedule {
  /** Milliseconds between two runs. */
  interval: number
  /** Milliseconds from the start to the first run; by default none. */
  firstDelay?: number
  /** Milliseconds until the next run after one that failed; by default the interval. */
  retryInterval?: number
  /** Called with a failure, but not again with the same one of several in a row. */
  onFailure: (error: unknown) => void
}

/**
 * Does work again and again, never twice at once.
 * @param work may return after how many milliseconds it is done again, in place of the interval.
 */
export function repeat(
  { interval, firstDelay = 0, retryInterval = interval, onFailure }: Schedule,
  work: () => Promise<number | void>,
  wait = waitUnreferenced,
  elapsed = () => performance.now(),
): Repeated {
  const stopping = new AbortController()
  const { signal } = stopping
  let last: string | undefined
  let failingSince: number | undefined
  let running: Promise<void> | undefined

  /** @returns how many milliseconds to wait. */
  async function runOnce(): Promise<number> {
    try {
      const pause = await work()
      last = undefined
      failingSince = undefined
      return pause ?? interval
    } catch (error) {
      if (String(error) !== last) onFailure(error)
      last = String(error)
      failingSince ??= elapsed()
      return retryInterval
    }
  }

  // Rejects only when it is stopped.
  const waitFor = (pause: number) => wait(pause, signal).catch(() => {})

  async function run() {
    if (firstDelay > 0) await waitFor(firstDelay)
    while (!signal.aborted) await waitFor(await runOnce())
  }

  return {
    start() {
      running ??= run()
    },
    async stop() {
      stopping.abort()
      await running
    },
    failingFor: () => (failingSince === undefined ? 0 : elapsed() - failingSince),
  }
}
