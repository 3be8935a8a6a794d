/** How the server's process is started, besides what the installation configures; deploy/ has the same. */

/** A small space for young objects: by default V8 would take 50 MB more for what a page needs only briefly. */
export const nodeOptions = ['--max-semi-space-size=4']

/** What glibc reads at the start of a process. */
export const environment = {
  // Compression runs in several threads; an arena of memory for each would never be given back.
  MALLOC_ARENA_MAX: '2',
  // A password's hash takes 19 MiB for a moment. Left to itself, glibc keeps several of those for ever.
  MALLOC_MMAP_THRESHOLD_: '131072',
}
