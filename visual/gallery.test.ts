import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { hydrated, launchBrowser, wholeBrowser } from '../testing/browser.ts'
import { testPlace, type TestPlace } from '../testing/databases.ts'
import { startServer, type ServerProcess } from '../testing/server-process.ts'
import { compareScreenshot } from './compare.ts'
import { stillPage, type StillPage } from './still-page.ts'

const groups = [
  'buttons',
  'fields',
  'forms',
  'overlays',
  'account-form',
  'account-page',
  'cards',
  'pictures',
  'figures',
  'hero',
  'call',
  'problem',
]

/** The elements that are shown with keyboard focus, by the name of their baseline. */
const focusable: Record<string, string> = {
  button: '[data-group=buttons] .btn',
  go: '[data-group=buttons] .go',
  save: '[data-group=buttons] button.save',
  field: '#field-empty',
  'field-problem': '#field-problem',
  choice: '[data-group=fields] input[type=radio]',
  card: '[data-group=cards] .card a',
}

describe('the gallery', () => {
  let browser: Browser
  let place: TestPlace
  let server: ServerProcess
  beforeAll(async () => {
    place = await testPlace('sqlite')
    browser = await launchBrowser(wholeBrowser())
    server = await startServer(
      { DATA_DIR: place.dataDir, NODE_ENV: 'development', LOG_LEVEL: 'warn' },
      { entry: 'dev.ts' },
    )
  })
  afterAll(async () => {
    await browser.close()
    await server.end('SIGKILL')
    await place.remove()
  })

  describe.for([
    ['en', 320],
    ['en', 1440],
    ['es', 320],
    ['es', 1440],
  ] as const)('in %s at %i pixels', ([language, width]) => {
    let still: StillPage
    beforeAll(async () => {
      still = await stillPage(browser, server.url, width)
      const path = language === 'en' ? '/gallery' : '/es/gallery'
      // Vite may reload the page on the first visit, once it has found the packages that the page
      // needs.
      await still.open(path)
      await still.page.waitForFunction(hydrated)
      await still.open(path)
      await still.page.waitForFunction(hydrated)
      for (const part of ['header', 'footer'])
        await compareScreenshot(
          `gallery-${part}-${language}-${width}`,
          await still.page.locator(`.${part}`).screenshot({ animations: 'disabled' }),
        )
      // Elements that are fixed to the window would cover the groups.
      await still.page.addStyleTag({ content: '.header, .skip { display: none !important; }' })
    })
    afterAll(() => still.close())

    test.for(groups)('%s', async (group) => {
      const part = still.page.locator(`[data-group=${group}]`)
      await compareScreenshot(
        `gallery-${group}-${language}-${width}`,
        await part.screenshot({ animations: 'disabled' }),
      )
    })

    test('the dialog', async () => {
      await still.page.evaluate(() => {
        const dialog = document.getElementById('contact-dialog')
        if (dialog instanceof HTMLDialogElement) dialog.showModal()
      })
      await compareScreenshot(
        `gallery-dialog-${language}-${width}`,
        await still.page.screenshot({ animations: 'disabled' }),
      )
      await still.page.keyboard.press('Escape')
    })

    test('the dialog with long text', async () => {
      await still.page.locator('[commandfor=gallery-dialog]').click()
      await compareScreenshot(
        `gallery-dialog-long-${language}-${width}`,
        await still.page.screenshot({ animations: 'disabled' }),
      )
      await still.page.keyboard.press('Escape')
    })

    test('the menu', async () => {
      const menu = width === 320 ? 'menu' : 'account'
      await still.page.locator(`[data-group=overlays] [popovertarget=${menu}]`).click()
      await compareScreenshot(
        `gallery-menu-${language}-${width}`,
        await still.page.locator(`#${menu}`).screenshot({ animations: 'disabled' }),
      )
      await still.page.keyboard.press('Escape')
    })

    test('a toast with long text', async () => {
      await still.page.locator('#toast-long').click()
      await compareScreenshot(
        `gallery-toast-${language}-${width}`,
        await still.page.locator('.toast').screenshot({ animations: 'disabled' }),
      )
      await still.page.locator('.toast a').click()
    })

    if (language === 'en' && width === 1440)
      test.for(Object.entries(focusable))('%s with the focus', async ([name, selector]) => {
        const element = still.page.locator(selector).first()
        // After a key press the browser shows the focus.
        await still.page.keyboard.press('Shift')
        await element.focus()
        const box = await element.boundingBox()
        if (!box) throw new Error(`${selector} is not shown`)
        const around = 24
        await compareScreenshot(
          `focus-${name}`,
          await still.page.screenshot({
            animations: 'disabled',
            caret: 'hide',
            clip: {
              x: box.x - around,
              y: box.y - around,
              width: box.width + 2 * around,
              height: box.height + 2 * around,
            },
          }),
        )
      })
  })
})
