// The fault tests in full: fifty kills, queues of a thousand, long outages. `npm test` has a short
// case of each fault.
/**
 * These are also run by `npm test`; without them the list of faults and attacks would be
 * incomplete.
 */
const attacks = [
  'e2e/account-defence',
  'e2e/backend-attacks',
  'e2e/backend-auth',
  'e2e/bad-input',
  'e2e/bounds',
  'e2e/health',
  'e2e/log',
  'e2e/metrics',
  'e2e/newsletter',
  'e2e/office/entry',
  'hostile',
  'server/backup',
  'server/database/data-folder',
  'server/database/stored-keys',
  'server/http',
  'server/spam',
]

process.env.FAULTS = 'full'
// The files run one after the other, because they assert limits in milliseconds and megabytes.
process.argv.push('e2e/faults', '.full.test.ts', ...attacks, '--no-file-parallelism')
await import('./test.mjs')
