import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine, EngineSession } from '../../testing/engines/engine.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'

const home = '/properties/garden-apartment-south-terrace'

/** From the list to a viewing in one browser engine, with and without JavaScript. */
export function testBuyerFlows(engine: Engine): void {
  const missing = engine.installed ? '' : ` (skipped: apt-get install ${engine.packages})`
  describe.skipIf(!engine.installed).each([
    ['with script', true],
    ['without script', false],
  ] as const)(`a buyer in ${engine.name} %s${missing}`, (_, scripts) => {
    flowsOf(engine, scripts)
  })
}

function flowsOf(engine: Engine, scripts: boolean): void {
  let site: ServedSite
  let session: EngineSession
  beforeAll(async () => {
    ;[site, session] = await Promise.all([serveSite('sqlite'), engine.launch(scripts)])
    await session.resize(1400, 900)
  })
  afterAll(async () => {
    await session?.close()
    await site?.close()
  })

  const open = (path: string) => session.open(site.url + path)
  const address = () => session.read('location.pathname + location.search')
  const text = (selector: string) =>
    session.read(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`)
  const isVisible = (selector: string) =>
    session.read(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false`)
  const submit = (form: string) => session.press(`${form} button:not([type=button]):not(.plain)`)
  /** A form that is sent within a second of its page is taken for a robot's (docs/requirements.md#spam). */
  const asOldAsAPersons = async () => {
    await expect.poll(() => session.read('performance.now()')).toBeGreaterThan(1_000)
  }

  test('the sentence of the filter finds homes', async () => {
    await open('/properties')
    await session.choose('select[name=type]', 'villa')
    if (!scripts) await session.press('.filter .filter__apply')
    await expect.poll(address).toMatch(/^\/properties\?type=villa/)
    await expect.poll(() => text('.taken')).toContain('Villas')
  })

  test('an alert is asked for', async () => {
    await open('/properties?type=villa')
    await session.press('.alert-offer a')
    if (!scripts) await expect.poll(address).toBe('/alerts/new?type=villa')
    const form = scripts ? '#alert form:has([name=email])' : 'main form:has([name=email])'
    await expect.poll(() => isVisible(`${form} [name=email]`)).toBe(true)
    await session.type(`${form} [name=email]`, 'berta@example.com')
    await asOldAsAPersons()
    await submit(form)
    await expect.poll(() => text(scripts ? '#alert' : 'main')).toContain('Look in your inbox')
    const alerts = await site.database.db.selectFrom('alerts').select(['state', 'search']).execute()
    expect(alerts).toEqual([{ state: 'waiting', search: 'type=villa' }])
  })

  test('all pictures: on the whole screen with script, on a page without', async () => {
    await open(home)
    await session.press('.carousel__all')
    if (!scripts) return expect.poll(address).toBe(`${home}/pictures`)
    await expect.poll(() => isVisible('.lightbox[open]')).toBe(true)
    expect(await text('.lightbox .counter')).toMatch(/^1 \/ \d+$/)
    expect(
      await session.read("document.querySelectorAll('.lightbox .thumbs [aria-current]').length"),
    ).toBe(1)
  })

  test('the units of a development are sorted by price, dearest first', async () => {
    const prices = async () =>
      String(
        await session.read(
          "[...document.querySelectorAll('.units tbody td[data-name=Price]')].map((cell) => cell.textContent.replace(/\\\\D/g, '')).join(' ')",
        ),
      )
        .split(' ')
        .map(Number)
    await open('/luxury-property/carat')
    await session.press('.units thead a[href*="sort=-price"]')
    await expect.poll(address).toContain('sort=-price')
    await expect.poll(() => text('.units th[aria-sort=descending]')).toContain('Price')
    const sorted = await prices()
    expect(sorted.length).toBeGreaterThan(1)
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a))
  })

  test('a mortgage is worked out anew', async () => {
    await open(`${home}?rate=`)
    await session.type('#borrow input[name=rate]:not([type=hidden])', '0')
    await submit('#borrow form')
    await expect.poll(address).toContain('rate=0')
    await expect.poll(() => text('#borrow .big')).toContain('€1,213')
  })

  test('a viewing is asked for, its page says what is held, and leads to moving and cancelling it', async () => {
    await open(home)
    await session.press('.sidecard a[href$="/viewing"]')
    await expect.poll(address).toBe(`${home}/viewing`)
    await session.press('main .slot input:enabled')
    for (const [name, value] of Object.entries({
      name: 'Elena Engine',
      email: 'elena@example.com',
      phone: '600111222',
    }))
      await session.type(`main form [name=${name}]`, value)
    await asOldAsAPersons()
    await submit('main .visit__f form')
    await expect.poll(address).toMatch(/^\/viewing\?token=/)
    expect(await text('main')).toContain('We are holding this time for you')
    expect(await site.database.db.selectFrom('viewing_slots').select('place').execute()).toEqual([
      { place: 0 },
    ])
    const held = await text('main h1')
    await session.press('main a[href*="/viewing/change"]')
    await expect.poll(address).toContain('/viewing/change?')
    await session.press('main .day:last-child .slot input:enabled')
    await session.press('main button[value=move]')
    await expect.poll(address).toMatch(/^\/viewing\?token=/)
    await expect.poll(() => text('main h1')).not.toBe(held)
    await session.press('main a[href*="/viewing/change"]')
    await expect.poll(address).toContain('/viewing/change?')
    await session.press('main button[value=cancel]')
    await expect.poll(() => text('main h1')).toBe('This viewing is cancelled')
  })
}
