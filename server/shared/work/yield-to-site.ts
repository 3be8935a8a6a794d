import os from 'node:os'

/**
 * Gives this worker process a lower priority than that of the site that started it. Where the
 * system refuses that, as a sandbox may, the work is done all the same.
 *
 * @param system What reads and changes the priority of this process.
 */
export function yieldToSite(system: Pick<typeof os, 'getPriority' | 'setPriority'> = os): void {
  try {
    system.setPriority(Math.min(19, system.getPriority() + 10))
  } catch {
    // It takes the site more time then.
  }
}
