/** How the server's process is started, besides what the installation configures; deploy/ has the same. */

/**
 * V8 sizes its heap for speed: a process that needs 35 MB would keep 150 MB of what pages need only briefly. Both
 * limits only make it collect earlier; neither is an upper limit. In megabytes.
 */
export const nodeOptions = ['--max-semi-space-size=2', '--initial-old-space-size=32']

/** What glibc reads at the start of a process. */
export const environment = {
  // Compression runs in several threads; an arena of memory for each would never be given back.
  MALLOC_ARENA_MAX: '2',
  // A password's hash takes 19 MiB for a moment. Left to itself, glibc keeps several of those for ever.
  MALLOC_MMAP_THRESHOLD_: '131072',
}
