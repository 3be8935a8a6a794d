import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { laptop, phoneScreen, runScripts, visit, leave } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

const { browser, site } = browserAndSite()

const home = '/properties/garden-apartment-south-terrace'
const box = (page: Awaited<ReturnType<typeof visit>>['page'], selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    })

test.each(shortened(['/es', '']))(
  'without script the resort’s plan is enlarged in its place: "%s"',
  async (prefix) => {
    const { page, context } = await visit(browser(), site().url, {
      ...phoneScreen,
      javaScriptEnabled: false,
    })
    await page.goto(prefix + home)
    const plan = page.locator('.maps .chart img')
    const before = (await plan.boundingBox())?.width ?? 0
    await page.locator('.maps__site a[href="#enlarged-plan"]').click()
    expect((await plan.boundingBox())?.width).toBeGreaterThan(3 * before)
    const mark = await page.locator('.chart__here').boundingBox()
    expect(mark?.x).toBeGreaterThan(0)
    expect(mark?.x).toBeLessThan(390)
    await page.locator('.chart__whole').click()
    expect((await plan.boundingBox())?.width).toBe(before)
    await leave({ page, context })
  },
)

test.each(shortened(['/es', '']))(
  'without script the floor plan is enlarged in its place: "%s"',
  async (prefix) => {
    const { page, context } = await visit(browser(), site().url, {
      ...phoneScreen,
      javaScriptEnabled: false,
    })
    await page.goto(prefix + home)
    const plan = page.locator('.plans svg').first()
    const before = (await plan.boundingBox())?.width ?? 0
    await page.locator('#plan a[href="#enlarged-floors"]').click()
    expect((await plan.boundingBox())?.width).toBeGreaterThan(3 * before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.locator('#plan .plans__whole').click()
    expect((await plan.boundingBox())?.width).toBe(before)
    await leave({ page, context })
  },
)

test('while its brochure is made, the link says so', async () => {
  const { page, context } = await visit(browser(), site().url)
  const made = Promise.withResolvers<void>()
  await page.route('**/brochure.pdf', async (route) => {
    await made.promise
    await route.fulfill({ contentType: 'text/plain', body: 'made' })
  })
  await page.goto(home)
  await runScripts(page)
  const link = page.locator('.sidecard a[href$="/brochure.pdf"]')
  await link.click()
  await expect.poll(() => link.textContent()).toContain('Making the PDF…')
  made.resolve()
  await page.waitForURL('**/brochure.pdf')
  await leave({ page, context })
})

describe.each(
  shortened([
    ['', 'Arrange a viewing', 'Arrange a viewing', 'Save', 'Submit Inquiry', '€485,000'],
    ['/es', 'Concertar una visita', 'Pedir visita', 'Guardar', 'Enviar consulta', '485.000\u00a0€'],
  ]),
)('a home at %s', (prefix, viewing, inBar, save, submit, price) => {
  test('on a phone, price, Save and the viewing stay at the foot of the window', async () => {
    const { page, context } = await visit(browser(), site().url, {
      ...phoneScreen,
      javaScriptEnabled: false,
    })
    await page.goto(prefix + home)
    const bar = page.locator('.bar')
    for (const top of [0, 1500, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      expect(await bar.evaluate((element) => element.getBoundingClientRect().bottom)).toBeCloseTo(
        844,
        0,
      )
    }
    expect(await bar.textContent()).toContain(price)
    expect(await bar.getByRole('button', { name: save }).isVisible()).toBe(true)
    // The bar does not cover the end of the page.
    const last = await box(page, '.footer__base > :last-child')
    expect(last.bottom).toBeLessThan((await box(page, '.bar')).top)
    await bar.getByRole('link', { name: inBar }).tap()
    await page.waitForURL(`**${prefix}${home}/viewing`)
    await expect.poll(() => page.locator('h1').textContent()).toBe(viewing)
    await leave({ page, context })
  })

  test('on a phone with text of twice the size, the bar cuts none of its words', async () => {
    const { page, context } = await visit(browser(), site().url, {
      ...phoneScreen,
      javaScriptEnabled: false,
    })
    await page.goto(prefix + home)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const link = page.locator('.bar').getByRole('link', { name: inBar })
    const edges = await link.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()]
      return { start: inner.left - outer.left, end: outer.right - inner.right, right: outer.right }
    })
    expect(edges.start).toBeGreaterThanOrEqual(0)
    expect(edges.end).toBeGreaterThanOrEqual(0)
    expect(edges.right).toBeLessThanOrEqual(390)
    await leave({ page, context })
  })

  test('on a laptop, price and viewing are in the first screen', async () => {
    const { page, context } = await visit(browser(), site().url)
    await page.goto(prefix + home)
    expect((await box(page, '.bar')).top).toBeGreaterThanOrEqual(800)
    expect((await box(page, '.sidecard__price')).bottom).toBeLessThan(800)
    expect((await box(page, '.acts .btn')).bottom).toBeLessThan(800)
    await leave({ page, context })
  })

  test('on a laptop, price and viewing are in the window all down the page', async () => {
    const viewport = { width: 1366, height: prefix ? 660 : 800 }
    const { page, context } = await visit(browser(), site().url, {
      viewport,
      javaScriptEnabled: false,
    })
    await page.goto(prefix + home)
    const { top: end } = await box(page, '.footer')
    const without: number[] = []
    for (let y = 0; y < end - viewport.height; y += 250) {
      await page.evaluate((to) => scrollTo(0, to), y)
      const card = [await box(page, '.sidecard__price'), await box(page, '.acts .btn')]
      const bar = await box(page, '.bar')
      // The header covers the first 80 pixels.
      const inCard = card.every(({ top, bottom }) => top >= 80 && bottom <= viewport.height)
      if (!inCard && bar.bottom > viewport.height + 0.5) without.push(y)
    }
    expect(without).toEqual([])
    const bar = page.locator('.bar')
    expect(await bar.textContent()).toContain(price)
    expect(await bar.getByRole('button', { name: /^(Save|Guardar)/ }).isVisible()).toBe(true)
    await bar.getByRole('link', { name: inBar }).click()
    await page.waitForURL(`**${prefix}${home}/viewing`)
    await leave({ page, context })
  })

  // One language is tested with scripts, the other without.
  const javaScriptEnabled = prefix === ''
  test(`the form sends type, bedrooms and budget unasked (script: ${javaScriptEnabled})`, async () => {
    const { page, context } = await visit(browser(), site().url, { javaScriptEnabled })
    await page.goto(prefix + home)
    const form = page.locator('#enquire form')
    expect(await form.getByRole('radio').count()).toBe(0)
    const name = `Visitor ${prefix} ${javaScriptEnabled}`
    await form.locator('[name=name]').fill(name)
    await form.locator('[name=email]').fill('visitor@example.com')
    await form.locator('[name=phone]').fill('600 111 222')
    await form.getByRole('button', { name: submit }).click()
    const stored = async () => {
      const rows = await site().database.db.selectFrom('leads').select('fields').execute()
      return rows.map(({ fields }) => JSON.stringify(fields)).filter((one) => one.includes(name))
    }
    await expect.poll(async () => (await stored()).length).toBe(1)
    const [lead = ''] = await stored()
    for (const value of ['apartment', 'under-500000', 'R49052083']) expect(lead).toContain(value)
    expect(lead.replaceAll('\\', '')).toContain('"bedrooms":"2"')
    await leave({ page, context })
  })
})

test('the plan’s rooms and the rows of its schedule light each other, without script', async () => {
  const { page, context } = await visit(browser(), site().url, { javaScriptEnabled: false })
  await page.goto(home)
  const row = page.locator('.sched tr', { hasText: 'Kitchen' })
  const room = page.locator('.plans #room-2')
  const before = await room.evaluate((element) => getComputedStyle(element).fillOpacity)
  await row.getByRole('link', { name: 'Kitchen', exact: false }).first().click()
  expect(new URL(page.url()).hash).toBe('#room-2')
  await expect
    .poll(() => room.evaluate((element) => getComputedStyle(element).fillOpacity))
    .not.toBe(before)
  await leave({ page, context })
})

test.each([
  ['with script', true],
  ['without script', false],
])('an address that names a room opens the list and marks its row, %s', async (_, script) => {
  const { page, context } = await visit(browser(), site().url, {
    ...phoneScreen,
    javaScriptEnabled: script,
  })
  await page.goto(`${home}#room-4`)
  const row = page.locator('.sched tr[data-room="4"]')
  const colour = (which: Locator) => which.evaluate((one) => getComputedStyle(one).backgroundColor)
  const other = await colour(page.locator('.sched tr[data-room="1"]'))
  await expect.poll(() => row.isVisible()).toBe(true)
  expect((await row.boundingBox())?.height).toBeGreaterThan(20)
  await expect.poll(() => colour(row)).not.toBe(other)
  if (script) {
    await runScripts(page)
    const card = page.locator('.roomcard--below')
    await expect.poll(() => card.locator('b').textContent()).toBe('4')
    expect(await card.locator('img').count()).toBeGreaterThan(0)
  } else expect(await row.locator('img').count()).toBeGreaterThan(0)
  await leave({ page, context })
})

describe.each([
  ['a phone', phoneScreen, '.roomcard--below'],
  ['a laptop', laptop, '.roomcard--beside'],
])('on %s', (_, screen, card) => {
  test('the first press on a room of the plan says what it is, and the page stays', async () => {
    const { page, context } = await visit(browser(), site().url, screen)
    await page.goto(home)
    const room = page.locator('.plans svg a', { has: page.locator('#room-3') })
    await room.scrollIntoViewIfNeeded()
    await room.click()
    await expect.poll(() => page.locator(`${card} b`).textContent()).toBe('3')
    expect(new URL(page.url()).hash).toBe('')
    const shown = await page.locator('.plans #room-3').boundingBox()
    expect(shown?.y).toBeGreaterThan(0)
    await leave({ page, context })
  })
})

test.each(shortened(['/', '/properties']))(
  'on %s a link of the header gets the focus, and the page stays',
  async (path) => {
    const { page, context } = await visit(browser(), site().url, { javaScriptEnabled: false })
    await page.goto(path)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    for (let press = 0; press < 6; press++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.header') !== null)).toBe(
      true,
    )
    expect(await page.evaluate(() => scrollY)).toBe(900)
    await leave({ page, context })
  },
)

describe('the first screens, on a phone and on a laptop', () => {
  const windows = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]

  test.each(shortened(['/es', '/es/properties', '/', '/properties'], 2))(
    '%s shows a home with its price within a screen and a half',
    async (path) => {
      const locale = path === '/es' ? 'es-ES' : 'en-GB'
      const { page, context } = await visit(browser(), site().url, { locale })
      await page.goto(path)
      for (const window of windows) {
        await page.setViewportSize(window)
        expect((await box(page, '.card__price')).bottom).toBeLessThan(window.height * 1.5)
      }
      await leave({ page, context })
    },
  )

  test.each(shortened(['lomas-2', 'north-residences', '16-plus-collection']))(
    '%s has its price and its button in the first screen',
    async (slug) => {
      const { page, context } = await visit(browser(), site().url)
      await page.goto(`/property-types/${slug}`)
      for (const window of windows) {
        await page.setViewportSize(window)
        expect((await box(page, '.dv-do .unit__price')).bottom).toBeLessThan(window.height)
        expect((await box(page, '.dv-do .btn')).bottom).toBeLessThan(window.height)
      }
      await leave({ page, context })
    },
  )
})

test('the Spanish bar of a phone has its cost and its button in one line each', async () => {
  const { page, context } = await visit(browser(), site().url, phoneScreen)
  const linesOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
    })
  for (const slug of ['garden-apartment-south-terrace', 'palm-10-villa-on-the-court']) {
    await page.goto(`/es/properties/${slug}`)
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 780 })
      expect(await linesOf('.bar__price small'), `cost of ${slug} at ${width} px`).toBe(1)
      expect(await linesOf('.bar .btn'), `button of ${slug} at ${width} px`).toBe(1)
    }
  }
  await leave({ page, context })
})
