import { setTimeout } from 'node:timers/promises'

/** Work that is done again and again. */
export interface Repeated {
  /** Does it for the first time, at once. */
  start(): void
  /** Ends after the work that is running. */
  stop(): Promise<void>
}

/** Lets so many milliseconds pass, or rejects when the signal ends them; the process may end meanwhile. */
type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>

const waitUnreferenced: Wait = (milliseconds, signal) =>
  setTimeout(milliseconds, undefined, { ref: false, signal })

/**
 * Does work again and again, never twice at once.
 * @param work must not fail; it returns after how many milliseconds it is done again.
 */
export function repeat(work: () => Promise<number>, wait = waitUnreferenced): Repeated {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> | undefined

  async function run() {
    while (!signal.aborted) {
      const pause = await work()
      // Rejects only when it is stopped.
      await wait(pause, signal).catch(() => {})
    }
  }

  return {
    start() {
      running ??= run()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
