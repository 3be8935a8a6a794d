import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { phoneScreen, visit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

const { browser, site } = browserAndSite({ pictures: true })

/**
 * How much of the height of each opening picture is cut off, in percent, from the top of the page.
 */
const cutOff = (page: Page) =>
  page.locator('.opens').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const [top = 0, , bottom = 0] = getComputedStyle(picture)
        .clipPath.replace(/^inset\(|\)$|^none$/g, '')
        .split(' ')
        .map((inset) => parseFloat(inset) || 0)
      return Math.round(top + bottom)
    }),
  )

describe.each(
  shortened([
    ['a phone', phoneScreen],
    ['a laptop', {}],
  ]),
)('revealing pictures, on %s', (_, device) => {
  test('pictures are whole until the visitor scrolls, then open as they come into view', async () => {
    const { page, context } = await visit(browser(), site().url, {
      ...device,
      reducedMotion: 'no-preference',
    })
    await page.goto('/')
    const whole = (await cutOff(page)).map(() => 0)
    expect(whole.length).toBeGreaterThan(3)
    expect(await cutOff(page)).toEqual(whole)

    await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }))
    await expect.poll(async () => (await cutOff(page)).at(-1)).toBeGreaterThan(80)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => cutOff(page)).toEqual(whole)
    await page.emulateMedia({ media: 'screen' })

    await page.locator('.opens').last().scrollIntoViewIfNeeded()
    await page.evaluate(() =>
      [...document.querySelectorAll('.opens')]
        .at(-1)
        ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await expect.poll(async () => (await cutOff(page)).at(-1)).toBe(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => cutOff(page)).toEqual(whole)
    await context.close()
  })
})
