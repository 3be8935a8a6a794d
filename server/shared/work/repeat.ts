import { setTimeout } from 'node:timers/promises'

/** Work that is repeated. */
export interface Repeated {
  /** Starts the first run, at once or after the first delay. */
  start(): void
  /** Stops repeating, and waits for a run in progress. */
  stop(): Promise<void>
  /** For how long every run has failed, in milliseconds; 0 while the work succeeds. */
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
  /** The time between two runs, in milliseconds. */
  interval: number
  /** The time from the start to the first run, in milliseconds; by default 0. */
  firstDelay?: number
  /** The time until the next run after a failed one, in milliseconds; by default the interval. */
  retryInterval?: number
  /** Called with a failure. Of several equal failures in a row, only the first is reported. */
  onFailure: (error: unknown) => void
}

/**
 * Repeats work, never twice at the same time.
 * @param work may return the number of milliseconds until it is repeated, instead of the interval.
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

  // Rejects only when the work is stopped.
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
