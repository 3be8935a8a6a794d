import { expect, test } from 'vitest'
import { newAddress } from '../../testing/accounts.ts'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { hydrated, phoneScreen } from '../../testing/browser.ts'
import { samplePicture } from '../../testing/storage.ts'

const { site, officePage } = browserAndOffice({ cacheSeconds: 300 })

test('a new home with twelve photographs is written on a phone, in both languages, and is on the site', async () => {
  const { page, complaints } = await officePage('agent', phoneScreen)
  await page.goto('/office/homes')
  await page.waitForFunction(hydrated)
  await expectFine(page)
  await page.getByRole('link', { name: 'New home' }).click()
  await page.waitForURL(/\/office\/homes\/h-/)
  const facts = {
    Price: '1,395,000',
    Bedrooms: '3',
    Bathrooms: '3',
    Area: '168',
    Reference: 'R47733150',
    Place: 'Alborán Hills, Costa del Sol',
    'Title, English': 'Corner penthouse above the bay',
    'Title, Spanish': 'Ático en esquina sobre la bahía',
    'In one or two sentences, English': 'Three bedrooms and a roof to yourselves.',
    'In one or two sentences, Spanish': 'Tres dormitorios y azotea propia.',
  }
  for (const [label, text] of Object.entries(facts))
    await page.getByLabel(new RegExp(`^${label}`)).fill(text)
  // The heading follows the title, and a figure that cannot be stored is named once its field is
  // left.
  await page.getByRole('heading', { level: 1, name: facts['Title, English'] }).waitFor()
  const area = page.getByLabel(/^Area/)
  await area.fill('312,5')
  await area.blur()
  await page.getByText('A whole number, without decimals or a sign.').waitFor()
  await area.fill('168')
  await page
    .getByText(/Draft saved/)
    .first()
    .waitFor()
  await expectFine(page)

  await page.getByRole('link', { name: 'Pictures' }).click()
  const photograph = await samplePicture('jpeg', { width: 1300, height: 900 })
  // Files that are refused are in nobody's way.
  const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await page.getByLabel('Choose pictures').setInputFiles([notes, notes])
  await expect.poll(() => page.locator('.pic--up [role=alert]').count()).toBe(2)
  for (const count of [1, 0]) {
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect.poll(() => page.locator('.pic--up').count()).toBe(count)
  }
  // Chromium complains of every refusal.
  expect(complaints.splice(0)).toHaveLength(2)
  await page.getByLabel('Choose pictures').setInputFiles(
    Array.from({ length: 12 }, (_, index) => ({
      name: `IMG_${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: photograph,
    })),
  )
  await page.getByText('12 ready').waitFor({ timeout: 60_000 })
  await page.getByText('24 alternative texts are missing').waitFor()
  // A room proposes the texts of its picture, which are stored once somebody takes them.
  await page.getByLabel('Room of picture 12').selectOption('Terrace')
  const proposed = page.getByRole('button', { name: 'Use the proposed texts picture 12' })
  await proposed.waitFor()
  await page
    .getByText(/Draft saved/)
    .first()
    .waitFor()
  await page.getByText('24 alternative texts are missing').waitFor()
  await proposed.click()
  await page.getByText('22 alternative texts are missing').waitFor()
  expect(await page.getByRole('textbox', { name: /^ES.*of picture 12$/ }).inputValue()).toBe(
    'Terraza, Ático en esquina sobre la bahía',
  )
  for (const [language, label] of [
    ['A view of the bay', 'EN'],
    ['Una vista de la bahía', 'ES'],
  ] as const)
    for (const field of await page.getByRole('textbox', { name: label }).all())
      await field.fill(language)
  await page.getByRole('button', { name: 'Save the texts' }).last().click()
  await page.getByText('24 alternative texts are missing').waitFor({ state: 'detached' })
  await expectFine(page)

  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('It is on the site.').waitFor()
  const look = () =>
    site().get('/properties/corner-penthouse-above-the-bay', { 'X-Forwarded-For': newAddress() })
  await expect.poll(async () => (await look()).status).toBe(200)
  const html = await (await look()).text()
  expect(html.match(/alt="A view of the bay"/g)?.length).toBeGreaterThan(11)
  const [, picture = ''] = /\/pictures\/variants\/(u-[\w-]+-800\.avif)/.exec(html) ?? []
  const shown = await site().get(`/pictures/variants/${picture}`)
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/avif'])
  const spanish = await site().get('/es/properties/corner-penthouse-above-the-bay')
  expect(await spanish.text()).toContain('Ático en esquina sobre la bahía')
  expect(complaints).toEqual([])
}, 240_000)

test('a field that publishing lacks is named, reached and filled before publishing again', async () => {
  const { page, visitor, complaints } = await officePage('agent', phoneScreen)
  await page.goto('/office/homes/new')
  await page.waitForFunction(hydrated)
  const facts = {
    Price: '560000',
    Bedrooms: '2',
    Bathrooms: '2',
    Area: '104',
    Reference: 'R99001',
    Place: 'Alborán Hills, Costa del Sol',
    'Title, English': 'Garden home beside the path',
    'In one or two sentences, English': 'Two bedrooms and a garden.',
    'In one or two sentences, Spanish': 'Dos dormitorios y jardín.',
  }
  for (const [label, text] of Object.entries(facts))
    await page.getByLabel(new RegExp(`^${label}`)).fill(text)
  const publish = page.getByRole('button', { name: 'Publish' })
  await publish.click()
  const problems = page.getByRole('alert').filter({ hasText: 'Before this can be published' })
  await problems.getByText('Title, Spanish: is missing.').waitFor()
  const title = page.getByLabel('Title, Spanish')
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await title.getAttribute('aria-invalid')).toBe('true')
  await title.fill('Casa con jardín junto al camino')
  // The mark disappears with its reason.
  await problems.waitFor({ state: 'detached' })
  expect(await title.getAttribute('aria-invalid')).toBeNull()

  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.getByLabel('Choose pictures').setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: await samplePicture('jpeg', { width: 1300, height: 900 }),
  })
  await page.getByText('2 alternative texts are missing').waitFor({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Words and facts' }).click()
  await page.getByRole('heading', { name: 'Facts' }).or(title).first().waitFor()
  await publish.click()
  const inEnglish = 'Picture 1: the alternative text in English is missing.'
  await page.getByRole('link', { name: inEnglish }).click()
  const english = page.getByRole('textbox', { name: /^EN.*of picture 1/ })
  const spanish = page.getByRole('textbox', { name: /^ES.*of picture 1/ })
  await english.waitFor()
  expect(await english.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('The garden and the path')
  await publish.click()
  await problems.getByText('Picture 1: the alternative text in Spanish is missing.').waitFor()
  await expect.poll(() => spanish.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectFine(page)
  // The last keystroke and the button, with nothing between them.
  await spanish.fill('El jardín y el camino')
  await publish.click()
  const published = page.getByText('It is on the site.')
  await published.waitFor()
  expect(await published.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe(
    '/properties/garden-home-beside-the-path',
  )
  const shown = await visitor.get('/es/properties/garden-home-beside-the-path')
  expect(await shown.text()).toContain('alt="El jardín y el camino"')
  // Chromium complains of every refusal.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([])
}, 120_000)
