import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * The findings of axe in a page: each rule with the elements that break it.
 * @param options `contrast`: false leaves out the contrast of colours, which takes half of the time
 */
export async function violationsOn(page: Page, { contrast = true } = {}): Promise<string[]> {
  // Without frames the results need no second page to be put together in (what axe calls legacy),
  // without sounds and films nothing need be loaded, and only what is wrong is asked for.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      preload: false,
      rules: { 'color-contrast': { enabled: contrast } },
    })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * How many pixels of a page are beside the window. A phone's browser zooms out rather than scroll
 * sideways, so the window's own width says nothing there.
 */
export async function overflowOf(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width - (page.viewportSize()?.width ?? 0)
}
