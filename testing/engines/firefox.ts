import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import type { Engine } from './engine.ts'

const path = '/usr/bin/firefox-esr'

/** Debian's Firefox ESR over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  installed: existsSync(path),
  withoutScript: false,
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
      press: (selector) => page.locator(selector).click(),
      type: (selector, text) => page.type(selector, text),
      read: (expression) => page.evaluate(expression),
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    }
  },
}
