// The fault tests in full: fifty kills, queues of a thousand, long outages; and the tables of
// browser tests in full, in both languages and on every device. `npm test` has a short case of
// each.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './install.mjs'
import { filesIn } from './site-sources.mjs'

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

const isShortened = /\/testing\/full\.ts|tags: 'slow'|describeOnSqliteFirst/

/** Every test file that has a short and a full form, or slow tests. */
const shortened = ['e2e', 'server']
  .flatMap((folder) => filesIn(join(root, folder)))
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => isShortened.test(readFileSync(file, 'utf8')))
  .map((file) => relative(root, file))

process.env.FAULTS = 'full'
// The files run one after the other, because they assert limits in milliseconds and megabytes.
process.argv.push('e2e/faults', '.full.test.ts', ...shortened, ...attacks, '--no-file-parallelism')
await import('./test.mjs')
