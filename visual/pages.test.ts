import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test, vi } from 'vitest'
import { launchBrowser, runScripts, wholeBrowser } from '../testing/browser.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'
import { compareScreenshot } from './compare.ts'
import { stillPage, type StillPage } from './still-page.ts'

/** One page of each kind, by the name of its baseline. */
const pages: Record<string, string> = {
  home: '/',
  properties: '/properties',
  property: '/properties/garden-apartment-south-terrace',
  pictures: '/properties/palm-10-villa-on-the-court/pictures',
  'viewing-request': '/properties/garden-apartment-south-terrace/viewing',
  'viewing-asked': '/viewing?asked=yes',
  'property-types': '/property-types',
  'property-type': '/property-types/apartments',
  townhouses: '/property-types/townhouses',
  'sixteen-plus': '/property-types/16-plus-collection',
  'north-residences': '/property-types/north-residences',
  'lomas-2': '/property-types/lomas-2',
  'palm-10': '/property-types/palm-10',
  waterfall: '/property-types/waterfall-residences',
  'new-releases': '/new-releases',
  carat: '/luxury-property/carat',
  panorama: '/luxury-property/carat/look-round',
  'rental-properties': '/rental-properties',
  'buying-guide': '/buying-guide',
  'furniture-packages': '/furniture-packages',
  'services-support': '/services-support',
  'nearest-homes': '/properties?type=townhouse&bedrooms=4&to=500000',
  'alert-new': '/alerts/new?type=villa',
  'alert-stop': '/alerts/stop?token=whole',
  'newsletter-unsubscribe': '/newsletter/unsubscribe?token=none',
  blog: '/blog',
  article: '/blog/the-train-by-the-sea',
  shortlist: '/shortlist?homes=garden-apartment-south-terrace.villa-on-one-floor',
  'shortlist-empty': '/shortlist',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password?token_hash=none',
  confirm: '/confirm?token_hash=none',
  contact: '/contact',
  information: '/information',
  privacy: '/privacy',
  'not-found': '/no-such-page',
}

/** The status of the pages above that do not answer with 200. */
const statuses: Record<string, number> = {
  'not-found': 404,
}

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
