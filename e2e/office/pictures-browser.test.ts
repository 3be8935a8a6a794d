import type { JSHandle, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { phoneScreen } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'
import { choosePhotographs, expectFocus, openScreen } from '../../testing/office-pages.ts'
import { samplePicture } from '../../testing/storage.ts'

const { officePage } = browserAndOffice()

/** Opens a new home with photographs, on a phone. */
async function openPictures(count: number): Promise<Page> {
  const { page } = await officePage('agent', phoneScreen)
  await openScreen(page, '/office/homes/new')
  await openScreen(page, `${new URL(page.url()).pathname}/pictures`)
  await choosePhotographs(page, count)
  await page.getByText(`${count} pictures.`).waitFor({ timeout: 60_000 })
  return page
}

/** The stored order: the addresses of the pictures' links. */
async function storedOrder(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname
  const response = await page.request.get(path)
  const html = await response.text()
  return [...html.matchAll(/name="en (\/pictures\/[^"]+)"/g)].map(([, address = '']) => address)
}

const textIn = (page: Page, language: string, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`in ${language} picture ${number}\\b`) })

/** A photograph as it is dragged, or copied. */
async function photographIn(page: Page): Promise<JSHandle<DataTransfer>> {
  const photograph = await samplePicture('jpeg', { width: 1300, height: 900 })
  return page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'IMG_9.jpg', { type: 'image/jpeg' }))
    return transfer
  }, Buffer.from(photograph).toString('base64'))
}

const focalPanel = (page: Page) => page.getByRole('complementary', { name: 'Picture 1' })
/** The focal point of the first picture as it is stored: the figures of its form. */
async function storedPoint(page: Page): Promise<(string | undefined)[]> {
  const html = await (await page.request.get(new URL(page.url()).pathname)).text()
  return ['x', 'horizon'].map(
    (field) => new RegExp(`name="${field} /pictures/[^"]+"[^>]* value="([^"]+)"`).exec(html)?.[1],
  )
}

describe('the pictures of a home on a phone', { timeout: 120_000 }, () => {
  test('are put in order as small tiles, by buttons and under a finger', async () => {
    const page = await openPictures(6)
    await page.getByRole('radio', { name: 'Order' }).check()
    const tiles = page.locator('.tiles [data-address]')
    const shown = () =>
      tiles.evaluateAll((all) => all.map((one) => one.getAttribute('data-address')))
    const [first, second, third, ...others] = await shown()
    await tiles.nth(1).getByRole('button').click()
    await page
      .getByRole('group', { name: 'Picture 2' })
      .getByRole('button', { name: 'First' })
      .click()
    await expect.poll(() => storedOrder(page)).toEqual([second, first, third, ...others])
    await expect.poll(shown).toEqual([second, first, third, ...others])
    const [from, to] = [await tiles.nth(0).boundingBox(), await tiles.nth(2).boundingBox()]
    const session = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof from) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at ? [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }] : [],
      })
    await touch('touchStart', from)
    await page.locator('.tile.is-held').waitFor()
    await touch('touchMove', from)
    await touch('touchMove', to)
    await expect.poll(shown).toEqual([first, third, second, ...others])
    await touch('touchEnd')
    await expect.poll(() => storedOrder(page)).toEqual([first, third, second, ...others])
    // A link that has scrolled half under the header is a small target to axe.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectFine(page)
  })

  test('are taken where they are dropped, and from the clipboard', { tags: 'slow' }, async () => {
    const page = await openPictures(2)
    const form = page.locator('form.drop')
    await form.dispatchEvent('dragover', { dataTransfer: await photographIn(page) })
    await page.locator('form.drop.is-over').waitFor()
    await form.dispatchEvent('drop', { dataTransfer: await photographIn(page) })
    await page.getByText('3 pictures.').waitFor({ timeout: 60_000 })
    await page.locator('form.drop.is-over').waitFor({ state: 'detached' })
    await (
      await photographIn(page)
    ).evaluate((clipboardData) =>
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    )
    await page.getByText('4 pictures.').waitFor({ timeout: 60_000 })
    expect(await storedOrder(page)).toHaveLength(4)
  })

  test(
    'are sent one after the other, to keep the order in which they were chosen',
    { tags: 'slow' },
    async () => {
      const page = await openPictures(2)
      let [open, most] = [0, 0]
      const isUpload = (request: Request) => request.url().endsWith('/upload')
      page.on('request', (request) => {
        if (isUpload(request)) most = Math.max(most, ++open)
      })
      page.on('requestfinished', (request) => {
        if (isUpload(request)) open--
      })
      await choosePhotographs(page, 3)
      await page.getByText('5 pictures.').waitFor({ timeout: 60_000 })
      expect(most).toBe(1)
    },
  )

  test('that are cut off on their way are sent again by themselves', { tags: 'slow' }, async () => {
    const page = await openPictures(2)
    await page.route('**/upload', (route) => route.abort('connectionreset'))
    await page.route('**/live', (route) => route.abort('connectionreset'))
    await choosePhotographs(page, 1)
    await page.getByText('It is sent by itself once that is back').waitFor()
    await page.unroute('**/upload')
    await page.unroute('**/live')
    await page.getByText('3 pictures.').waitFor({ timeout: 60_000 })
    expect(await storedOrder(page)).toHaveLength(3)
  })

  test(
    'lead from one missing text to the next, and take all proposed texts at once',
    { tags: 'slow' },
    async () => {
      const page = await openPictures(2)
      await page.getByRole('button', { name: '4 alternative texts are missing' }).click()
      await expectFocus(textIn(page, 'English', 1))
      await page.keyboard.type('The bay')
      await page.keyboard.press('Enter')
      await expectFocus(textIn(page, 'Spanish', 1))
      await page.keyboard.press('Enter')
      await expectFocus(textIn(page, 'English', 2))
      for (const number of [1, 2])
        await page.getByLabel(`Room of picture ${number}`).selectOption('Terrace')
      await page.getByRole('button', { name: 'Use all proposed texts' }).click()
      // Beside a text that somebody has written, a proposal would describe a different subject.
      await page.getByText('1 alternative text is missing').waitFor()
      expect(await textIn(page, 'English', 1).inputValue()).toBe('The bay')
      expect(await textIn(page, 'Spanish', 1).inputValue()).toBe('')
      await page.getByText('A proposal: it names the room').first().waitFor()
      expect(await textIn(page, 'Spanish', 2).inputValue()).toMatch(/^Terraza/)
    },
  )

  test('keep the focal point that was pressed, as they keep their texts', async () => {
    const page = await openPictures(2)
    await page.getByRole('link', { name: 'Focal point of picture 1' }).click()
    await focalPanel(page)
      .locator('.focal')
      .click({ position: { x: 30, y: 20 } })
    const point = focalPanel(page).getByRole('button', { name: /^Focal point/ })
    const named = (await point.getAttribute('aria-label')) ?? ''
    const figures = [...named.matchAll(/[\d.]+(?=%)/g)].map(([figure]) => Number(figure).toFixed(1))
    expect(figures).not.toEqual(['50.0', '42.0'])
    await focalPanel(page).getByText('Not saved yet').waitFor()
    await focalPanel(page)
      .getByText(/^Draft saved/)
      .waitFor()
    expect(await storedPoint(page)).toEqual(figures)

    // Another picture is opened, and the screen left, before anything was saved.
    await point.focus()
    await page.keyboard.press('ArrowRight')
    await focalPanel(page).getByRole('link', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Focal point of picture 2' }).click()
    await page.goBack()
    const moved = [(Number(figures[0]) + 1).toFixed(1), figures[1]]
    await expect.poll(() => storedPoint(page)).toEqual(moved)
  })

  test(
    'keep a focal point on the device while nothing can be saved',
    { tags: 'slow' },
    async () => {
      const page = await openPictures(2)
      await page.getByRole('link', { name: 'Focal point of picture 1' }).click()
      await page.route('**/pictures/draft', (route) => route.abort('connectionreset'))
      await focalPanel(page).getByRole('textbox', { name: 'Across, %' }).fill('12,5')
      await focalPanel(page).getByText('Not saved yet').waitFor()
      page.on('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await focalPanel(page).getByText('Not saved yet').waitFor()
      expect(await focalPanel(page).getByRole('textbox', { name: 'Across, %' }).inputValue()).toBe(
        '12.5',
      )
      await page.unroute('**/pictures/draft')
      await expect.poll(() => storedPoint(page), { timeout: 20_000 }).toEqual(['12.5', '42.0'])
    },
  )

  test.each(shortened(['Spanish', 'English']))(
    'a refusal leads to the missing text in %s',
    async (lacking) => {
      const page = await openPictures(2)
      for (const number of [1, 2])
        for (const language of ['English', 'Spanish'])
          if (number === 1 || language !== lacking)
            await textIn(page, language, number).fill('A text')
      await page.getByRole('radio', { name: 'Order' }).check()
      await page.getByRole('button', { name: 'Publish' }).click()
      // The view that hides the field is closed.
      await expectFocus(textIn(page, lacking, 2))
      await page.getByText('1 alternative text is missing').waitFor()
      // The texts are stored, although the home is not published.
      await page
        .getByText(/^Draft saved/)
        .first()
        .waitFor()
      expect(await page.getByText('Not saved yet').count()).toBe(0)
      await page.reload()
      expect(
        await textIn(page, lacking === 'English' ? 'Spanish' : 'English', 2).inputValue(),
      ).toBe('A text')
    },
  )
})

test('a refused publication says that what was typed before it is saved', async () => {
  const { page } = await officePage('agent', phoneScreen)
  await openScreen(page, '/office/homes/new')
  await page.getByLabel('Place').fill('Above the bay')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alert').filter({ hasText: 'Before this can be published' }).waitFor()
  await expect.poll(() => page.locator('.pubbar .saved').textContent()).toMatch(/^Draft saved/)
  await page.reload()
  expect(await page.getByLabel('Place').inputValue()).toBe('Above the bay')
})
