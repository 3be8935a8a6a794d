/**
 * The options with which the server's process is started, besides those of the installation;
 * deploy/ has the same.
 */

/**
 * Without these options, V8 lets 35 MB of live data grow to 110 MB while many pages are rendered.
 * With them it collects earlier, at the same processor time, and the heap is not limited.
 */
export const nodeOptions = [
  // In megabytes. With 2, the memory for rendering one page would count as live data.
  '--max-semi-space-size=4',
  // In megabytes.
  '--initial-old-space-size=32',
  // The growth between two collections.
  '--heap-growing-percent=50',
]

/** The environment variables that glibc reads at the start of a process. */
export const environment = {
  // Compression runs in several threads, and glibc would never free the memory arena of each.
  MALLOC_ARENA_MAX: '2',
  // Larger blocks get memory of their own, which is freed at once: a password's hash takes 19 MiB
  // for a moment, and pages of different sizes would fragment the memory of those that are kept.
  MALLOC_MMAP_THRESHOLD_: '16384',
}
