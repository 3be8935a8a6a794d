import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { leave, visit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

const { browser, site } = browserAndSite()

// A laptop of 1366 pixels, of which a scrollbar takes some.
test.each(
  shortened([
    ['/es/properties', 1351],
    ['/properties', 1351],
  ]),
)('the navigation has one line on a small laptop, not a menu: %s', async (path, width) => {
  const { page, context } = await visit(browser(), site().url, {
    viewport: { width, height: 700 },
  })
  await page.goto(path)
  const saved = page.locator('.header [data-shortlist-count]')
  await saved.evaluate((count) => {
    count.textContent = ' (12)'
  })
  const parts = await page
    .locator('.header__row > *')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()))
  expect(parts).toHaveLength(3)
  for (const [index, { left, width: wide, right }] of parts.entries()) {
    expect(wide).toBeGreaterThan(200)
    expect(right).toBeLessThan(width)
    expect(left - (parts[index - 1]?.right ?? 0)).toBeGreaterThan(16)
  }
  const tops = await page
    .locator('.nav a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await leave({ page, context })
})
