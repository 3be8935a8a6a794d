import type { Browser, Page } from 'playwright-core'
import { launch } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  browserOptions,
  wholeBrowser,
  sharedBrowser,
  newVisitor,
  runScripts,
  closeProfiles,
} from '../../testing/browser.ts'
import { full } from '../../testing/full.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { kinds } from '../paths.ts'

// Navigates back to a page, and forward to the next one.

let site: ServedSite
beforeAll(async () => {
  site = await serveSite('sqlite')
})
afterAll(() => site.close())

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

// Playwright disables the back/forward cache, and loses a page that is restored from it.
test('the back/forward cache keeps every kind of page that is not personal', async () => {
  const executablePath = wholeBrowser()
  const browser = await launch({
    ...(executablePath && { executablePath }),
    // A page whose pictures are still being made is kept only briefly.
    args: [...browserOptions, '--blink-settings=imagesEnabled=false'],
  })
  const [page = await browser.newPage()] = await browser.pages()
  const devtools = await page.createCDPSession()
  await devtools.send('Page.enable')
  const reasons: string[] = []
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations)
      // A browser that is short of time or memory drops any page: that says nothing about ours.
      if (type !== 'Circumstantial') reasons.push(reason)
  })
  const lost: string[] = []
  // The whole browser takes more than twice the time of the headless shell for a page.
  for (const path of kinds.filter((_, index) => full || index % 3 === 0)) {
    reasons.length = 0
    await page.goto(site.url + path, { waitUntil: 'load' })
    await page.evaluate(() => document.body.setAttribute('data-left', ''))
    await page.goto(`${site.url}/robots.txt`, { waitUntil: 'domcontentloaded' })
    await page.goBack({ waitUntil: 'domcontentloaded' })
    const isKept = await page.$('[data-left]')
    if (!isKept && reasons.length > 0) lost.push(`${path}: ${reasons.join(', ')}`)
  }
  await browser.close()
  expect(lost).toEqual([])
}, 180_000)

describe('without the back/forward cache', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await sharedBrowser()
  })
  afterAll(() => closeProfiles(browser))

  test('a page opens where it was left, and its scripts do not scroll it', async () => {
    const page = await (await newVisitor(browser, site.url)).newPage()
    await page.goto('/')
    await runScripts(page)
    await scrollTo(page, 1200)
    await page.evaluate(() => location.assign('/cookies'))
    await page.waitForURL('**/cookies')
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(1200)
    await scrollTo(page, 2000)
    await runScripts(page)
    expect(await scrolled(page)).toBe(2000)
  })

  test('a link that a finger touches is fetched before it is followed', async () => {
    const page = await (await newVisitor(browser, site.url, { hasTouch: true })).newPage()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Preload.enable')
    const errors: unknown[] = []
    const ruleSets: string[] = []
    devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
      ruleSets.push(ruleSet.sourceText)
      if (ruleSet.errorType) errors.push(ruleSet.errorMessage)
    })
    const candidates: string[] = []
    devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) candidates.push(new URL(key.url).pathname)
    })
    await page.goto('/')
    await expect.poll(() => ruleSets.length).toBe(1)
    expect(errors).toEqual([])
    await expect.poll(() => candidates).toContain('/properties')
    expect(candidates.filter((path) => /login|profile|shortlist|\.pdf/.test(path))).toEqual([])
  })
})
