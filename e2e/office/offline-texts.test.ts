import { expect, test } from 'vitest'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { hydrated, laptop, phoneScreen } from '../../testing/browser.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { shortened } from '../../testing/full.ts'
import { openReply } from '../../testing/office-pages.ts'

const { officePage, site } = browserAndOffice()

test.each(
  shortened([
    { screen: phoneScreen, home: '', strap: /^No connection since .+ 1 change is on this device/ },
    {
      screen: laptop,
      home: '/es',
      strap: /^Sin conexión desde .+ 1 cambio está en este dispositivo/,
    },
  ]),
)('a home stays on the screen without a connection: $home/office', async (one) => {
  const { page } = await officePage('agent', one.screen)
  await page.goto(`${one.home}/office/homes/new`)
  await page.waitForFunction(hydrated)
  const title = page.locator(one.home ? '[name=title_es]' : '[name=title]')
  // Saved texts are not kept on the device.
  await page.locator('[name=price]').fill('900000')
  await page
    .getByText(/Draft saved|Borrador guardado/)
    .first()
    .waitFor()
  const at = page.url()
  await page.context().setOffline(true)
  await title.fill('Casa')
  const strap = page.locator('.strap')
  await strap.getByText(one.strap).waitFor()
  await expectFine(page)
  const viewings = page.locator(`a[href="${one.home}/office/viewings"]:visible`)
  // A document that is loaded again has another field.
  const field = await title.elementHandle()
  await viewings.first().click()
  const saved = page.waitForResponse((one) => one.url().endsWith('/draft') && one.ok())
  await page.context().setOffline(false)
  await Promise.all([saved, strap.waitFor({ state: 'detached' })])
  expect(page.url()).toBe(at)
  expect(await field?.inputValue()).toBe('Casa')
  await viewings.first().click()
  await page.waitForURL(/\/office\/viewings$/)
  await page.goto(at)
  await page.waitForFunction(hydrated)
  expect(await title.inputValue()).toBe('Casa')
})

test(
  'a text that cannot be saved is asked about, and offered when its form opens',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', laptop)
    await page.goto('/office/homes/new')
    await page.waitForFunction(hydrated)
    await page.route('**/draft', (route) => route.fulfill({ status: 503, body: '' }))
    const title = page.locator('[name=title]')
    const refused = page.waitForResponse((response) => response.url().endsWith('/draft'))
    await title.fill('House above the bay')
    await refused
    const at = page.url()
    const viewings = page.getByRole('link', { name: /^Viewings/ }).first()
    await viewings.click()
    const question = page.getByRole('dialog', { name: 'This is not saved yet' })
    await question.getByText('stays on this device for seven days').waitFor()
    await expectFine(page)
    await question.getByRole('button', { name: 'Stay here' }).click()
    expect(page.url()).toBe(at)
    await viewings.click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(/\/office\/viewings$/)
    // The screen is opened in another tab, as on another day.
    const later = await page.context().newPage()
    await later.goto(at)
    await later.getByText(/^What was typed on this device .+ is in the form again\.$/).waitFor()
    expect(await later.locator('[name=title]').inputValue()).toBe('House above the bay')
    await later
      .getByText(/Draft saved/)
      .first()
      .waitFor()
    expect(await later.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsaved')
  },
)

test(
  'a form is saved after a connection has hung, which neither answers nor fails',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', laptop)
    await page.goto('/office/homes/new')
    await page.waitForFunction(hydrated)
    const title = page.locator('[name=title]')
    let held = 0
    await page.route('**/draft', () => void held++)
    await title.fill('House above the bay')
    await expect.poll(() => held).toBeGreaterThan(1)
    await page.unroute('**/draft')
    await page
      .getByText(/Draft saved/)
      .first()
      .waitFor()
    expect(await title.inputValue()).toBe('House above the bay')
  },
)

test('a reply that could not be saved is in its message again', { tags: 'slow' }, async () => {
  const { page } = await officePage('agent', phoneScreen)
  await sendEnquiry(site())
  const message = await openReply(page)
  const { pathname } = new URL(page.url())
  await page.context().setOffline(true)
  await message.fill('It is free from May on.')
  await page.locator('.strap').waitFor()
  // The browser discards the tab, and the phone has a connection again later.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.close({ runBeforeUnload: false })
  await page.context().setOffline(false)
  const later = await page.context().newPage()
  await later.goto(pathname)
  await later.waitForFunction(hydrated)
  await expect
    .poll(() => later.locator('textarea[name=message]').inputValue())
    .toBe('It is free from May on.')
})

test(
  'a newsletter is asked about before its screen is left, and is in its form again',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('manager', laptop)
    await page.goto('/office/newsletter')
    await page.waitForFunction(hydrated)
    await page.getByRole('button', { name: 'New newsletter' }).click()
    await page.waitForURL(/\/office\/newsletter\/./)
    const at = page.url()
    await page.locator('#subject_en').fill('Three terraces')
    await page
      .getByRole('link', { name: /^Homes/ })
      .first()
      .click()
    const question = page.getByRole('dialog', { name: 'This is not saved yet' })
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(/\/office\/homes$/)
    await page.goto(at)
    await page.getByText('What was typed is in its form below again.').waitFor()
    expect(await page.locator('#subject_en').inputValue()).toBe('Three terraces')
  },
)
