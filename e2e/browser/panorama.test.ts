import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { overflowOf, violationsOn } from '../../testing/axe.ts'
import { phoneScreen, sharedBrowser, visit, closeProfiles } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'
import { buildWithPanorama } from '../../testing/panorama.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'

let browser: Browser
let site: ServedSite
let build: Awaited<ReturnType<typeof buildWithPanorama>>
beforeAll(async () => {
  build = await buildWithPanorama('lomas-2')
  ;[browser, site] = await Promise.all([
    sharedBrowser(),
    serveSite('sqlite', {}, { buildDir: build.dir, pictures: true }),
  ])
})
afterAll(async () => {
  await closeProfiles(browser)
  await site.close()
  build.remove()
})

const path = '/property-types/lomas-2/look-round'

/** The colour in the middle of the window. */
const middle = (page: Page) =>
  page.locator('.pano__w canvas').evaluate((canvas: HTMLCanvasElement) => {
    const gl = canvas.getContext('webgl2')
    const pixel = new Uint8Array(4)
    gl?.readPixels(canvas.width / 2, canvas.height / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    return Array.from(pixel)
  })

describe.each(
  shortened([
    [
      '',
      'Look round',
      'Looking south',
      'Looking north',
      'Turn right',
      'Living room',
      /^Look round an example at /,
      'Arrange a viewing',
      'Back',
    ],
    [
      '/es',
      'Mirar alrededor',
      'Mirando al sur',
      'Mirando al norte',
      'Girar a la derecha',
      'Salón',
      /^Vista 360° de un ejemplo de /,
      'Concertar una visita',
      'Volver',
    ],
  ]),
)('a 360° view at %s', (prefix, start, south, north, right, place, link, viewing, back) => {
  test('is loaded when it is asked for, and turns by keys and buttons', async () => {
    const { page, context, complaints, scripts } = await visit(browser, site.url)
    await page.goto(prefix + path)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(place)
    expect(scripts).toEqual([])
    await page.getByRole('button', { name: start }).click()
    const view = page.getByRole('application')
    await view.waitFor()
    expect(scripts.some((one) => one.includes('viewer-'))).toBe(true)
    expect(await page.locator('.pano__facing').textContent()).toBe(south)
    const [red = 0, , blue = 0] = await middle(page)
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(50)
    await expect
      .poll(() => view.evaluate((element) => element === document.activeElement))
      .toBe(true)
    // The hint on how to turn the view is shown until it is turned.
    expect(await page.locator('.pano__hint').isVisible()).toBe(true)
    for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight')
    expect(await page.locator('.pano__hint').count()).toBe(0)
    for (let press = 0; press < 6; press++) await page.getByRole('button', { name: right }).click()
    await expect.poll(() => page.locator('.pano__facing').textContent()).toBe(north)
    expect((await middle(page))[2]).toBeGreaterThan(200)
    expect(await violationsOn(page)).toEqual([])
    // The graphics driver comments on the reading of a pixel, which only this test does.
    expect(complaints.filter((one) => !one.includes('ReadPixels'))).toEqual([])
    await context.close()
  })

  test('opens over the page at the first tap, with a way back and to the viewing', async () => {
    const { page, context, complaints } = await visit(browser, site.url, phoneScreen)
    await page.goto(`${prefix}/properties/lomas-2-top-floor-three-bedrooms`)
    // No script has run yet, so the press is repeated later.
    await page.getByRole('link', { name: link }).first().tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('application').waitFor()
    expect(new URL(page.url()).pathname).not.toContain('look-round')
    expect(await dialog.getByRole('heading').textContent()).toContain(place)
    expect(await dialog.getByRole('link', { name: viewing }).getAttribute('href')).toBe(
      `${prefix}/properties/lomas-2-top-floor-three-bedrooms/viewing`,
    )
    expect(await violationsOn(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    await dialog.getByRole('button', { name: back }).tap()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(
      await page.evaluate(() =>
        document.activeElement?.getAttribute('href')?.includes('/look-round?home='),
      ),
    ).toBe(true)
    // This build contains no other picture.
    expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
    await context.close()
  })

  test('lies flat without script, with an explanation', async () => {
    const { page, context } = await visit(browser, site.url, { javaScriptEnabled: false })
    await page.goto(prefix + path)
    expect(await page.locator('.pano__w img').isVisible()).toBe(true)
    expect(await page.locator('.pano__flat').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: start }).isVisible()).toBe(false)
    await context.close()
  })

  test('without script leads back to the home it was opened at, and to its viewing', async () => {
    const { page, context } = await visit(browser, site.url, { javaScriptEnabled: false })
    const home = `${prefix}/properties/lomas-2-top-floor-three-bedrooms`
    await page.goto(home)
    const title = (await page.locator('h1').textContent()) ?? ''
    await page.getByRole('link', { name: link }).first().click()
    expect(new URL(page.url()).pathname).toBe(prefix + path)
    expect(await page.title()).toContain(title)
    const leadsTo = (name: string) =>
      page.locator('main').getByRole('link', { name }).getAttribute('href')
    expect(await leadsTo(title)).toBe(home)
    expect(await leadsTo(viewing)).toBe(`${home}/viewing`)
    // A home of another development is ignored here.
    await page.goto(`${prefix}${path}?home=garden-apartment-south-terrace`)
    expect(await page.locator('main').getByRole('link', { name: viewing }).count()).toBe(0)
    await context.close()
  })

  test('is linked where there is one, and nowhere else', async () => {
    const links = async (from: string, to: string) =>
      (await (await fetch(site.url + prefix + from)).text()).includes(`${prefix}${path}${to}"`)
    const home = 'lomas-2-top-floor-three-bedrooms'
    expect(await links('/property-types/lomas-2', '')).toBe(true)
    expect(await links(`/properties/${home}`, `?home=${home}`)).toBe(true)
    expect(await links('/properties/garden-apartment-south-terrace', '')).toBe(false)
    for (const none of ['apartments', 'no-such'])
      expect((await fetch(`${site.url}${prefix}/property-types/${none}/look-round`)).status).toBe(
        404,
      )
  })
})

test('a picture that cannot be loaded stays flat, with an explanation', async () => {
  const { page, context } = await visit(browser, site.url)
  await page.route('**/*-800.webp', (route) => route.abort())
  await page.goto(path)
  await page.getByRole('button', { name: 'Look round' }).click()
  await page.getByRole('alert').waitFor()
  expect(await page.locator('.pano__w img').isVisible()).toBe(true)
  await context.close()
})

const phoneWithSensor = { ...phoneScreen, permissions: ['accelerometer', 'gyroscope'] }

/** Turns the back of an upright phone to an angle, anticlockwise, and lets the page be drawn. */
const turnTo = (page: Page, alpha: number) =>
  page.evaluate(async (turned) => {
    const angles = { alpha: turned, beta: 90, gamma: 0 }
    dispatchEvent(new DeviceOrientationEvent('deviceorientation', angles))
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, alpha)

test.each([
  ['', 'Look round', 'Turn with the phone', 'Looking south', 'Looking west'],
  ['/es', 'Mirar alrededor', 'Girar con el móvil', 'Mirando al sur', 'Mirando al oeste'],
])('on request alone the view turns with the phone: "%s"', async (prefix, ...words) => {
  const [start, request, south, west] = words
  const { page, context } = await visit(browser, site.url, phoneWithSensor)
  await page.goto(prefix + path)
  await page.getByRole('button', { name: start }).tap()
  const asked = page.getByLabel(request)
  await asked.waitFor()
  const facing = () => page.locator('.pano__facing').textContent()
  for (const alpha of [10, 270]) await turnTo(page, alpha)
  expect(await facing()).toBe(south)

  await asked.tap()
  await expect.poll(() => asked.isChecked()).toBe(true)
  // From where the phone is now, a quarter to the right.
  await turnTo(page, 270)
  expect(await facing()).toBe(south)
  await turnTo(page, 180)
  await expect.poll(facing).toBe(west)

  await asked.tap()
  await expect.poll(() => asked.isChecked()).toBe(false)
  await turnTo(page, 90)
  expect(await facing()).toBe(west)
  await context.close()
})

test('where the sensor is refused, the phone turns nothing and the page says so', async () => {
  const { page, context } = await visit(browser, site.url, phoneWithSensor)
  await page.addInitScript(() =>
    Object.assign(DeviceOrientationEvent, { requestPermission: async () => 'denied' }),
  )
  await page.goto(path)
  await page.getByRole('button', { name: 'Look round' }).tap()
  const asked = page.getByLabel('Turn with the phone')
  await asked.tap()
  for (const alpha of [10, 270]) await turnTo(page, alpha)
  expect(await page.locator('.pano__facing').textContent()).toBe('Looking south')
  expect(await asked.isChecked()).toBe(false)
  const told = page.getByRole('status').getByText('Your phone does not let this page follow')
  await told.waitFor()
  await page.evaluate(() =>
    Object.assign(DeviceOrientationEvent, { requestPermission: async () => 'granted' }),
  )
  await asked.tap()
  await told.waitFor({ state: 'detached' })
  expect(await asked.isChecked()).toBe(true)
  await context.close()
})
