import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { laptop, visit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

const { browser, site } = browserAndSite({ pictures: true })

test.each(shortened(['/es', '']))(
  'a home prints its texts, plan and costs, and no controls: "%s"',
  async (prefix) => {
    const { page, context } = await visit(browser(), site().url, laptop)
    await page.goto(`${prefix}/properties/garden-apartment-south-terrace`)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.paper-head:visible').textContent()).toMatch(
      /^Alborán Residences Ref\. R49052083, .* 20\d\d\. .*\/properties\/garden-apartment-south-terrace$/,
    )
    const isShown = (selector: string) => page.locator(selector).first().isVisible()
    for (const selector of [
      'h1',
      '.sidecard__price',
      '#costs .big',
      '#costs .sums',
      '.fold:has(#borrow) .on-paper',
      '.maps__site',
    ])
      expect([selector, await isShown(selector)]).toEqual([selector, true])
    for (const selector of [
      '.bar',
      '.btn',
      '.carousel__bar',
      '#enquire',
      '#costs form',
      'header nav',
    ])
      expect([selector, await isShown(selector)]).toEqual([selector, false])
    await context.close()
  },
)

test.each(
  shortened([
    ['thirty rooms', '/properties/villa-on-the-lower-road'],
    ['three floors', '/es/properties/palm-10-villa-on-the-court'],
    ['one floor', '/properties/garden-apartment-south-terrace'],
  ]),
)('a home of %s leaves no page of its print half empty', async (_, path) => {
  const { page, context } = await visit(browser(), site().url, laptop)
  await page.goto(path)
  const pages = (await page.pdf({ format: 'A4' }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b(?!s)/g)
  // Six pages; seven where the fonts of a machine are wider.
  expect(pages?.length).toBeLessThanOrEqual(7)
  await context.close()
})

test.each(shortened([12, 4, 3]))(
  'a printed list of %i homes has every column on its sheets',
  async (count) => {
    const { page, context } = await visit(browser(), site().url, {
      // A sheet of A4 between its margins, in landscape from four homes on.
      viewport: { width: count < 4 ? 680 : 1009, height: 700 },
    })
    await page.goto('/properties')
    const slugs = await page
      .locator('.listing .card .save')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    const list = slugs.slice(0, count).join('.')
    await page.goto(`/shortlist?homes=${list}`)
    await page.emulateMedia({ media: 'print' })
    const names = page.locator('.vs h2:visible')
    expect(await names.count()).toBe(count)
    for (const selector of ['.vs h2', '.vs td', '.sl__same dd']) {
      const ends = await page
        .locator(`${selector}:visible`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      expect(Math.max(...ends), selector).toBeLessThanOrEqual(count < 4 ? 681 : 1010)
    }
    expect(await page.locator('.paper-head').textContent()).toMatch(
      new RegExp(`^Alborán Residences As of .*homes=${list}$`),
    )
    expect(await page.locator('.btn:visible, .vs__do:visible, .vs__choice:visible').count()).toBe(0)
    await context.close()
  },
)

test('a printed home has one left edge, and no chart or table on two pages', async () => {
  const { page, context } = await visit(browser(), site().url, {
    viewport: { width: 680, height: 1000 },
  })
  await page.goto('/properties/garden-apartment-south-terrace')
  await page.emulateMedia({ media: 'print' })
  const leftEdges = await page
    .locator('h1, .below h2, .sums, .sun, .letting, .plans')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => Math.round(one.getBoundingClientRect().left)),
    )
  expect(leftEdges.length).toBeGreaterThan(10)
  expect(new Set(leftEdges)).toEqual(new Set([0]))
  for (const selector of ['.sun', '.letting', '.sums', '.sched'])
    expect(
      await page
        .locator(selector)
        .first()
        .evaluate((one) => {
          const whole = one.closest('.part__main, .part:has(> .plans)') ?? one
          return getComputedStyle(whole).breakInside
        }),
      selector,
    ).toBe('avoid')
  // The sums of the rooms are as wide as the rooms.
  const ends = await page
    .locator('.sched tr > :last-child')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)))
  expect(new Set(ends).size).toBe(1)
  await context.close()
})
