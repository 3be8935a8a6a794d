// The fault tests in full: fifty kills, queues of a thousand, long outages. `npm test` has them in short.
process.env.FAULTS = 'full'
process.argv.push('e2e/faults')
await import('./test.mjs')
