import { describe, expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { visit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

const { browser, site } = browserAndSite()

test.each(shortened(['/es', '']))(
  'a long name on the ruler has its lines below each other: "%s"',
  async (prefix) => {
    const { page, context } = await visit(browser(), site().url, {
      viewport: { width: 320, height: 700 },
    })
    await page.goto(`${prefix}/`)
    const names = await page.locator('.ruler li > span').evaluateAll((all) =>
      all.map((name) => {
        const range = document.createRange()
        range.selectNodeContents(name)
        const lines = [...range.getClientRects()]
        return {
          text: name.textContent,
          tops: lines.map(({ top }) => top),
          height: lines[0]?.height,
        }
      }),
    )
    expect(names.length).toBe(5)
    for (const { text, tops, height = 0 } of names)
      for (const [line, top] of tops.slice(1).entries())
        expect(top - (tops[line] ?? 0), text).toBeGreaterThan(height * 0.8)
    await context.close()
  },
)

test.each(shortened(['/es', '']))(
  'the words of a development’s table of homes are whole: "%s"',
  async (prefix) => {
    const { page, context } = await visit(browser(), site().url, {
      viewport: { width: 320, height: 700 },
    })
    await page.goto(`${prefix}/luxury-property/carat`)
    // A word that is wider than its cell would be broken or overflow.
    const broken = await page.locator('.units__table td[data-name]').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = cell.firstChild
        if (!(text instanceof Text)) return []
        return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      }),
    )
    expect(broken).toEqual([])
    await context.close()
  },
)

test.each(
  shortened([
    ['/es/luxury-property/carat', 'Ordenar por', 'Dormitorios'],
    ['/luxury-property/carat', 'Order by', 'Bedrooms'],
  ]),
)('a phone shows homes as cards with price, and how to order them: %s', async (path, ...names) => {
  const { page, context } = await visit(browser(), site().url, {
    viewport: { width: 390, height: 844 },
  })
  await page.goto(path)
  const { order, filter, cut, cards } = await page.locator('.units').evaluate((units) => {
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    const before = (selector: string) => {
      const element = units.querySelector(selector)
      return element ? getComputedStyle(element, '::before').content : ''
    }
    return {
      order: before('thead tr'),
      filter: before('.units__filter'),
      cut: [...units.querySelectorAll('a, td')]
        .filter((one) => box(one).right > window.innerWidth)
        .map((one) => one.textContent),
      cards: [...units.querySelectorAll('tbody tr')].map((row) => ({
        picture: box(row.querySelector('.units__picture img')).width / box(row).width,
        besideName: box(row.querySelector('.units__price')).top - box(row.querySelector('th')).top,
      })),
    }
  })
  expect([order, filter]).toEqual(names.map((name) => `"${name}"`))
  expect(cut).toEqual([])
  expect(cards.length).toBeGreaterThan(2)
  for (const { picture, besideName } of cards) {
    expect(picture).toBeGreaterThan(0.9)
    expect(Math.abs(besideName)).toBeLessThan(8)
  }
  await context.close()
})

describe.each(shortened(['/es', '']))(
  'the form for new releases on a phone, without script: "%s"',
  (prefix) => {
    test('its link shows the first fields, and each listed problem leads to its label', async () => {
      const { page, context } = await visit(browser(), site().url, {
        viewport: { width: 390, height: 844 },
        javaScriptEnabled: false,
      })
      await page.goto(`${prefix}/new-releases#register-interest`)
      const top = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
      expect(await top('#register-interest h2')).toBeLessThan(250)
      expect(await top('.nr-form [name=email]')).toBeLessThan(844)
      await page.locator('.nr-form .form__end button').click()
      await page.locator('.nr-form .summary-error a[href$=phone]').click()
      const header = await page
        .locator('header')
        .evaluate((one) => one.getBoundingClientRect().bottom)
      expect(await top('.nr-form label[for$=phone]')).toBeGreaterThan(header)
      await context.close()
    })
  },
)
