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

const screens = [390, 768, 1024, 1440, 1920].flatMap((width) =>
  ['/', '/es'].map((path) => ({ width, path })),
)

test.each(screens)(
  'the headline of the home page is clear of villa and palms: $width px, $path',
  async ({ width, path }) => {
    const { page, context } = await visit(browser(), site().url, {
      viewport: { width, height: 900 },
    })
    await page.goto(path)
    const { bottom, sky, right, villa } = await page.evaluate(
      ([share, left]) => {
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
          sky: picture.top + shown * (share ?? 0),
          right: text.getBoundingClientRect().right,
          villa: picture.left + picture.width * (left ?? 0),
        }
      },
      [palmTop, villaLeft],
    )
    // On a laptop it is beside the villa, elsewhere above it.
    if (width >= 992) expect(right).toBeLessThan(villa)
    else expect(bottom).toBeLessThan(sky)
    await context.close()
  },
)

test.each(['/', '/es'])('a laptop shows the first homes’ prices at once: %s', async (path) => {
  const { page, context } = await visit(browser(), site().url, {
    viewport: { width: 1366, height: 768 },
  })
  await page.goto(path)
  const price = await page.locator('.hb .card__price').first().boundingBox()
  expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThan(768)
  await context.close()
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
