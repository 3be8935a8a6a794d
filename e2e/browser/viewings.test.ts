import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { minAge } from '#server/spam/limits.ts'
import { overflowOf, violationsOn } from '../../testing/axe.ts'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import {
  laptop,
  isFullyHydrated,
  phoneScreen,
  runScripts,
  visit,
  leave,
} from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'
import { serveSite } from '../../testing/site.ts'

const home = '/properties/garden-apartment-south-terrace'
/** A Monday. */
const now = Date.parse('2026-11-23T09:15Z')

let ahead = 0
const { browser, site } = browserAndSite({ clock: () => now + ahead })

/** The address of a link in the e-mail to somebody. */
async function linkTo(address: string, part: string): Promise<string> {
  const folder = join(site().dataDir, 'mail')
  const find = async () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    const all = await Promise.all(
      names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
    )
    const email = all.find(({ to, text }) =>
      part === '/office'
        ? text?.includes(address) && text.includes('/office?')
        : to?.[0]?.address === address,
    )
    return new RegExp(`http\\S*/viewing${part}\\?token=\\S+`).exec(email?.text ?? '')?.[0]
  }
  await expect.poll(find, { timeout: 15_000 }).toBeDefined()
  return (await find()) ?? ''
}

const words = {
  '': {
    link: 'Arrange a viewing',
    submit: 'Arrange the viewing',
    monthDay: 'Held: Tuesday 24 November',
    change: 'Move or cancel',
    move: 'Move the viewing',
    cancel: 'Cancel the viewing',
    cancelIt: 'Cancel it',
    cancelled: 'This viewing is cancelled',
    moved: 'Held: Wednesday 25 November',
    fields: ['Full name (optional)', 'E-mail address', 'Phone number'],
    required: 'Please choose at least one time',
  },
  '/es': {
    link: 'Pedir visita',
    submit: 'Concertar la visita',
    monthDay: 'Hora reservada: martes 24 de noviembre',
    change: 'Cambiar o anular',
    move: 'Cambiar la visita',
    cancel: 'Anular la visita',
    cancelIt: 'Anularla',
    cancelled: 'Esta visita está anulada',
    moved: 'Hora reservada: miércoles 25 de noviembre',
    fields: ['Nombre y apellidos (opcional)', 'Correo electrónico', 'Teléfono'],
    required: 'Elija al menos una hora',
  },
} as const

/** Runs in the page: the layout shift since it was opened. */
const shiftOfLayout = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
    ).observe({ type: 'layout-shift', buffered: true })
    // Without a shift the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })

/** The half-hours of the page and its choice of a zone. */
const ownTimesOf = (page: Page) =>
  page.evaluate(() => ({
    slots: [...document.querySelectorAll('label.slot')].map((slot) => slot.textContent),
    zone: document.querySelector('select')?.selectedOptions[0]?.text,
  }))

test.each([
  ['Europe/London', '', '10:3009:30 London', 'London', phoneScreen],
  ['America/New_York', '/es', '10:3004:30 Nueva York', 'Nueva York', laptop],
  ['Pacific/Auckland', '/es', '16:30mié 04:30 Auckland', 'Auckland', phoneScreen],
  ['Europe/Paris', '/es', '10:3010:30 París', 'París', laptop],
  ['Europe/Madrid', '', '10:30', 'choose your city', phoneScreen],
])(
  'a visitor in %s sees their own time without the page’s scripts, at "%s"',
  async (timezoneId, prefix, slot, city, device) => {
    const visited = await visit(browser(), site().url, { ...device, timezoneId })
    const { page, context, complaints, scripts } = visited
    await page.goto(`${prefix}${home}/viewing`)
    const early = await ownTimesOf(page)
    expect(early.slots).toContain(slot)
    expect(early.zone).toBe(city)
    expect(scripts).toEqual([])
    await runScripts(page)
    await page.waitForFunction(isFullyHydrated)
    expect(await ownTimesOf(page)).toEqual(early)
    expect(complaints).toEqual([])
    await leave({ page, context })
  },
)

test(
  'the visitor’s own times follow the clock changes of both places',
  { tags: 'slow' },
  async () => {
    // Two weeks in which New York has daylight saving time, and Málaga in the second alone.
    const march = await serveSite('sqlite', {}, { clock: () => Date.parse('2027-03-22T09:15Z') })
    const { page, context } = await visit(browser(), march.url, { timezoneId: 'America/New_York' })
    await page.goto(`${home}/viewing`)
    const own = (date: string) =>
      page.locator(`.day:has(#day-${date}) label.slot:has(b:text-is("10:30"))`).textContent()
    const before = [await own('2027-03-24'), await own('2027-03-29')]
    expect(before).toEqual(['10:3005:30 New York', '10:3004:30 New York'])
    await runScripts(page)
    await page.waitForFunction(isFullyHydrated)
    expect([await own('2027-03-24'), await own('2027-03-29')]).toEqual(before)
    await context.close()
    await march.close()
  },
)

test.each([
  ['Asia/Tokyo', '18:30 Tokyo'],
  ['Europe/Madrid', ''],
])('a zone chosen before the scripts run is kept: %s', async (zone, time) => {
  const { page, context, complaints } = await visit(browser(), site().url, {
    timezoneId: 'Europe/London',
  })
  // The choice is made while the scripts are on their way.
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${home}/viewing`)
  await page.locator('#zone-choice').selectOption(zone)
  const slot = page.locator('label.slot', { hasText: '10:30' }).first()
  expect(await slot.textContent()).toBe(`10:30${time}`)
  expect(new URL(page.url()).searchParams.get('zone')).toBe(zone)
  send()
  await runScripts(page)
  await page.waitForFunction(isFullyHydrated)
  expect(await slot.textContent()).toBe(`10:30${time}`)
  expect(await page.locator('#zone-choice').inputValue()).toBe(zone)
  expect(complaints).toEqual([])
  // The page's scripts go on from there.
  await page.locator('#zone-choice').selectOption('Asia/Dubai')
  await expect.poll(() => slot.textContent()).toBe('10:3013:30 Dubai')
  await context.close()
})

test.each([
  [390, true],
  [768, true],
  [1440, false],
])('the form names its home at its head where its card is below: %i px', async (width, isShown) => {
  const { page, context } = await visit(browser(), site().url, { viewport: { width, height: 800 } })
  await page.goto(`${home}/viewing`)
  const name = page.locator('.visit__which')
  expect(await name.isVisible()).toBe(isShown)
  if (isShown) expect(await name.innerText()).toContain('Garden apartment')
  const picture = await page.locator('.visit .sidecard .frame').boundingBox()
  // Not as wide as a tablet.
  expect(picture?.width).toBeLessThan(450)
  await context.close()
})

// e2e/viewings.test.ts reads the same pages in both languages.
describe.each(
  shortened([
    ['' as const, true, '2026-11-24T11:00Z', '2026-11-25T11:00Z'],
    ['/es' as const, false, '2026-11-24T15:30Z', '2026-11-25T15:30Z'],
  ]),
)('at "%s", with script: %s', (prefix, javaScriptEnabled, slot, other) => {
  test('a viewing is asked for, moved and cancelled', { timeout: 90_000 }, async () => {
    const copy = words[prefix]
    const email = `elena${prefix.slice(1)}${javaScriptEnabled}@example.com`
    const { page, context, complaints } = await visit(browser(), site().url, {
      ...phoneScreen,
      javaScriptEnabled,
      timezoneId: 'Europe/London',
    })
    // The form of the page, not that of the dialog at its end.
    const main = page.locator('main')
    await page.goto(prefix + home)
    await page.locator('.bar').getByRole('link', { name: copy.link }).tap()
    await page.waitForURL(`**${prefix}${home}/viewing`)
    if (javaScriptEnabled) {
      await runScripts(page)
      // Ten in Málaga is nine in London.
      await expect
        .poll(() => page.locator('label.slot', { hasText: '10:30' }).first().textContent())
        .toContain('09:30 London')
    }
    const [name, address, telephone] = copy.fields
    await main.getByLabel(name, { exact: true }).fill('Elena Marchetti')
    await main.getByLabel(address, { exact: true }).fill(email)
    await main.getByLabel(telephone, { exact: true }).fill('+39 055 012 3456')
    await main.getByRole('button', { name: copy.submit }).tap()
    await main.getByText(copy.required).first().waitFor()
    expect(await main.getByLabel(name, { exact: true }).inputValue()).toBe('Elena Marchetti')
    await page.locator(`input[value="${slot}"]`).check()
    ahead += minAge
    await main.getByRole('button', { name: copy.submit }).tap()
    await page.waitForURL('**/viewing?token=*')
    await expect.poll(() => page.locator('h1').textContent()).toBe(copy.monthDay)

    await page.goto(await linkTo(email, '/change'))
    await expect.poll(() => page.locator('h1').textContent()).toBe(copy.change)
    if (javaScriptEnabled) {
      await expect.poll(() => page.locator('.chosen small').textContent()).toContain('London')
      expect(await page.evaluate(shiftOfLayout)).toBe(0)
    }
    await page.locator(`input[value="${other}"]`).check()
    await main.getByRole('button', { name: copy.move }).tap()
    await page.waitForURL('**/viewing?token=*')
    await expect.poll(() => page.locator('h1').textContent()).toBe(copy.moved)
    await page.getByRole('link', { name: copy.change }).tap()
    await page.getByRole('link', { name: copy.cancel }).tap()
    await main.getByRole('button', { name: copy.cancelIt }).tap()
    await page.waitForURL('**/viewing?token=*')
    await expect.poll(() => page.locator('h1').textContent()).toBe(copy.cancelled)
    // A refused form logs a 400 in the console; nothing else went wrong.
    expect(complaints.filter((one) => !one.includes('400'))).toEqual([])
    await leave({ page, context })
  })
})

test('a fourth half-hour is refused with a sentence', async () => {
  const { page, context } = await visit(browser(), site().url, { timezoneId: 'Europe/Madrid' })
  await page.goto(`${home}/viewing`)
  await runScripts(page)
  const slots = page.locator('label.slot input')
  for (const index of [0, 1, 2]) await slots.nth(index).check()
  expect(await page.locator('.slots__said').textContent()).toBe('Three chosen.')
  await slots.nth(3).click()
  await expect
    .poll(() => page.locator('.slots__said').textContent())
    .toContain('You have already chosen three')
  expect(await page.locator('input[name=slot]:checked').count()).toBe(3)
  // The form is visible again, however far above the end of the half-hours the press was.
  await page.setViewportSize({ width: 390, height: 640 })
  await page
    .locator('.day__name')
    .first()
    .evaluate((day) => day.scrollIntoView())
  const said = await page.locator('.slots__said').evaluate((one) => ({
    end: one.getBoundingClientRect().bottom,
    window: innerHeight,
  }))
  expect(said.end).toBeLessThanOrEqual(said.window)
  // A visitor in Málaga's own time zone sees no second time.
  expect(await page.locator('label.slot small').first().textContent()).toBe('')
  await leave({ page, context })
})

test.each(
  shortened([
    ['', 'Please choose at least one time', 'Please provide a valid email address'],
    ['/es', 'Elija al menos una hora', 'Indique un correo electrónico válido'],
  ]),
)(
  'a refused request at "%s" leads to the first missing field, not to a corrected',
  async (prefix, noTime, noEmail) => {
    const { page, context } = await visit(browser(), site().url, phoneScreen)
    await page.goto(`${prefix}${home}/viewing`)
    await runScripts(page)
    const phone = page.locator('main input[name=phone]')
    const email = page.locator('main input[name=email]')
    const said = () => page.locator('main .summary-error a').allTextContents()
    await email.fill('elena@')
    await page.locator('main form button:not([type=button])').last().tap()
    await expect.poll(said).toHaveLength(3)
    // The half-hours fill a window, so the list of problems gets the focus, and links to each.
    expect((await said())[0]).toBe(noTime)
    const summary = page.locator('main .summary-error')
    expect(await summary.evaluate((list) => list === document.activeElement)).toBe(true)
    expect(await summary.evaluate(isInView)).toBe(true)
    expect(await violationsOn(page)).toEqual([])
    const when = page.locator('fieldset:has(.slots)')
    await summary.locator('a').first().tap()
    await expect.poll(() => when.locator('.error').evaluate(isInView)).toBe(true)
    // Changing the time zone does not choose a half-hour.
    await page.locator('#zone-choice').selectOption('Asia/Tokyo')
    await expect.poll(() => page.url()).toContain('zone=Asia%2FTokyo')
    expect(await when.locator('.error').count()).toBe(1)
    await page.locator('label.slot input').first().check()
    await expect.poll(() => when.locator('.error').count()).toBe(0)
    await phone.fill('600 11 22 33')
    await expect.poll(() => phone.getAttribute('aria-invalid')).toBeNull()
    await email.fill('elena@b')
    await expect.poll(said).toEqual([])
    // A value that the browser accepts but the server refuses gets its message again.
    await page.locator('main form button:not([type=button])').last().tap()
    await expect.poll(said).toEqual([noEmail])
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
    await leave({ page, context })
  },
)

/** Runs in the page: whether an element is in the window. */
const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test('half-hours are chosen by keyboard', { tags: 'slow' }, async () => {
  const { page, context } = await visit(browser(), site().url)
  await page.goto(`${home}/viewing`)
  await page.locator('input[name=format]').first().focus()
  await page.keyboard.press('ArrowDown')
  // A link leads past the half-hours to name and address.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#details')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('zone-choice')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await page.locator('input[name=format]:checked').getAttribute('value')).toBe('video')
  expect(await page.locator('input[name=slot]:checked').count()).toBe(1)
  await leave({ page, context })
})

test('an hour has the same height in every day of the calendar', async () => {
  const { page, context } = await visit(browser(), site().url, { viewport: laptop.viewport })
  await page.goto(`${home}/viewing`)
  const tops = await page
    .locator('.days')
    .first()
    .locator('.slot')
    .evaluateAll((slots) =>
      slots.map((slot) => ({
        time: slot.querySelector('b')?.textContent ?? '',
        bottom: Math.round(slot.getBoundingClientRect().bottom),
      })),
    )
  const heights = new Map(tops.map(({ time, bottom }) => [time, bottom]))
  expect(tops.length).toBeGreaterThan(heights.size)
  for (const { time, bottom } of tops) expect(bottom, time).toBe(heights.get(time))
  await leave({ page, context })
})

test('a booked viewing shows both times, and nothing moves for the second', async () => {
  const page0 = `${home}/viewing`
  const response = await site().post(
    page0,
    {
      name: 'Far Away',
      email: 'far@example.com',
      phone: '600 11 22 33',
      format: 'video',
      slot: '2026-11-27T16:30Z',
      page: page0,
    },
    { Origin: site().url },
  )
  const { page, context, scripts, complaints } = await visit(browser(), site().url, {
    viewport: { width: 320, height: 700 },
    timezoneId: 'Pacific/Auckland',
  })
  // Afterwards the fonts are in the browser's cache, because shifts by fonts are not the subject
  // here.
  await page.goto(page0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.goto(response.headers.get('Location') ?? '')
  const clocks = page.locator('.clocks p:visible')
  const until = page.locator('dd span').first()
  const shown = async () => [...(await clocks.allTextContents()), await until.textContent()]
  const early = await shown()
  expect(early[0]).toContain('17:30')
  expect(early[1]).toMatch(/05:30.*Auckland, Sat/)
  expect(early[2]).toMatch(/^\(Málaga time; .*Auckland\)$/)
  expect(scripts).toEqual([])
  await runScripts(page)
  await page.waitForFunction(isFullyHydrated)
  expect(await shown()).toEqual(early)
  expect(complaints).toEqual([])
  expect(await page.evaluate(shiftOfLayout)).toBe(0)
  expect(await overflowOf(page)).toBe(0)
  await leave({ page, context })
})

test.each(shortened(['/es', '']))(
  'the pages behind the links at "%s" pass axe and fit 320 px',
  async (prefix) => {
    const email = `axe${prefix.slice(1)}@example.com`
    const page0 = `${prefix}${home}/viewing`
    const slot = prefix ? '2026-11-26T11:00Z' : '2026-11-26T11:30Z'
    const response = await site().post(
      page0,
      { name: 'Axe Tester', email, phone: '600 11 22 33', format: 'video', slot, page: page0 },
      { Origin: site().url },
    )
    const status = response.headers.get('Location') ?? ''
    const { page, context } = await visit(browser(), site().url, {
      viewport: { width: 320, height: 700 },
    })
    for (const address of [
      status,
      await linkTo(email, '/change'),
      await linkTo(email, '/office'),
    ]) {
      await page.goto(address)
      await runScripts(page)
      // The colours are the same in both languages.
      expect(await violationsOn(page, { contrast: prefix === '' }), address).toEqual([])
      expect(await overflowOf(page), address).toBe(0)
    }
    await leave({ page, context })
  },
)
