import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { StaffRole } from '#server/staff/role.ts'
import { behindProxy } from './accounts.ts'
import { overflowOf, violationsOn } from './axe.ts'
import {
  closeProfiles,
  type laptop,
  newVisitor,
  openPage,
  type phoneScreen,
  sharedBrowser,
} from './browser.ts'
import { enterOffice } from './office.ts'
import { serveSite, type ServedSite } from './site.ts'

/**
 * A browser and a served site with its office, which the tests of a file share.
 * @param options.cacheSeconds how long pages stay in memory; by default as in production
 */
export function browserAndOffice(options: { cacheSeconds?: number } = {}) {
  let browser: Browser
  let site: ServedSite
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([
      sharedBrowser(),
      serveSite('sqlite', behindProxy, options),
    ])
  })
  closeAfterEachTest(() => browser)
  afterAll(async () => {
    await closeProfiles(browser)
    await site.close()
  })
  return {
    browser: () => browser,
    site: () => site,
    /** A page of the office in which a new member of staff is signed in. */
    async officePage(role: StaffRole, screen: typeof phoneScreen | typeof laptop) {
      const { visitor } = await enterOffice(site, role)
      const context = await newVisitor(browser, site.url, screen)
      await context.addCookies(
        [...visitor.cookies].map(([name, value]) => ({ name, value, url: site.url })),
      )
      return { ...(await openPage(context, site.url)), visitor }
    },
  }
}

/**
 * Closes the profiles that a test has opened, because open screens follow what later tests change.
 * Those of a `beforeAll` stay open.
 */
function closeAfterEachTest(browser: () => Browser): void {
  let earlier = new Set<BrowserContext>()
  beforeEach(() => void (earlier = new Set(browser().contexts())))
  afterEach(async () => {
    for (const context of browser().contexts()) if (!earlier.has(context)) await context.close()
  })
}

/** Asserts that axe finds nothing in a page, and that the page does not scroll sideways. */
export async function expectFine(page: Page): Promise<void> {
  expect(await violationsOn(page), page.url()).toEqual([])
  expect(await overflowOf(page), page.url()).toBeLessThanOrEqual(0)
}
