/** How the server's process is started, besides what the installation configures; deploy/ has the same. */

/**
 * V8 sizes its heap for speed: 35 MB of live data grow to 110 MB while many pages are rendered. These options make it
 * collect earlier, at the same processor time; none limits the heap. A young generation of 2 MB would be too small:
 * what one page needs is then taken for live data. Sizes in megabytes; the heap grows by half between two collections.
 */
export const nodeOptions = [
  '--max-semi-space-size=4',
  '--initial-old-space-size=32',
  '--heap-growing-percent=50',
]

/** What glibc reads at the start of a process. */
export const environment = {
  // Compression runs in several threads; an arena of memory for each would never be given back.
  MALLOC_ARENA_MAX: '2',
  // Larger pieces get memory of their own, which goes back at once: a password's hash takes 19 MiB for a moment, and
  // pages of different sizes would leave holes between the ones that are kept.
  MALLOC_MMAP_THRESHOLD_: '16384',
}
