import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { leave, visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite()

/**
 * The height at which the tallest palm in the picture ends, as a share of the picture's height;
 * above it is only sky.
 */
const palmTop = 0.147

test.each(['/', '/es'])('the headline of the home page is clear of the palms: %s', async (path) => {
  const { page, context } = await visit(browser(), site().url)
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const { bottom, sky } = await page.evaluate(headline, palmTop)
    expect(bottom, `at ${width} px`).toBeLessThan(sky)
  }
  await leave({ page, context })
})

/** Runs in the page: where its headline ends, and where the sky of its picture does. */
function headline(share: number) {
  const text = document.createRange()
  text.selectNodeContents(document.querySelector('h1') ?? document.body)
  const size = Number.parseFloat(
    getComputedStyle(document.querySelector('h1') ?? document.body).fontSize,
  )
  const picture =
    document.querySelector('.hero__picture img')?.getBoundingClientRect() ?? new DOMRect()
  const shown = Math.max(picture.height, (picture.width * 9) / 16)
  return {
    // The bottom is the baseline of the letters.
    bottom: text.getBoundingClientRect().bottom - size * 0.3,
    sky: picture.top + shown * share,
  }
}
