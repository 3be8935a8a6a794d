import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { sharedBrowser, closeProfiles } from './browser.ts'
import { serveSite, type ServedSite } from './site.ts'

/**
 * A browser and a served site on SQLite, which the tests of a file share.
 * @param options `pictures`: whether pages show their pictures instead of a pixel for each
 */
export function browserAndSite(options: { pictures?: boolean } = {}): {
  browser: () => Browser
  site: () => ServedSite
} {
  let browser: Browser
  let site: ServedSite
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([sharedBrowser(), serveSite('sqlite', {}, options)])
  })
  afterAll(async () => {
    await closeProfiles(browser)
    await site.close()
  })
  return { browser: () => browser, site: () => site }
}
