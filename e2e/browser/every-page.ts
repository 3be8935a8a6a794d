import type { BrowserContextOptions, ViewportSize } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overflowOf, violationsOn } from '../../testing/axe.ts'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { visit, type PageVisit } from '../../testing/browser.ts'

/**
 * Opens pages in a browser, one after the other, and expects that they run no script, log nothing
 * to the console, request nothing from another host, and fit into the window, into 320 pixels, and
 * with text of twice the size.
 * @param groups `axe`: whether axe, which takes most of the time, runs as well, with or without the
 *   contrast of colours
 * @param narrow whether 320 pixels and large text are tried as well
 */
export function testEveryPage(
  options: BrowserContextOptions & { viewport: ViewportSize },
  groups: { paths: string[]; axe: false | { contrast: boolean } }[],
  narrow: boolean,
): void {
  const { browser, site } = browserAndSite()
  // One window for all pages, as for a visitor who walks through the site, so that shared files are
  // fetched once.
  let visitor: PageVisit
  beforeAll(async () => {
    visitor = await visit(browser(), site().url, options)
  })
  afterAll(() => visitor.context.close())

  for (const { paths, axe } of groups)
    test.each(paths)(
      `%s is silent, asks nobody else and fits${axe ? ', and axe finds nothing' : ''}`,
      async (path) => {
        const { page, complaints, scripts } = visitor
        await page.setViewportSize(options.viewport)
        complaints.length = scripts.length = 0
        const response = await page.goto(path)
        const expected =
          response?.status() === 404 ? [expect.stringContaining('404 (Not Found)')] : []
        expect(scripts).toEqual([])
        expect(await overflowOf(page)).toBe(0)
        if (axe) expect(await violationsOn(page, axe)).toEqual([])
        expect(complaints).toEqual(expected)
        if (!narrow) return
        await page.setViewportSize({ width: 320, height: 700 })
        expect(await overflowOf(page), 'at 320 px').toBe(0)
        await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
        for (const width of [640, 390]) {
          await page.setViewportSize({ width, height: 700 })
          expect(await overflowOf(page), `with text twice as large, at ${width} px`).toBe(0)
        }
      },
    )
}

/** Pages that do not exist. */
export const missing = ['/nowhere', '/properties/no-such-home']
