import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test, vi } from 'vitest'
import { launchBrowser, runScripts, wholeBrowser } from '../testing/browser.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'
import { compareScreenshot } from './compare.ts'
import { pages, statuses } from './pages.ts'
import { stillPage, type StillPage } from './still-page.ts'

describe('pages', () => {
  let browser: Browser
  let site: ServedSite
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 10) })
    browser = await launchBrowser(wholeBrowser())
    site = await serveSite('sqlite', {}, { pictures: true })
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
    vi.useRealTimers()
  })

  describe.for([390, 1440])('at %i pixels', (width) => {
    let still: StillPage
    beforeAll(async () => {
      still = await stillPage(browser, site.url, width)
    })
    afterAll(() => still.close())

    test.for(Object.entries(pages))('%s', async ([name, path]) => {
      await still.open(path, statuses[name])
      await compareScreenshot(
        `${name}-${width}`,
        await still.page.screenshot({ fullPage: true, animations: 'disabled' }),
        { whole: true },
      )
    })

    test('an error toast over a page', async () => {
      await still.open('/cookies?sent=signOutFailed')
      await runScripts(still.page)
      await compareScreenshot(
        `toast-${width}`,
        await still.page.screenshot({ animations: 'disabled' }),
      )
    })
  })
})
