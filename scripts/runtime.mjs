/**
 * How the server's process is started, besides what the installation configures; deploy/ has the
 * same.
 */

/**
 * Without them, V8 lets 35 MB of live data grow to 110 MB while many pages are rendered. They make
 * it collect earlier, at the same processor time, and do not limit the heap.
 */
export const nodeOptions = [
  // In megabytes. With 2, what rendering one page needs would be taken for live data.
  '--max-semi-space-size=4',
  // In megabytes.
  '--initial-old-space-size=32',
  // Between two collections.
  '--heap-growing-percent=50',
]

/** The environment variables that glibc reads at the start of a process. */
export const environment = {
  // Compression runs in several threads; an arena of memory for each would never be given back.
  MALLOC_ARENA_MAX: '2',
  // Larger pieces get memory of their own, which goes back at once: a password's hash takes 19 MiB
  // for a moment, and pages of different sizes would leave holes between the ones that are kept.
  MALLOC_MMAP_THRESHOLD_: '16384',
}
