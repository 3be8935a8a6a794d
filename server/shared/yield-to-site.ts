import { getPriority, setPriority } from 'node:os'

/**
 * Gives this worker process a lower priority than that of the site that started it. Where the
 * system refuses that, as a sandbox may, the work is done all the same.
 */
export function yieldToSite(): void {
  try {
    setPriority(Math.min(19, getPriority() + 10))
  } catch {
    // It takes the site more time then.
  }
}
