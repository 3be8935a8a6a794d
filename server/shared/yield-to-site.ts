import { getPriority, setPriority } from 'node:os'

/** Gives this worker process a lower priority than that of the site that started it. */
export function yieldToSite(): void {
  setPriority(Math.min(19, getPriority() + 10))
}
