import os from 'node:os'

/**
 * Gives this worker process a lower priority than the site that started it. Where the system
 * refuses that, as a sandbox may, the work is done all the same.
 * @param system reads and changes the priority of this process.
 */
export function yieldToSite(system: Pick<typeof os, 'getPriority' | 'setPriority'> = os): void {
  try {
    system.setPriority(Math.min(19, system.getPriority() + 10))
  } catch {
    // The priority stays the same, so the work competes with the site for time.
  }
}
