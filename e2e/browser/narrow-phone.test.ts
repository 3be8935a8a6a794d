import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite()

test.each(['', '/es'])(
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

test.each(['', '/es'])(
  'the words of a development’s table of homes are whole: "%s"',
  async (prefix) => {
    const { page, context } = await visit(browser(), site().url, {
      viewport: { width: 320, height: 700 },
    })
    await page.goto(`${prefix}/luxury-property/carat`)
    // A word that is wider than its cell is broken, or sticks out.
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
