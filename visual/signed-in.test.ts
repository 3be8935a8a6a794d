import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test, vi } from 'vitest'
import { behindProxy } from '../testing/accounts.ts'
import { launchBrowser, wholeBrowser } from '../testing/browser.ts'
import { acceptLead, submissionOf } from '../testing/leads.ts'
import { enterOffice, newMember, signIn } from '../testing/office.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'
import type { Visitor } from '../testing/visitor.ts'
import { compareScreenshot } from './compare.ts'
import { stillPage, type StillPage } from './still-page.ts'

const now = Date.UTC(2026, 10, 20, 10)
const home = 'homes/r49052083'

/** The office's screens, by the name of their baseline. */
const screens: Record<string, string> = {
  leads: 'leads',
  board: 'leads/board',
  viewings: 'viewings',
  homes: 'homes',
  home,
  'home-pictures': `${home}/pictures`,
  'home-documents': `${home}/documents`,
  'home-versions': `${home}/versions`,
  'home-import': 'homes/import',
  newsletter: 'newsletter',
  texts: 'texts',
  text: 'texts/articles/the-train-by-the-sea',
  figures: 'figures',
  mail: 'mail',
  staff: 'staff',
}

describe('pages of people who are signed in', () => {
  let browser: Browser
  let site: ServedSite
  let manager: Visitor
  let user: Visitor
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    browser = await launchBrowser(wholeBrowser())
    site = await serveSite('sqlite', behindProxy, { pictures: true })
    for (const name of ['Anne', 'Hugh', 'Pilar'])
      await acceptLead(site.database.db, submissionOf(name), 'site.test', new Date(now))
    manager = (await enterOffice(site, 'manager')).visitor
    const member = await newMember(site, undefined, { secondStep: false })
    await signIn(member)
    user = member.visitor
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
      account = await stillPage(browser, site.url, width, user.cookies)
    })
    afterAll(async () => {
      await office.close()
      await account.close()
    })

    test.for(Object.entries(screens))('office: %s', async ([name, path]) => {
      await office.open(`/office/${path}`)
      await compareScreenshot(
        `office-${name}-${width}`,
        await office.page.screenshot({ fullPage: true, animations: 'disabled' }),
        { whole: true },
      )
    })

    test('profile', async () => {
      await account.open('/profile')
      await compareScreenshot(
        `profile-${width}`,
        await account.page.screenshot({ fullPage: true, animations: 'disabled' }),
        { whole: true },
      )
    })
  })
})
