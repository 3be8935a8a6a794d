import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { leave, visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite()

/**
 * The height at which the tallest palm in the picture ends, as a share of the picture's height;
 * above it is only sky.
 */
const palmTop = 0.147
/** Where the villa begins, as a share of the picture's width; the palms are behind it. */
const villaLeft = 0.5

test.each(['/', '/es'])(
  'the headline of the home page is clear of villa and palms: %s',
  async (path) => {
    const { page, context } = await visit(browser(), site().url)
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const found = await page.evaluate(headline, { palmTop, villaLeft })
      // On a laptop it is beside the villa, elsewhere above it.
      if (width >= 992) expect(found.right, `at ${width} px`).toBeLessThan(found.villa)
      else expect(found.bottom, `at ${width} px`).toBeLessThan(found.sky)
    }
    await leave({ page, context })
  },
)

test.each(['/', '/es'])('no text covers the headline on a small screen: %s', async (path) => {
  const { page, context } = await visit(browser(), site().url)
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 1180, height: 640 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(path)
    const title = await page.locator('h1').boundingBox()
    const below = await page.locator('.step').boundingBox()
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  }
  await leave({ page, context })
})

test.each(['/', '/es'])('a laptop shows the first homes’ prices at once: %s', async (path) => {
  const { page, context } = await visit(browser(), site().url, {
    viewport: { width: 1366, height: 768 },
    // No offer of the other language is above the page.
    locale: path === '/' ? 'en-GB' : 'es-ES',
  })
  await page.goto(path)
  const price = await page.locator('.hb .card__price').first().boundingBox()
  expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThan(768)
  await leave({ page, context })
})

/** Runs in the page: where its headline ends, and where the sky and the villa of its picture do. */
function headline(share: { palmTop: number; villaLeft: number }) {
  const text = document.createRange()
  text.selectNodeContents(document.querySelector('h1') ?? document.body)
  const size = Number.parseFloat(
    getComputedStyle(document.querySelector('h1') ?? document.body).fontSize,
  )
  const picture =
    document.querySelector('.hero__picture img')?.getBoundingClientRect() ?? new DOMRect()
  const shown = Math.max(picture.height, (picture.width * 9) / 16)
  const { bottom, right } = text.getBoundingClientRect()
  return {
    // The bottom is the baseline of the letters.
    bottom: bottom - size * 0.3,
    sky: picture.top + shown * share.palmTop,
    right,
    villa: picture.left + picture.width * share.villaLeft,
  }
}
