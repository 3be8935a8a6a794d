import { getPriority, setPriority } from 'node:os'

/**
 * Gives this worker process a lower priority than the site that started it, whatever that one's is.
 */
export function yieldToSite(): void {
  setPriority(Math.min(19, getPriority() + 10))
}
