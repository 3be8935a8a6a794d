import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { hydrated, laptop, phoneScreen } from '../../testing/browser.ts'
import { samplePicture } from '../../testing/storage.ts'

const { officePage } = browserAndOffice()

async function openHome(page: Page) {
  await page.goto('/office/homes?q=garden+apartment+south')
  await page.waitForFunction(hydrated)
  await page.getByRole('link', { name: /Garden apartment, south terrace/ }).click()
  await page.locator('form#edit').waitFor()
}

const saved = (page: Page) => page.getByText(/^Draft saved/).first()

test('correcting a refused price causes no conflict with oneself', { tags: 'slow' }, async () => {
  const { page, complaints } = await officePage('agent', laptop)
  await openHome(page)
  const price = page.getByRole('textbox', { name: 'Price' })
  await price.fill('abc')
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await page.getByText('Price: whole euros, without cents').waitFor()
  const stored = page.waitForResponse(
    (response) => response.url().includes('/draft') && response.ok(),
  )
  await price.fill('1.395.000')
  await stored
  await saved(page).waitFor()
  expect(await page.getByText('has changed: Price').count()).toBe(0)
  await page.reload()
  expect(await price.inputValue()).toBe('1,395,000')
  await page.getByText('More', { exact: true }).first().click()
  // One press alone does not discard the draft.
  await page.getByText('Discard the draft').first().click()
  await page
    .getByText(/^1 change is lost\./)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Yes, discard it' }).first().click()
  await expect.poll(() => price.inputValue()).not.toBe('1,395,000')
  // Chromium logs an error for every refusal.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([])
})

test('what was typed is saved by itself after a press without a connection', async () => {
  const { page } = await officePage('agent', laptop)
  await openHome(page)
  await page.context().setOffline(true)
  await page.getByLabel('Garden').fill('33')
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  const note = page.getByRole('alert').filter({ hasText: 'the server does not answer' })
  await note.waitFor()
  expect(await page.getByLabel('Garden').inputValue()).toBe('33')
  await expect.poll(() => page.locator('.pubbar .saved').textContent()).toBe('Not saved yet')
  const isAsked = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await isAsked()).toBe(true)
  await page.context().setOffline(false)
  await saved(page).waitFor()
  await note.waitFor({ state: 'detached' })
  expect(await isAsked()).toBe(false)
  await page.reload()
  expect(await page.getByLabel('Garden').inputValue()).toBe('33')
})

test(
  'a page that is loaded again before it is saved has what was typed',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', laptop)
    await openHome(page)
    await page.route('**/draft', (route) => route.abort())
    await page.getByLabel('Terrace').fill('44')
    await page.getByText('Not saved yet').first().waitFor()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.unroute('**/draft')
    await page.reload()
    await expect.poll(() => page.getByLabel('Terrace').inputValue()).toBe('44')
    await saved(page).waitFor()
  },
)

test('what is typed while a refused home is loaded again stays', { tags: 'slow' }, async () => {
  const { page } = await officePage('agent', laptop)
  await page.goto('/office/homes/new')
  await page.waitForFunction(hydrated)
  const loading = Promise.withResolvers<undefined>()
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') await loading.promise
    await route.continue()
  })
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await page.getByRole('alert').getByRole('link').first().waitFor()
  const garden = page.getByLabel('Garden')
  await garden.fill('27')
  // The address is set again once the screen has been loaded.
  const loaded = page.waitForEvent('framenavigated')
  loading.resolve(undefined)
  await loaded
  await saved(page).waitFor()
  expect(await garden.inputValue()).toBe('27')
  expect(await garden.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('two people in one home see one another, and what the other writes', async () => {
  const [mine, theirs] = [await officePage('agent', laptop), await officePage('agent', laptop)]
  await openHome(mine.page)
  await openHome(theirs.page)
  await mine.page.getByLabel('Place').fill('Above the bay')
  await saved(mine.page).waitFor()
  await expect
    .poll(() => theirs.page.getByLabel('Place').inputValue(), { timeout: 15_000 })
    .toBe('Above the bay')
  await theirs.page
    .getByText(/ (?:is|are) here too/)
    .first()
    .waitFor()
  await theirs.page.getByLabel('Place').fill('Below the hills')
  await saved(theirs.page).waitFor()
  expect(await theirs.page.getByText('has changed: Place').count()).toBe(0)
})

test('a price that a colleague replaces is shown, and can be put back', async () => {
  const [mine, theirs] = [await officePage('agent', laptop), await officePage('agent', laptop)]
  await openHome(mine.page)
  await openHome(theirs.page)
  const price = (page: Page) => page.locator('#f-price')
  await price(mine.page).fill('481000')
  await saved(mine.page).waitFor()
  await expect.poll(() => price(theirs.page).inputValue(), { timeout: 15_000 }).toBe('481,000')
  await price(theirs.page).fill('482000')
  await saved(theirs.page).waitFor()
  await theirs.page.getByLabel('Place').focus()
  const note = mine.page.getByText(/ has put €482,000 where you had written €481,000\./)
  await note.waitFor({ timeout: 15_000 })
  expect(await price(mine.page).inputValue()).toBe('482,000')
  await mine.page.getByRole('button', { name: 'Put €481,000 back' }).click()
  await expect.poll(() => note.count()).toBe(0)
  await expect.poll(() => price(theirs.page).inputValue(), { timeout: 15_000 }).toBe('481,000')
})

test(
  'a field that is only focused follows the price that a colleague changes',
  { tags: 'slow' },
  async () => {
    const [mine, theirs] = [await officePage('agent', laptop), await officePage('manager', laptop)]
    await openHome(mine.page)
    await openHome(theirs.page)
    const price = mine.page.getByRole('textbox', { name: 'Price' })
    await price.click()
    await theirs.page.getByRole('textbox', { name: 'Price' }).fill('1,234,000')
    await saved(theirs.page).waitFor()
    await expect.poll(() => price.inputValue(), { timeout: 15_000 }).toBe('1,234,000')
    await mine.page.locator('.preview').getByText('€1,234,000').first().waitFor()
  },
)

test('a figure that is stored rounded says so beside its field', async () => {
  const { page } = await officePage('agent', laptop)
  await openHome(page)
  const terrace = page.getByRole('textbox', { name: 'Terrace' })
  await terrace.fill('33,5')
  const note = page.getByText('33,5 is stored as 34')
  await note.waitFor()
  await terrace.blur()
  await saved(page).waitFor()
  expect(await note.count()).toBe(1)
  await terrace.fill('35')
  expect(await note.count()).toBe(0)
})

test('a phone shows one language at a time, and always whether it is saved', async () => {
  const { page } = await officePage('agent', phoneScreen)
  await page.goto('/es/office/homes/new')
  await page.waitForFunction(hydrated)
  const english = page.getByLabel('En una o dos frases, inglés')
  const spanish = page.getByLabel('En una o dos frases, español')
  await spanish.fill('Tres dormitorios y azotea.')
  expect(await english.isVisible()).toBe(false)
  await page.getByRole('radio', { name: /^Inglés/ }).check()
  expect([await english.isVisible(), await spanish.isVisible()]).toEqual([true, false])
  await page.locator('.pubfoot').getByText('Borrador guardado').waitFor()
  await page.getByLabel('Características, una por línea, inglés').fill('Pool\nLift')
  await page.getByRole('radio', { name: /^Español/ }).check()
  await expectFine(page)
  // A missing text is reached even in the language that is not shown.
  await page.locator('.pubfoot').getByRole('button', { name: 'Publicar' }).click()
  await page.getByRole('link', { name: /presentación en una o dos frases, en inglés/ }).click()
  expect(await english.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectFine(page)
})

test('a field reached by keys on a phone is not behind the buttons at the foot', async () => {
  const { page } = await officePage('agent', phoneScreen)
  await openHome(page)
  await page.getByRole('textbox', { name: 'Price' }).focus()
  const hidden = () =>
    page.evaluate(() => {
      const foot = document.querySelector('.pubfoot')?.getBoundingClientRect().top ?? 0
      const reached = document.activeElement
      const { bottom = 0 } = reached?.getBoundingClientRect() ?? {}
      return bottom > foot && !reached?.closest('.pubfoot, nav') ? [reached?.outerHTML] : []
    })
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press('Tab')
    expect(await hidden()).toEqual([])
  }
})

test('a home whose changes are scheduled fits a phone, with its buttons in view', async () => {
  const { page } = await officePage('agent', phoneScreen)
  await page.goto('/es/office/homes?q=garden+apartment+south')
  await page.waitForFunction(hydrated)
  await page.locator('.homecell').first().click()
  await page.getByRole('textbox', { name: 'Precio' }).fill('481.000')
  const foot = page.locator('.pubfoot')
  await foot.getByText('Más', { exact: true }).click()
  await foot.getByLabel('Día y hora de Málaga').fill('2099-03-01T09:00')
  await foot.getByRole('button', { name: 'Programar la publicación' }).click()
  await page
    .getByText(/1 de marzo de 2099/)
    .first()
    .waitFor()
  await expectFine(page)
  expect(
    await foot
      .getByRole('button', { name: /publicar/i })
      .first()
      .isVisible(),
  ).toBe(true)
  expect(await page.locator('.bottom-nav').isVisible()).toBe(true)
})

test('a text that was refused is corrected without a conflict', { tags: 'slow' }, async () => {
  const { page } = await officePage('manager', phoneScreen)
  await page.goto('/office/texts/developments/palm-10')
  await page.waitForFunction(hydrated)
  const text = page.locator('[name="words.es.card.description"]')
  await page.getByRole('radio', { name: /^Spanish/ }).check()
  await text.waitFor()
  await text.fill('')
  await page
    .locator('.pubfoot')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await page.getByRole('alert').filter({ hasText: 'is missing' }).waitFor()
  await text.fill('Cinco dormitorios.')
  await saved(page).waitFor()
  expect(await page.getByText('has changed').count()).toBe(0)
  await expectFine(page)
})

test('a newsletter that was refused takes the corrected texts', { tags: 'slow' }, async () => {
  const { page, visitor } = await officePage('manager', laptop)
  const at = (await visitor.post('/office/newsletter', {})).headers.get('Location') ?? ''
  await page.goto(at)
  await page.waitForFunction(hydrated)
  const fields = ['Subject, English', 'Subject, Spanish', 'Opening, English', 'Opening, Spanish']
  for (const label of fields) await page.getByLabel(label).fill('Three terraces')
  await page.getByRole('button', { name: 'Save the draft' }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Three terraces' }).waitFor()
  // The newsletter has no homes and no readers: it is stored, but not sent.
  await page.getByLabel('Subject, English').fill('Four terraces')
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button')) button.disabled = false
  })
  await page.getByRole('button', { name: /^Send at this time/ }).click()
  const refused = page.getByRole('alert')
  await refused.waitFor()
  await page.getByLabel('Subject, English').fill('Five terraces')
  await page.getByRole('button', { name: 'Save the draft' }).last().click()
  await refused.waitFor({ state: 'detached' })
  expect(await (await visitor.get(at)).text()).toContain('value="Five terraces"')
})

test(
  'a picture is seen as soon as it is sent, and is ready once it is made',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', phoneScreen)
    await page.goto('/office/homes/new')
    await page.waitForURL(/\/h-/)
    const at = new URL(page.url()).pathname
    await page.goto(`${at}/pictures`)
    await page.waitForFunction(hydrated)
    // The sizes are not made yet.
    await page.route('**/pictures/variants/u-*', (route) => route.fulfill({ status: 404 }))
    await page.getByLabel('Choose pictures').setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await samplePicture('jpeg', { width: 800, height: 600 }),
    })
    const picture = page.locator('.pic__img img').first()
    await expect
      .poll(() => picture.evaluate((image) => image.getAttribute('src')?.slice(0, 10)))
      .toBe('data:image')
    await page.getByText('0 of 1 ready').waitFor()
    await page.unroute('**/pictures/variants/u-*')
    await page.getByText('0 of 1 ready').waitFor({ state: 'detached' })
    expect(await picture.getAttribute('src')).toContain('/pictures/variants/u-')

    // The focal point opens above the pictures; closing it returns to the same place.
    const open = page.getByRole('link', { name: 'Focal point of picture 1' })
    await open.click()
    const panel = page.getByRole('complementary', { name: 'Picture 1' })
    await expect.poll(() => panel.evaluate((one) => one === document.activeElement)).toBe(true)
    await expectFine(page)
    await panel.locator('.focal').click({ position: { x: 20, y: 20 } })
    await panel.getByRole('button', { name: 'Save the focal point' }).click()
    await expect.poll(() => page.url()).toContain('picture=')
    await panel.getByRole('link', { name: 'Close' }).click()
    await panel.waitFor({ state: 'hidden' })
    expect(await open.evaluate((link) => link === document.activeElement)).toBe(true)
  },
)
