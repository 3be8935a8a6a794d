// The fault tests in full: fifty kills, queues of a thousand, long outages. `npm test` has a short case of each fault.
process.env.FAULTS = 'full'
// One file after the other: they assert limits in milliseconds and megabytes.
process.argv.push('e2e/faults', '.full.test.ts', '--no-file-parallelism')
await import('./test.mjs')
