import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { sharedBrowser, closeProfiles } from './browser.ts'
import { serveHostedBackend, type ServedBackend } from './hosted-backend.ts'
import { serveSite, type ServedSite } from './site.ts'

/** The only account of the hosted backend at the beginning of each test. */
export const elena = { email: 'elena@example.com', password: 'correct-horse' }

/**
 * A browser and a site on a hosted backend with the account of {@link elena}, which the tests
 * of a file share.
 */
export function browserAndHostedSite(): {
  browser: () => Browser
  site: () => ServedSite
  backend: () => ServedBackend
} {
  let browser: Browser
  let backend: ServedBackend
  let site: ServedSite
  beforeAll(async () => {
    backend = await serveHostedBackend()
    ;[browser, site] = await Promise.all([
      sharedBrowser(),
      serveSite('sqlite', { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: 'public' }),
    ])
  })
  beforeEach(async () => {
    await backend.reset({ id: 'elena-id', ...elena, metadata: { name: 'Elena', language: 'en' } })
  })
  afterAll(async () => {
    await closeProfiles(browser)
    await site.close()
    await backend.close()
  })
  return { browser: () => browser, site: () => site, backend: () => backend }
}

export async function fillSignInForm(page: Page, password = elena.password): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(elena.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
