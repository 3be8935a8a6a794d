import { expect, test } from 'vitest'
import { filesOf, isTest } from './source-files.ts'

/**
 * The files that read the system's clock, with the reason. Elapsed time is measured by
 * `performance.now()`, because the system's clock may be set back.
 */
const exempt = {
  'app/leads/remember-enquiry.ts': 'a browser has no other clock',
  'app/office/device/device-clock.ts': 'a browser has no other clock',
  'desk/run.ts': 'the desk gets its clock here',
  'server/backend/rest/values.ts':
    'the value `now` of a filter, which PostgreSQL reads by its own clock',
  'server/backup/back-up.ts': 'the desk runs without the site',
  'server/backup/restore.ts': 'the desk runs without the site',
  'server/database/migrations/017-storage.ts': 'migrations run before the site is open',
  'server/database/migrations/027-home-documents.ts': 'migrations run before the site is open',
  'server/mail/mailers/emailjs.ts': 'its service may name a date after which to try again',
  'server/open-site.ts': 'the site gets its clock here',
}

test('pages and services take the time from the site, so that a test can inject it', () => {
  const files = filesOf('app/**/*.{ts,tsx}', 'server/**/*.ts', 'desk/**/*.ts').filter(
    (file) => !isTest(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  const readers = files
    .filter(({ text }) => /\bDate\.now\b|\bnew Date\(\)/.test(text))
    .map(({ path }) => path)
  expect(readers.toSorted()).toEqual(Object.keys(exempt))
})

/**
 * Code that reads a day or a year from the system's clock, and so gets another one at midnight or
 * at new year.
 */
const dayOfToday =
  /(?:dateIn|yearIn)\([^()]*Date\.now|new Date\((?:Date\.now\(\)[^)]*)?\)\.(?:get|toISOString\(\)\.slice)/

/**
 * A date that a test may take to be in the future, although it will pass; dates from 2090 on are
 * allowed.
 */
const futureDay = /'20(?:2[7-9]|[3-8]\d)-\d\d-\d\dT/

test('a test that needs a certain day injects it', () => {
  const files = filesOf('{desk,e2e,testing}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(200)
  const ofToday = files.filter(({ text }) => dayOfToday.test(text))
  expect(ofToday.map(({ path }) => path)).toEqual([])
  const ofFuture = files.filter(
    ({ path, text }) =>
      /^(?:desk|e2e)\//.test(path) && futureDay.test(text) && !/\bclock\b|useFakeTimers/.test(text),
  )
  expect(ofFuture.map(({ path }) => path)).toEqual([])
  expect(dayOfToday.test('new Date(Date.now() + 5 * day).toISOString().slice(0, 10)')).toBe(true)
  expect(futureDay.test("{ at: '2030-05-06T11:00' }")).toBe(true)
})
