import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { launch, type Page } from 'puppeteer-core'
import type { BrowserEngine } from './engine.ts'

const path = '/usr/bin/firefox-esr'

/** Debian's Firefox ESR over WebDriver BiDi. */
export const firefox: BrowserEngine = {
  name: 'Firefox',
  installed: existsSync(path),
  packages: 'firefox-esr',
  async launch(scripts) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: path,
      headless: true,
      extraPrefsFirefox: { 'javascript.enabled': scripts, 'ui.prefersReducedMotion': 1 },
    })
    const [page = await browser.newPage()] = await browser.pages()
    return {
      async open(url) {
        await page.goto(url)
      },
      press: (selector) => (scripts ? page.locator(selector).click() : clickCentre(page, selector)),
      type: (selector, text) => page.type(selector, text),
      async choose(selector, value) {
        await page.select(selector, value)
      },
      async attach(selector, path) {
        const field = await page.$(selector)
        await (await field?.toElement('input'))?.uploadFile(path)
      },
      read: (expression) => page.evaluate(expression),
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    }
  },
}

/** A locator waits for timers of the page, which never run where JavaScript is disabled. */
async function clickCentre(page: Page, selector: string): Promise<void> {
  for (;;) {
    const centre = await page.evaluate((css) => {
      // A page that is still loading may move the element.
      const element = document.readyState === 'complete' ? document.querySelector(css) : null
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = element?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, selector)
    if (centre) return page.mouse.click(centre.x, centre.y)
    await setTimeout(50)
  }
}
