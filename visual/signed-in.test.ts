import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test, vi } from 'vitest'
import { homePath } from '#app/office/homes/home-path.ts'
import { minute } from '../server/shared/time/durations.ts'
import { behindProxy } from '../testing/accounts.ts'
import { launchBrowser, wholeBrowser } from '../testing/browser.ts'
import { acceptLead, submissionOf } from '../testing/leads.ts'
import { enterOffice, newMember, type OfficeMember, signInMember } from '../testing/office.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'
import type { Visitor } from '../testing/visitor.ts'
import { compareScreenshot } from './compare.ts'
import { stillPage, type StillPage } from './still-page.ts'

const now = Date.UTC(2026, 10, 20, 10)
const home = 'R49052083'

/** The office's screens, by the name of their baseline. */
const screens: Record<string, string> = {
  leads: '/office/leads',
  board: '/office/leads/board',
  viewings: '/office/viewings',
  homes: '/office/homes',
  home: homePath('en', home),
  'home-pictures': homePath('en', home, 'pictures'),
  'home-documents': homePath('en', home, 'documents'),
  'home-versions': homePath('en', home, 'versions'),
  'home-import': '/office/homes/import',
  newsletter: '/office/newsletter',
  texts: '/office/texts',
  text: '/office/texts/articles/the-train-by-the-sea',
  figures: '/office/figures',
  mail: '/office/mail',
  staff: '/office/staff',
}

describe('pages of people who are signed in', () => {
  let browser: Browser
  let site: ServedSite
  let manager: Visitor
  let user: OfficeMember
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    browser = await launchBrowser(wholeBrowser())
    site = await serveSite('sqlite', behindProxy, { pictures: true })
    // The leads are a minute apart: leads of the same time are listed in the order of their random
    // ids.
    for (const [index, name] of ['Anne', 'Hugh', 'Pilar'].entries()) {
      const receivedAt = now - (3 - index) * minute
      await acceptLead(site.database.db, submissionOf(name), 'site.test', receivedAt)
    }
    manager = (await enterOffice(site, 'manager')).visitor
    user = await newMember(site, undefined, { secondStep: false })
    await signInMember(user)
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
    vi.useRealTimers()
  })

  describe.for([390, 1440])('at %i pixels', (width) => {
    let office: StillPage
    let account: StillPage
    beforeAll(async () => {
      office = await stillPage(browser, site.url, width, manager.cookies)
      account = await stillPage(browser, site.url, width, user.visitor.cookies)
    })
    afterAll(async () => {
      await office.close()
      await account.close()
    })

    test.for(Object.entries(screens))('office: %s', async ([name, path]) => {
      await office.open(path)
      await compareScreenshot(
        `office-${name}-${width}`,
        await office.page.screenshot({ fullPage: true, animations: 'disabled' }),
        { whole: true },
      )
    })

    test('profile', async () => {
      await account.open('/profile')
      // The id differs in every run, so it is replaced.
      await account.page.getByText(user.id, { exact: true }).evaluate((element) => {
        element.textContent = '00000000-0000-4000-8000-000000000000'
      })
      await compareScreenshot(
        `profile-${width}`,
        await account.page.screenshot({ fullPage: true, animations: 'disabled' }),
        { whole: true },
      )
    })
  })
})
