import { describe, expect, test } from 'vitest'
import type { BrowserEngine } from '../../testing/engines/engine.ts'
import { testAlert } from './alert-flow.ts'
import { testComparison } from './comparison-flow.ts'
import { testFigures } from './figures-flow.ts'
import { type Flow, openFlow } from './flow.ts'
import { testLookRound } from './look-round-flow.ts'
import { testOwnBrowser } from './own-browser-flow.ts'
import { testPlans } from './plans-flow.ts'

const home = '/properties/garden-apartment-south-terrace'

/** The way from the list to a viewing in one browser engine, with and without JavaScript. */
export function testBuyerFlows(engine: BrowserEngine): void {
  const missing = engine.installed ? '' : ` (skipped: apt-get install ${engine.packages})`
  describe.skipIf(!engine.installed).each([
    { scripts: true, title: 'with script' },
    { scripts: false, title: 'without script' },
  ])(`a buyer in ${engine.name} $title${missing}`, ({ scripts }) => {
    const flow = openFlow(engine, scripts)
    testHomes(flow)
    testPlans(flow)
    testLookRound(flow)
    testFigures(flow)
    testOwnBrowser(flow)
    testViewing(flow)
    testComparison(flow)
    testAlert(flow)
  })
}

function testHomes(flow: Flow): void {
  const { scripts } = flow
  test('the sentence of the filter finds homes', async () => {
    await flow.open('/properties')
    await flow.choose('select[name=type]', 'villa')
    if (!scripts) await flow.press('.filter .filter__apply')
    await expect.poll(flow.address).toMatch(/^\/properties\?type=villa/)
    await expect.poll(() => flow.text('.taken')).toContain('Villas')
  })

  test('all pictures: on the whole screen with script, on a page without', async () => {
    await flow.open(home)
    await flow.press('.carousel__all')
    if (!scripts) return expect.poll(flow.address).toBe(`${home}/pictures`)
    await expect.poll(() => flow.isVisible('.lightbox[open]')).toBe(true)
    expect(await flow.text('.lightbox .counter')).toMatch(/^1 \/ \d+$/)
    expect(
      await flow.read("document.querySelectorAll('.lightbox .thumbs [aria-current]').length"),
    ).toBe(1)
  })

  test('the units of a development are sorted by price, dearest first', async () => {
    const prices = async () =>
      String(
        await flow.read(
          String.raw`[...document.querySelectorAll('.units__price')].map((cell) => cell.firstChild.textContent.replace(/\D/g, '')).join(' ')`,
        ),
      )
        .split(' ')
        .map(Number)
    await flow.open('/luxury-property/carat')
    await flow.press('.units thead a[href*="sort=-price"]')
    await expect.poll(flow.address).toContain('sort=-price')
    await expect.poll(() => flow.text('.units th[aria-sort=descending]')).toContain('Price')
    const sorted = await prices()
    expect(sorted.length).toBeGreaterThan(1)
    expect(sorted).not.toContain(Number.NaN)
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a))
  })
}

function testViewing(flow: Flow): void {
  test('a requested viewing has a page with the held times, to move and cancel it', async () => {
    await flow.open(home)
    await flow.press('.sidecard a[href$="/viewing"]')
    await expect.poll(flow.address).toBe(`${home}/viewing`)
    await flow.press('main .slot input:enabled')
    await flow.typeAll('main form', {
      name: 'Elena Engine',
      email: 'elena@example.com',
      phone: '600111222',
    })
    await flow.waitAsAPerson()
    await flow.submit('main .visit__f form')
    await expect.poll(flow.address).toMatch(/^\/viewing\?token=/)
    expect(await flow.text('main')).toContain('We are holding this time for you')
    expect(await flow.database().db.selectFrom('viewing_slots').select('seat').execute()).toEqual([
      { seat: 0 },
    ])
    const held = await flow.text('main h1')
    await flow.press('main a[href*="/viewing/change"]')
    await expect.poll(flow.address).toContain('/viewing/change?')
    await flow.press('main .day:last-child .slot input:enabled')
    await flow.press('main button[value=move]')
    await expect.poll(flow.address).toMatch(/^\/viewing\?token=/)
    await expect.poll(() => flow.text('main h1')).not.toBe(held)
    await flow.press('main a[href*="/viewing/change"]')
    await expect.poll(flow.address).toContain('/viewing/change?')
    await flow.press('main #cancel summary')
    await flow.press('main button[value=cancel]')
    await expect.poll(() => flow.text('main h1')).toBe('This viewing is cancelled')
  })
}
