// The fault tests in full: fifty kills, queues of a thousand, long outages. `npm test` has them in short.
process.env.FAULTS = 'full'
// One file after the other: they assert limits in milliseconds and megabytes.
process.argv.push('e2e/faults', '--no-file-parallelism')
await import('./test.mjs')
