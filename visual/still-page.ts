import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { languageOf } from '#server/language.ts'
import { newVisitor } from '../testing/browser.ts'

/**
 * Pictures become flat areas: baselines are about layout, and pictures are sometimes rendered
 * again.
 */
const flatPictures = `
  img, .frame, [style*='--colour'] { background: #c9d3d1 !important; }
  img { object-position: -99999px 0 !important; }
  .frame::before, .frame::after { display: none !important; }
`

/**
 * This function runs in the page: the port of the server differs in every run, so texts and fields
 * get another host.
 */
const replaceHost = (host: string) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.includes(host))
      node.nodeValue = node.nodeValue.replaceAll(host, 'site.test')
  for (const input of document.querySelectorAll('input[readonly]'))
    input.setAttribute('value', input.getAttribute('value')?.replaceAll(host, 'site.test') ?? '')
}

export interface StillPage {
  page: Page
  /**
   * Opens a path, and waits until its fonts are loaded.
   * @param status the expected status of the response: a screenshot of an error page must not
   * become a baseline unnoticed.
   */
  open(path: string, status?: number): Promise<void>
  close(): Promise<void>
}

/**
 * A page that looks the same on every visit: no motion, fixed size, flat pictures, fonts loaded.
 * @param cookies the cookies of a signed-in user.
 */
export async function stillPage(
  browser: Browser,
  url: string,
  width: number,
  cookies: ReadonlyMap<string, string> = new Map(),
): Promise<StillPage> {
  const context = await newVisitor(browser, url, {
    viewport: { width, height: 900 },
    deviceScaleFactor: 1,
    // The style above needs this, because the site's policy would refuse it.
    bypassCSP: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
  })
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  return {
    page,
    async open(path, status = 200) {
      // A visitor who has chosen the page's language is not offered the other one.
      await context.addCookies([{ name: 'lang', value: languageOf(path), url }])
      const response = await page.goto(path, { waitUntil: 'load' })
      expect(response?.status(), `status of ${path}`).toBe(status)
      await page.addStyleTag({ content: flatPictures })
      await page.evaluate(replaceHost, new URL(url).host)
      await page.evaluate(() => document.fonts.ready)
      // What is below the first view is laid out after it.
      await page.waitForFunction(() => document.documentElement.dataset.later === undefined)
    },
    close: () => context.close(),
  }
}
