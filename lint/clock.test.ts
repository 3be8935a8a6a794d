import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Stamps of forms measure elapsed time by the system's clock, and a browser has no other. */
const exempt = new Set([
  'app/forms/evidence.ts',
  'app/leads/remember-inquiry.ts',
  'app/root-data/load-root-data.ts',
])

test('pages take the time from the site, so that a test can inject it', () => {
  const files = globSync('app/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  }).map((file) => file.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(300)
  const readers = files.filter((file) =>
    /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(new Set(readers)).toEqual(exempt)
})

/** They begin with the system's clock where nobody gives them one. `open-site.ts` is where the site gets its own. */
const defaults = new Set([
  'server/alerts/confirm.ts',
  'server/alerts/detect-changes.ts',
  'server/alerts/find-alerts.ts',
  'server/alerts/sign-up.ts',
  'server/alerts/stop.ts',
  'server/alerts/subscriber.ts',
  'server/backup/back-up.ts',
  'server/backup/restore.ts',
  'server/content/content-store.ts',
  'server/content/watch-content.ts',
  'server/leads/leads.ts',
  'server/leads/release-suspect.ts',
  'server/leads/resend-lead.ts',
  'server/mail/held.ts',
  'server/mail/mail-handling.ts',
  'server/mail/mail-status.ts',
  'server/mail/outbox.ts',
  'server/mail/queue.ts',
  'server/newsletter/confirm.ts',
  'server/newsletter/subscribe.ts',
  'server/newsletter/unsubscribe.ts',
  'server/open-site.ts',
  'server/people/retention.ts',
  'server/spam/guard.ts',
  'server/staff/member.ts',
])

test('no further function of the server begins with the system’s clock', () => {
  const files = globSync('server/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', 'server/backend/**'],
  }).map((file) => file.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) =>
    /= (?:Date\.now(?:\(\))?|new Date\(\))\s*[,)}]/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(new Set(found)).toEqual(defaults)
})
