import { expect, test } from 'vitest'
import { minAge } from '#server/spam/limits.ts'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { isFullyHydrated, laptop, phoneScreen, newVisitor } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

let ahead = 0
const { browser, site } = browserAndSite({ cacheSeconds: 60, clock: () => Date.now() + ahead })

async function open(path: string, options = {}) {
  const visitor = await newVisitor(browser(), site().url, options)
  const page = await visitor.newPage()
  await page.goto(path)
  return page
}

/**
 * Runs in the page: chooses an option as a visitor does, without the press that would start the
 * scripts.
 */
const choose = ([name, value]: readonly [string, string]) => {
  const select = document.querySelector(`select[name=${name}]`)
  if (!(select instanceof HTMLSelectElement)) throw new Error(`No select ${name}`)
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a choice changes list and address without a reload, and scroll and focus stay', async () => {
  const page = await open('/properties')
  // A choice during hydration makes React render the page again, which scrolls it.
  const ready = page.evaluate(
    () => new Promise<void>((done) => addEventListener('hydrated', () => done(), { once: true })),
  )
  await page.keyboard.press('Shift')
  await ready
  await page.waitForFunction(isFullyHydrated)
  await page.evaluate(() => {
    document.body.dataset.same = 'yes'
    scrollTo({ top: 60, behavior: 'instant' })
  })
  const type = page.getByLabel('Type', { exact: true })
  await type.focus()
  await type.selectOption('villa')
  await page.waitForURL('**/properties?type=villa')
  // Only a choice that waits for the scripts is marked.
  expect(await page.locator('[data-chosen]').count()).toBe(0)
  // Playwright retries a click on a page that still changes, which scrolls it.
  const withoutVillas = page.getByRole('link', { name: /^Villas ?: remove/ })
  await withoutVillas.waitFor()
  await page.getByText('More choices').evaluate((element: HTMLElement) => element.click())
  const terrace = page.getByLabel('Terrace', { exact: true })
  await terrace.focus()
  await terrace.selectOption('50')
  await page.waitForURL('**/properties?type=villa&terrace=50')
  expect(await page.evaluate(() => [document.body.dataset.same, Math.round(scrollY)])).toEqual([
    'yes',
    60,
  ])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('filter-terrace')
  expect(await terrace.isVisible()).toBe(true)
  // The address changes before the page does.
  await expect.poll(() => withoutVillas.getAttribute('href')).toBe('/properties?terrace=50')
  await withoutVillas.click()
  await page.waitForURL('**/properties?terrace=50')
  await expect.poll(() => type.inputValue()).toBe('')
  await page.goBack()
  await page.waitForURL('**/properties?type=villa&terrace=50')
  await expect.poll(() => type.inputValue()).toBe('villa')
  await page.context().close()
})

test.each([
  [1, true],
  [4, false],
])(
  'a choice before the scripts start applies, %i times slower (while they load: %s)',
  { timeout: 90_000 },
  async (rate, held) => {
    const visitor = await newVisitor(browser(), site().url)
    const page = await visitor.newPage()
    const scripts = Promise.withResolvers<void>()
    if (held)
      await page.route('**/*.js', async (route) => {
        await scripts.promise
        await route.continue()
      })
    await page.goto('/properties')
    const session = await visitor.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    if (held) await page.keyboard.press('Shift')
    await page.evaluate(choose, ['type', 'villa'] as const)
    await page.evaluate(choose, ['bedrooms', '4'] as const)
    scripts.resolve()
    if (!held) await page.keyboard.press('Shift')
    await page.waitForURL('**/properties?type=villa&bedrooms=4')
    await page.waitForFunction(() =>
      document.querySelector('.taken')?.textContent?.includes('Villas'),
    )
    expect(await page.getByLabel('Type', { exact: true }).inputValue()).toBe('villa')
    expect(await page.getByLabel('Bedrooms', { exact: true }).inputValue()).toBe('4')
    await visitor.close()
  },
)

test('a choice made before the scripts start stays while its list comes', async () => {
  const page = await open('/properties')
  const list = Promise.withResolvers<void>()
  await page.route('**/properties.data?*', async (route) => {
    await list.promise
    await route.continue()
  })
  await page.evaluate(choose, ['type', 'villa'] as const)
  await page.keyboard.press('Shift')
  await page.waitForFunction(isFullyHydrated)
  await expect.poll(() => page.locator('[data-chosen]').count()).toBe(0)
  expect(await page.getByLabel('Type', { exact: true }).inputValue()).toBe('villa')
  await page.getByLabel('Bedrooms', { exact: true }).selectOption('4')
  list.resolve()
  await page.waitForURL('**/properties?type=villa&bedrooms=4')
  await page.context().close()
})

test.each(
  shortened([
    [true, '/properties', 'Set the alert', 'E-mail address', 'Look in your inbox'],
    [false, '/es/properties', 'Crear el aviso', 'Correo electrónico', 'Revise su correo'],
  ]),
)(
  'an alert is asked for in the dialog, and without script on a page (script: %s)',
  async (javaScriptEnabled, path, open_, label, told) => {
    const page = await open(`${path}?type=villa`, { javaScriptEnabled })
    await page.locator('.alert-offer').getByRole('link', { name: open_ }).click()
    const dialog = page.locator(javaScriptEnabled ? '#alert' : 'main')
    await dialog.getByLabel(label).fill(`browser-${javaScriptEnabled}@example.com`)
    ahead += minAge
    await dialog.getByRole('button', { name: open_ }).click()
    await page.getByRole('heading', { name: told }).waitFor()
    await page.context().close()
    const rows = await site().database.db.selectFrom('alerts').select('search').execute()
    expect(new Set(rows.map(({ search }) => search))).toEqual(new Set(['type=villa']))
  },
)

test('an alert about nothing moves the focus to that question', async () => {
  const page = await open('/alerts/new?type=villa')
  await page.keyboard.press('Shift')
  await page.waitForFunction(isFullyHydrated)
  for (const label of ['New homes', 'Price reductions'])
    await page.getByLabel(label, { exact: true }).uncheck()
  await page.locator('main').getByLabel('E-mail address').fill('nothing@example.com')
  ahead += minAge
  await page.locator('main').getByRole('button', { name: 'Set the alert' }).click()
  const asked = page.getByRole('group', { name: 'Tell me about' })
  await expect.poll(() => asked.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.context().close()
})

test('recently seen homes are kept by the browser alone, and can be forgotten', async () => {
  const page = await open('/properties/palm-10-villa-on-the-court')
  await page.keyboard.press('Shift')
  await page.waitForFunction(isFullyHydrated)
  await page.goto('/properties/garden-apartment-south-terrace')
  expect(await page.getByRole('heading', { name: 'Recently seen' }).count()).toBe(0)
  await page.keyboard.press('Shift')
  const recent = page.getByRole('region', { name: 'Recently seen' })
  await recent.waitFor()
  expect(await recent.getByRole('article').count()).toBe(1)
  expect(await recent.getByRole('link').getAttribute('href')).toBe(
    '/properties/palm-10-villa-on-the-court',
  )
  await recent.getByRole('button', { name: 'Clear these' }).click()
  await recent.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('recent_homes'))).toBeNull()
  await page.context().close()
})

test('recently seen homes come up for who only turns the wheel', async () => {
  const page = await open('/properties/villa-on-one-floor')
  await page.goto('/properties/townhouse-end-of-the-lane')
  await page.goto('/properties/garden-apartment-south-terrace')
  await page.mouse.wheel(0, 300)
  const recent = page.getByRole('region', { name: 'Recently seen' })
  await recent.waitFor()
  expect(await recent.getByRole('article').count()).toBe(2)
  await page.context().close()
})

test(
  'a link at the head of the list leads to recently seen homes, also by keyboard',
  { tags: 'slow' },
  async () => {
    const page = await open('/properties?type=villa')
    await page.evaluate(() =>
      localStorage.setItem('recent_homes', '["palm-10-villa-on-the-court"]'),
    )
    await page.reload()
    await page.keyboard.press('Tab')
    const link = page.locator('.views').getByRole('link', { name: 'Recently seen' })
    await link.focus()
    await page.keyboard.press('Enter')
    const recent = page.getByRole('region', { name: 'Recently seen' })
    await expect.poll(async () => (await recent.boundingBox())?.y ?? 9_999).toBeLessThan(400)
    expect(new URL(page.url()).search).toBe('?type=villa')
    // The address shows them too, wherever the window is.
    await page.reload()
    await page.keyboard.press('Shift')
    await recent.waitFor()
    await page.context().close()
  },
)

test('a home is remembered by being looked at, without an action', { tags: 'slow' }, async () => {
  const page = await open('/properties/palm-10-villa-on-the-court')
  await page.goto('/es/properties/garden-apartment-south-terrace')
  await page.goto('/properties/palm-10-villa-on-the-court')
  expect(await page.locator('script[type=deferred]').count()).toBeGreaterThan(0)
  const stored = await page.evaluate(() => localStorage.getItem('recent_homes') ?? '')
  expect(JSON.parse(stored)).toEqual([
    'palm-10-villa-on-the-court',
    'garden-apartment-south-terrace',
  ])
  await page.context().close()
})

test('recently seen homes never move what is being read', { tags: 'slow' }, async () => {
  const page = await open('/properties')
  await page.evaluate(() => localStorage.setItem('recent_homes', '["palm-10-villa-on-the-court"]'))
  await page.reload()
  const below = page.getByRole('heading', { name: 'By development, by type' })
  await below.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  const before = await below.boundingBox()
  const cards = page.waitForResponse('**/homes.json?*')
  await page.keyboard.press('Shift')
  await (await cards).finished()
  await page.waitForFunction(isFullyHydrated)
  const recent = page.getByRole('region', { name: 'Recently seen' })
  expect(await recent.count()).toBe(0)
  expect(await below.boundingBox()).toEqual(before)
  // The results appear outside the window.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await recent.waitFor()
  await page.context().close()
})

test.each(shortened([phoneScreen.viewport, laptop.viewport]))(
  '"More choices" stays where it is when it is pressed, in %o',
  async (viewport) => {
    const page = await open('/properties?to=700000&bedrooms=2', { viewport })
    const more = page.getByText('More choices')
    const before = await more.boundingBox()
    await more.evaluate((element: HTMLElement) => element.click())
    await page.getByLabel('Terrace', { exact: true }).waitFor()
    expect(await more.boundingBox()).toEqual(before)
  },
)
