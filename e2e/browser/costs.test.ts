import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { overflowOf, violationsOn } from '../../testing/axe.ts'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { leave, phoneScreen, runScripts, visit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

const { browser, site } = browserAndSite()

const home = '/properties/garden-apartment-south-terrace'
const underConstruction = '/properties/carat-two-bedrooms-first-floor'
const villa = '/properties/villa-on-one-floor'
/** A section of the page, folded or not. */
const part = (section: string) => `[aria-labelledby=${section}-title]`
const total = (page: Page, section: string) => page.locator(`${part(section)} .big`)
const field = (page: Page, name: string) => page.locator(`input[name=${name}]:not([type=hidden])`)
const press = (page: Page, section: string) => page.locator(`${part(section)} form button`).click()

const open = async (path: string, script: boolean, options = {}) => {
  const visitor = await visit(browser(), site().url, { javaScriptEnabled: script, ...options })
  await visitor.page.goto(path)
  if (script) await runScripts(visitor.page)
  return visitor
}

describe.each(
  shortened([
    ['with script', true],
    ['without script', false],
  ]),
)('the figures of a home, %s', (_, script) => {
  test('a mortgage is computed again, and its figures are in the address', async () => {
    const { page, context } = await open(home, script)
    expect(await total(page, 'borrow').textContent()).toContain('€1,688')
    await field(page, 'deposit').fill('30 %')
    await field(page, 'rate').fill('0')
    await field(page, 'years').fill('10')
    await press(page, 'borrow')
    // 485,000 × 70 % ÷ 120
    await expect.poll(() => total(page, 'borrow').textContent()).toContain('€2,829')
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({ rate: '0', years: '10' })
    await page.goBack()
    await expect.poll(() => total(page, 'borrow').textContent()).toContain('€1,688')
    expect(await field(page, 'rate').inputValue()).toBe('3.5')
    await leave({ page, context })
  })

  test('a bad figure is kept and answered beside its field; the result is without it', async () => {
    const { page, context } = await open(`/es${home}`, script)
    await field(page, 'rate').fill('muchos')
    await press(page, 'borrow')
    await expect
      .poll(() => page.locator('#rate-problem').textContent())
      .toBe('Escriba una cifra, por ejemplo 3,5')
    expect(await field(page, 'rate').inputValue()).toBe('muchos')
    await expect
      .poll(() => page.locator(`${part('borrow')} .big.stale`).textContent())
      .toContain('1.688')
    if (script)
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('rate')
    await leave({ page, context })
  })

  test('the figures go to the bar and with the request for a viewing', async () => {
    const { page, context } = await open(`${home}?price=450.000&rate=3&years=lots`, script)
    expect(await page.locator('.bar small').first().textContent()).toBe(
      'about €489,000 at your price',
    )
    await page.locator('.sidecard a.btn--wide').click()
    await page.waitForURL('**/viewing?price=450.000&rate=3&years=lots')
    const sent = 'Price you would offer: €450,000; Interest: 3%'
    expect(await page.locator('input[name=figures]').inputValue()).toBe(sent)
    await page.getByText(`We also get the figures that you entered. ${sent}.`).waitFor()
    const back = await page.locator('.crumbs a').getAttribute('href')
    expect(back).toBe(`${home}?price=450.000&rate=3&years=lots`)
    await leave({ page, context })
  })

  test('all-in costs and mortgage follow the reader’s own price and bills', async () => {
    const { page, context } = await open(`${home}?rate=3`, script)
    await page.locator('#costs summary').click()
    await field(page, 'price').fill('450.000')
    await field(page, 'notary').fill('900–1,100')
    await field(page, 'registry').fill('600')
    await field(page, 'lawyer').fill('lots')
    await press(page, 'costs')
    const problem = page.locator('#lawyer-problem')
    await expect.poll(() => problem.textContent()).toBe('Please write a number, for example 5,000')
    expect(await field(page, 'lawyer').inputValue()).toBe('lots')
    await field(page, 'lawyer').fill('5000')
    await press(page, 'costs')
    // 450,000 + ITP 31,500 + 900 to 1,100 + 600 + 5,000
    await expect.poll(() => total(page, 'costs').textContent()).toBe('€488,000–488,200')
    // 270,000 at 3 % over 20 years: 5.54598 a month for each thousand.
    expect(await total(page, 'borrow').textContent()).toContain('€1,497')
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({ price: '450.000', rate: '3' })
    const brochure = await page.locator('a[href*="brochure.pdf?"]').getAttribute('href')
    expect(brochure).toMatch(/price=450\.000.*lawyer=5000/)
    await leave({ page, context })
  })

  test('owning and letting take their own figures, and each form keeps the others’', async () => {
    const { page, context } = await open(`${home}?rate=2`, script)
    await page.locator(`${part('owning')} summary`).click()
    await field(page, 'ibi').fill('900')
    await field(page, 'insurance').fill('240–360')
    await press(page, 'owning')
    // 240 + 75 + 20 + 98 and 240 + 75 + 30 + 157
    await expect.poll(() => total(page, 'owning').textContent()).toContain('€433–502')
    expect(new URL(page.url()).searchParams.get('rate')).toBe('2')
    const chosen = page.locator(`${part('letting')} [aria-current]`)
    expect(await chosen.textContent()).toContain('UK and other countries')
    await page.locator(`${part('letting')} .outcomes a`, { hasText: 'EU and EEA' }).click()
    await expect.poll(() => chosen.textContent()).toContain('EU and EEA')
    await expect.poll(() => page.locator('.drift li').last().textContent()).toContain('19%')
    expect(await total(page, 'owning').textContent()).toContain('€433–502')
    // The brochure's link contains the figures.
    const brochure = await page.locator('a[href*="brochure.pdf?"]').getAttribute('href')
    expect(brochure).toMatch(/ibi=900/)
    expect(brochure).toMatch(/residence=eu/)
    await leave({ page, context })
  })
})

test('the price of a third parking space is asked for of a new home alone', async () => {
  const { page, context } = await open(underConstruction, true)
  await page.locator('#costs summary').click()
  await field(page, 'parking').fill('20.000')
  await press(page, 'costs')
  await expect.poll(() => page.locator('#costs table').textContent()).toContain('€4,200')
  await page.goto(home)
  expect(await field(page, 'parking').count()).toBe(0)
  expect(await page.locator('#costs').textContent()).not.toMatch(/IVA on parking|AJD/)
  await leave({ page, context })
})

test('an unknown figure is asked for in one click', async () => {
  const { page, context } = await open(`/es${underConstruction}?rate=2`, true)
  await page.locator('#project a[href*="ask="]').last().click()
  const message = page.locator('#enquire textarea[name=message]')
  await expect.poll(() => message.inputValue()).toMatch(/^Quisiera saber, de la .+: el promotor, /)
  expect(new URL(page.url()).searchParams.get('rate')).toBe('2')
  await leave({ page, context })
})

test('the advertised yield stands in for a rent until the reader enters one', async () => {
  const { page, context } = await open(villa, true)
  const letting = page.locator(part('letting'))
  const unknown = 'No rent is on record for this home.'
  expect(await letting.textContent()).toContain(unknown)
  // 950,000 × 5 % and 8 % ÷ 12, outwards to 10.
  expect(await page.locator('.drift li').first().textContent()).toContain(
    '€3,950\u2060–\u20606,340',
  )
  await letting.locator('summary').click()
  await field(page, 'rent').fill('4.000')
  await press(page, 'letting')
  await expect.poll(() => page.locator('.drift li').first().textContent()).toContain('€4,000 a')
  expect(await letting.textContent()).not.toContain(unknown)
  await leave({ page, context })
})

test('a phone shows what each section comes to, and a link opens the section', async () => {
  const { page, context } = await open(home, false, phoneScreen)
  const shown = (selector: string) => page.locator(selector).first().isVisible()
  expect(await shown('#costs table')).toBe(true)
  expect(await shown('#plan svg')).toBe(true)
  expect(await page.locator('.fold:has(#owning) .fold__answer').textContent()).toBe(
    '€435–653 a month',
  )
  expect(await shown(`${part('owning')} table`)).toBe(false)
  await page.goto(`${home}#owning`)
  await expect.poll(() => shown(`${part('owning')} table`)).toBe(true)
  // It is below the title, which stays in the window.
  expect(
    await page.locator('#owning-title').evaluate((title) => title.getBoundingClientRect().top),
  ).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await shown('.sun')).toBe(true)
  await context.close()
})

test('axe finds nothing in the open forms, at 320 px too', async () => {
  const query =
    '?ibi=x&price=9&lawyer=1-2-3&insurance=300&rent=9-1&residence=elsewhere&parking=1&rate=99'
  const { page, context } = await visit(browser(), site().url)
  await page.goto(underConstruction + query)
  expect(await violationsOn(page)).toEqual([])
  expect(await page.locator('details[open] .error').count()).toBe(5)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowOf(page)).toBe(0)
  await leave({ page, context })
})

test('print shows the figures without the forms', async () => {
  const { page, context } = await open(`${home}?ibi=900`, false)
  await page.emulateMedia({ media: 'print' })
  expect(await total(page, 'owning').isVisible()).toBe(true)
  expect(await field(page, 'ibi').isVisible()).toBe(false)
  expect(await field(page, 'rate').isVisible()).toBe(false)
  await leave({ page, context })
})

describe.each(
  shortened([
    ['/es', 'Comprar aquí lleva'],
    ['', 'Buying a home here takes'],
  ]),
)('the buying guide at %s', (prefix, heading) => {
  test('is linked from a home’s costs, the footer and the rentals page', async () => {
    const { page, context } = await open(prefix + home, false, phoneScreen)
    await page.locator('#costs a[href$="/buying-guide"]').tap()
    await expect.poll(() => page.locator('h1').textContent()).toContain(heading)
    expect(await page.locator('.weeks li').count()).toBe(8)
    await page.goto(`${prefix}/rental-properties`)
    for (const place of ['.footer', '.plumb'])
      expect(await page.locator(`${place} a[href="${prefix}/buying-guide"]`).count(), place).toBe(1)
    await leave({ page, context })
  })

  test('has a checklist that prints on a sheet of its own with empty boxes', async () => {
    const { page, context } = await open(`${prefix}/buying-guide`, false)
    const first = page.locator('.todo input').first()
    await first.check()
    const styles = () =>
      first.evaluate((box) => ({
        border: getComputedStyle(box).borderTopWidth,
        sheet: getComputedStyle(document.querySelector('.bg-list') ?? box).breakBefore,
        text: getComputedStyle(box.nextElementSibling ?? box).textDecorationLine,
      }))
    expect((await styles()).text).toBe('line-through')
    await page.emulateMedia({ media: 'print' })
    expect(await styles()).toEqual({ border: '1px', sheet: 'page', text: 'none' })
    // Without scripts there is no print button.
    expect(await page.locator('.bg-print').isVisible()).toBe(false)
    await leave({ page, context })
  })
})

test('a figure in the address that has to be corrected is in view on a phone', async () => {
  const { page, context } = await open(`${home}?deposit=150&let=200`, false, phoneScreen)
  for (const section of ['borrow', 'letting'])
    expect(
      await page
        .locator(`${part(section)} .is-invalid`)
        .first()
        .isVisible(),
      section,
    ).toBe(true)
  // A section without a mistake stays folded.
  expect(await page.locator(part('owning')).isVisible()).toBe(false)
  await leave({ page, context })
})
