import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const axe = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The builder sends its script twice. This one runs once in a page, and is half as large as the
 * builder's own.
 */
const axeSource = `if (!window.axe) {${axe}}`

/**
 * The findings of axe in a page: each rule with the elements that violate it.
 * @param options `contrast`: false omits the contrast of colours, which takes half of the time
 */
export async function violationsOn(page: Page, { contrast = true } = {}): Promise<string[]> {
  // Without frames the results need no second page for combining them ("legacy mode" of axe),
  // without sounds and films nothing has to be loaded, and only violations are requested.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      preload: false,
      // The only rule of WCAG 2.2, which axe omits unless it is asked.
      rules: { 'color-contrast': { enabled: contrast }, 'target-size': { enabled: true } },
    })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * How many pixels of a page are outside the window horizontally. A phone's browser zooms out
 * instead of scrolling sideways, so the window's own width does not show this.
 */
export async function overflowOf(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width - (page.viewportSize()?.width ?? 0)
}
