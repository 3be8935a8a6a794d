import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { homes } from '#server/catalogue/seed/homes.ts'
import { violationsOn } from '../../testing/axe.ts'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import {
  isFullyHydrated,
  leave,
  newVisitor,
  openPage,
  phoneScreen,
  runScripts,
  visit,
} from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'
import { blackPng } from '../../testing/storage.ts'

const { browser, site } = browserAndSite()

const home = '/properties/lomas-2-top-floor-three-bedrooms'
const count = homes.find(({ slug }) => home.endsWith(slug))?.pictures.length ?? 0
const counter = (page: Page) => page.locator('.lightbox .counter').textContent()
const isOpen = (page: Page) => page.locator('.lightbox[open]').count()

/** Collects the addresses of matching requests from now on. */
function requestsFor(page: Page, pattern: RegExp): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) found.push(request.url())
  })
  return found
}

/** Acts like a visitor, so that the page's scripts run. */
async function act(page: Page) {
  await runScripts(page)
  await page.waitForFunction(isFullyHydrated)
  await page.waitForLoadState('networkidle')
}

test('the pictures of a home fill the screen by keys, until Escape returns the focus', async () => {
  const { page, context, complaints, scripts } = await visit(browser(), site().url)
  await page.goto(home)
  await act(page)
  expect(scripts.some((one) => one.includes('/lightbox-'))).toBe(false)
  const link = page.getByRole('link', { name: `All ${count} pictures` })
  await link.click()
  await expect.poll(() => isOpen(page)).toBe(1)
  expect(scripts.some((one) => one.includes('/lightbox-'))).toBe(true)
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('button', { name: 'Close' }).evaluate(isFocused)).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect(await counter(page)).toBe(`2 / ${count}`)
  expect(await page.locator('.lightbox__cap b').textContent()).toContain('Living and dining')
  await page.keyboard.press('End')
  expect(await counter(page)).toBe(`${count} / ${count}`)
  await page.keyboard.press('ArrowRight')
  expect(await counter(page)).toBe(`${count} / ${count}`)
  await page.keyboard.press('Home')
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await page.keyboard.press('Home')
  await dialog.getByRole('button', { name: 'Living and dining' }).click()
  expect(await counter(page)).toBe(`2 / ${count}`)
  expect(await dialog.locator('.thumbs [aria-current]').count()).toBe(1)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => isOpen(page)).toBe(0)
  expect(await link.evaluate(isFocused)).toBe(true)
  // The carousel shows the picture that was viewed last.
  await expect
    .poll(() => page.locator('.carousel .counter > [aria-hidden]').textContent())
    .toBe(`2 / ${count}`)
  expect(await page.locator('.carousel__cap').textContent()).toContain('Living and dining')
  expect(complaints).toEqual([])
  await leave({ page, context })
})

test('the full screen begins with the file that the page has, and no arrow covers it', async () => {
  const { page, context } = await visit(browser(), site().url, {
    viewport: { width: 1440, height: 900 },
  })
  const files = '**/pictures/variants/**'
  const body = blackPng(1200, 675)
  await page.route(files, (route) => route.fulfill({ contentType: 'image/png', body }))
  await page.goto(home)
  await act(page)
  const shown = await page
    .locator('.carousel img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  // The larger files never come.
  await page.unroute(files)
  await page.route(files, () => {})
  await page.getByRole('link', { name: `All ${count} pictures` }).click()
  const view = page.locator('.lightbox__view')
  const behind = () => view.evaluate((one) => getComputedStyle(one).backgroundImage)
  await expect.poll(behind).toBe(`url("${shown}")`)
  // The second picture has a thumbnail on the page.
  await page.keyboard.press('ArrowRight')
  await expect.poll(behind).toMatch(/^url\(".+\/pictures\/variants\//)
  expect(await behind()).not.toContain(shown)
  const stage = await page.locator('.lightbox__pic').boundingBox()
  const [back, next] = await Promise.all(
    ['Previous picture', 'Next picture'].map((name) =>
      page.getByRole('dialog').getByRole('button', { name }).boundingBox(),
    ),
  )
  const end = (box: typeof stage) => (box?.x ?? 0) + (box?.width ?? 0)
  expect(end(back ?? null)).toBeLessThanOrEqual(stage?.x ?? 0)
  expect(next?.x).toBeGreaterThanOrEqual(end(stage))
  await leave({ page, context })
})

test('without script the pictures of a home are a page that leads back', async () => {
  const { page, context } = await visit(browser(), site().url, {
    ...phoneScreen,
    javaScriptEnabled: false,
  })
  await page.goto(`/es${home}`)
  await page.getByRole('link', { name: `Las ${count} imágenes` }).tap()
  await page.waitForURL(`**/es${home}/pictures`)
  const figures = page.locator('.pics figure')
  expect(await figures.count()).toBe(count)
  expect(await figures.nth(1).locator('figcaption').textContent()).toContain('Salón')
  expect(await figures.nth(5).locator('img').getAttribute('loading')).toBe('lazy')
  const whole = await figures.nth(1).getByRole('link').getAttribute('href')
  // The browser gets pixels instead of pictures.
  const picture = await site().get(whole ?? '')
  expect(picture.headers.get('Content-Type')).toBe('image/jpeg')
  await page.locator('.crumbs a').tap()
  await page.waitForURL(`**/es${home}`)
  await leave({ page, context })
})

const isFocused = (element: Element) => element === document.activeElement

test(
  'Back closes the full screen and stays on the page; nothing is loaded again',
  { tags: 'slow' },
  async () => {
    const { page, context } = await visit(browser(), site().url)
    await page.goto('/properties')
    await page.goto(home)
    await act(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.locator('.carousel__whole').first().click()
    await expect.poll(() => isOpen(page)).toBe(1)
    await page.goBack()
    await expect.poll(() => isOpen(page)).toBe(0)
    expect(new URL(page.url()).pathname).toBe(home)
    expect(requests.filter((url) => url.includes('.data'))).toEqual([])
    // Closing leaves no entry in the history: Back leads to the page before.
    await page.locator('.carousel__all').click()
    await expect.poll(() => isOpen(page)).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => isOpen(page)).toBe(0)
    await page.goBack()
    await page.waitForURL('**/properties')
    await leave({ page, context })
  },
)

/** Two taps whose timestamps are 60 ms apart, however busy the machine is. */
async function doubleTap(client: CDPSession) {
  const start = Date.now() / 1000 - 0.1
  for (const [index, type] of (
    ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const
  ).entries())
    await client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: 195, y: 380, id: 0 }] : [],
      timestamp: start + index * 0.03,
    })
}

test(
  'a double tap and a pinch enlarge, a drag moves, a swipe shows the next picture',
  { tags: 'slow' },
  async () => {
    const { page, context } = await visit(browser(), site().url, {
      ...phoneScreen,
      deviceScaleFactor: 3,
    })
    await page.goto(home)
    await act(page)
    await page.locator('.carousel__all').tap()
    await expect.poll(() => isOpen(page)).toBe(1)
    const large = requestsFor(page, /-1600\./)
    const view = page.locator('.lightbox__view')
    const scale = () =>
      view.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
    const client = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      })
    await doubleTap(client)
    await expect.poll(scale).toBe(2.5)
    await expect.poll(() => large).toContainEqual(expect.stringMatching(/terrace-lomas-\w+-1600\./))
    await touch('touchStart', [300, 380])
    await touch('touchMove', [200, 380])
    await touch('touchEnd')
    expect(await counter(page)).toBe(`1 / ${count}`)
    expect(
      await view.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e),
    ).toBe(-100)
    await doubleTap(client)
    await expect.poll(scale).toBe(1)
    await touch('touchStart', [150, 380], [240, 380])
    await touch('touchMove', [105, 380], [285, 380])
    await touch('touchEnd')
    await expect.poll(scale).toBeGreaterThan(1.5)
    await page.keyboard.press('ArrowRight')
    await expect.poll(scale).toBe(1)
    await touch('touchStart', [300, 380])
    await touch('touchMove', [180, 384])
    await touch('touchEnd')
    await expect.poll(() => counter(page)).toBe(`3 / ${count}`)
    await context.close()
  },
)

test.each([true, false])(
  'the next picture is fetched ahead, unless data is saved (%s)',
  async (saves) => {
    const { page, context } = await openPage(await newVisitor(browser(), site().url), site().url)
    if (saves)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    await page.goto(home)
    await act(page)
    const large = requestsFor(page, /-1600\.avif/)
    await page.locator('.carousel__all').click()
    await expect.poll(() => isOpen(page)).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(large.some((url) => url.includes('terrace-lomas'))).toBe(true)
    expect(large.some((url) => url.includes('living-lomas'))).toBe(!saves)
    await context.close()
  },
)

test(
  'an address is copied without a way to share, and sent by e-mail without script',
  { tags: 'slow' },
  async () => {
    const { page, context } = await visit(browser(), site().url, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    for (const path of [home, '/es/property-types/palm-10', '/blog/the-towers-that-talked']) {
      await page.goto(path)
      const mail = new URL((await page.locator('a[href^="mailto:?"]').getAttribute('href')) ?? '')
      expect(mail.protocol).toBe('mailto:')
      expect(mail.searchParams.get('body')).toBe(site().url + path)
      await act(page)
      await page.locator('a[href^="mailto:?"]').click()
      await page.locator('.toast').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site().url + path)
    }
    await leave({ page, context })
  },
)

test('the first press copies an address, and says so once the scripts run', async () => {
  const { page, context } = await visit(browser(), site().url, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(home)
  await page.locator('a[href^="mailto:?"]').click()
  await page.locator('.toast').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site().url + home)
  await leave({ page, context })
})

test('a phone shares within the first press, as browsers permit it only then', async () => {
  const { page, context } = await visit(browser(), site().url, phoneScreen)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: { url: string }) =>
        void (document.title = `${window.event?.isTrusted}: ${url}`),
    })
  })
  await page.goto(home)
  await page.locator('a[href^="mailto:?"]').tap()
  await expect.poll(() => page.title()).toBe(`true: ${site().url}${home}`)
  await context.close()
})

test('a phone shares in its own way', async () => {
  const { page, context } = await visit(browser(), site().url, phoneScreen)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: object) => void (document.title = JSON.stringify(shared)),
    })
  })
  await page.goto(home)
  await act(page)
  await page.locator('a[href^="mailto:?"]').tap()
  await expect
    .poll(() => page.title())
    .toBe(JSON.stringify({ title: 'Top floor, three bedrooms', url: site().url + home }))
  await context.close()
})

test('a room pressed on the plan shows its name, lights its row, leads to its picture', async () => {
  const { page, context, complaints } = await visit(browser(), site().url, phoneScreen)
  await page.goto(home)
  await act(page)
  const room = page.locator('.plans .pl-rooms a', { has: page.locator('#room-1') })
  const name = (await room.getAttribute('aria-label'))?.replace(/^1\. |, .*$/g, '') ?? ''
  await room.tap()
  const card = page.locator('.roomcard').first()
  await expect.poll(() => card.textContent()).toContain(`1 ${name}`)
  expect(await page.locator('.sched tr.is-on').textContent()).toContain(name)
  expect(await page.locator('.plans .is-on').getAttribute('id')).toBe('room-1')

  await page.locator('#plan summary').tap()
  const pictured = page.locator('.sched__pics a').first()
  const row = page.locator('.sched tr', { has: pictured }).first()
  const number = await row.getAttribute('data-room')
  await pictured.tap()
  await expect.poll(() => isOpen(page)).toBe(1)
  expect(await page.locator('.lightbox__cap b').textContent()).toMatch(`, ${number} on the plan`)
  await page.keyboard.press('Escape')

  // The plan itself also fills the screen, and can be enlarged there.
  await page.getByRole('link', { name: 'Enlarge the plan' }).first().tap()
  await expect.poll(() => isOpen(page)).toBe(1)
  await page.getByRole('button', { name: 'Enlarge' }).tap()
  await expect.poll(() => page.locator('.lightbox [data-zoomed]').count()).toBe(1)
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
  await leave({ page, context })
})

describe.each(shortened([true, false]))(
  'the homes of a development (script: %s)',
  (javaScriptEnabled) => {
    test('are sorted and filtered by links, and lead to each home and its plan', async () => {
      const { page, context, complaints } = await visit(browser(), site().url, {
        javaScriptEnabled,
      })
      await page.goto('/es/property-types/north-residences')
      const references = () => page.locator('.units tbody th small').allTextContents()
      const cheapest = await references()
      expect(cheapest.length).toBeGreaterThan(2)
      await page.locator('.units thead').getByRole('link', { name: 'Precio' }).click()
      await expect.poll(references).toEqual([...cheapest].toReversed())
      expect(await page.locator('.units th[aria-sort]').getAttribute('aria-sort')).toBe(
        'descending',
      )
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `${site().url}/es/property-types/north-residences`,
      )
      const [bedrooms] = await page
        .locator('.units__filter')
        .first()
        .getByRole('link')
        .all()
        .then((links) => links.slice(1))
      await bedrooms?.click()
      await expect.poll(async () => (await references()).length).toBeLessThan(cheapest.length)
      const plan = page.locator('.units__plan img').first()
      await plan.scrollIntoViewIfNeeded()
      await expect
        .poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100)
      await plan.click()
      await page.waitForURL('**/es/properties/*#plan')
      expect(complaints).toEqual([])
      await leave({ page, context })
    })
  },
)
