/** How the server's process is started, besides what the installation configures; deploy/ has the same. */

/**
 * V8 sizes its heap for speed: 35 MB of live data grow to 70 MB and more before it collects what pages needed only
 * briefly. Both options, in megabytes, make it collect earlier; neither limits the heap.
 */
export const nodeOptions = ['--max-semi-space-size=2', '--initial-old-space-size=32']

/** What glibc reads at the start of a process. */
export const environment = {
  // Compression runs in several threads; an arena of memory for each would never be given back.
  MALLOC_ARENA_MAX: '2',
  // A password's hash takes 19 MiB for a moment. Left to itself, glibc keeps several of those for ever.
  MALLOC_MMAP_THRESHOLD_: '131072',
}
