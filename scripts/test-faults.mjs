// The fault tests in full: fifty kills, queues of a thousand, long outages. `npm test` has a short case of each fault.
process.env.FAULTS = 'full'
process.argv.push('e2e/faults', '.full.test.ts')
await import('./test.mjs')
