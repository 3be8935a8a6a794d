import { expect, test } from 'vitest'
import { filesOf, isTest } from './source-files.ts'

/**
 * The files that read the system's clock, with the reason. Elapsed time is measured by
 * `performance.now()`, because the system's clock may be set back.
 */
const exempt = {
  'app/forms/evidence.ts': 'stamps of forms measure elapsed time',
  'app/leads/remember-inquiry.ts': 'a browser has no other clock',
  'app/office/device/device-clock.ts': 'a browser has no other clock',
  'app/root-data/load-root-data.ts': 'stamps of forms measure elapsed time',
  'server/backend/rest/values.ts':
    'the value `now` of a filter, which PostgreSQL reads by its own clock',
  'server/backup/back-up.ts': 'the desk runs without the site',
  'server/backup/restore.ts': 'the desk runs without the site',
  'server/database/migrations/017-storage.ts': 'migrations run before the site is open',
  'server/database/migrations/027-home-documents.ts': 'migrations run before the site is open',
  'server/mail/mailers/emailjs.ts': 'its service may name a date after which to try again',
  'server/open-desk.ts': 'the desk runs without the site',
  'server/open-site.ts': 'the site gets its clock here',
  'server/spam/guard.ts': 'stamps of forms measure elapsed time',
}

test('pages and services take the time from the site, so that a test can inject it', () => {
  const files = filesOf('app/**/*.{ts,tsx}', 'server/**/*.ts').filter((file) => !isTest(file))
  expect(files.length).toBeGreaterThan(1000)
  const readers = files
    .filter(({ text }) => /\bDate\.now\b|\bnew Date\(\)/.test(text))
    .map(({ path }) => path)
  expect(readers.toSorted()).toEqual(Object.keys(exempt))
})
