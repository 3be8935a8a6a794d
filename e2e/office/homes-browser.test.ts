import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { newAddress } from '../../testing/accounts.ts'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { phoneScreen } from '../../testing/browser.ts'
import {
  choosePhotographs,
  draftSaved,
  expectFocus,
  fillHome,
  openScreen,
} from '../../testing/office-pages.ts'
import type { Visitor } from '../../testing/visitor.ts'

const { site, officePage } = browserAndOffice({ cacheSeconds: 300 })

const penthouse = {
  Price: '1,395,000',
  Bedrooms: '3',
  Bathrooms: '3',
  Area: '168',
  Reference: 'R99002',
  Place: 'Alborán Hills, Costa del Sol',
  'Title, English': 'Corner penthouse above the bay',
  'Title, Spanish': 'Ático en esquina sobre la bahía',
  'In one or two sentences, English': 'Three bedrooms and a roof to yourselves.',
  'In one or two sentences, Spanish': 'Tres dormitorios y azotea propia.',
}

/** The home has no Spanish title. */
const gardenHome = {
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

describe('a new home, written on a phone', { timeout: 120_000 }, () => {
  let page: Page
  let complaints: string[]
  beforeAll(async () => {
    ;({ page, complaints } = await officePage('agent', phoneScreen))
  })

  test('has its title as its heading, and names a figure that cannot be stored', async () => {
    await openScreen(page, '/office/homes')
    await expectFine(page)
    await page.getByRole('link', { name: 'New home' }).click()
    await page.waitForURL(/\/office\/homes\/h-/)
    await fillHome(page, penthouse)
    await page.getByRole('heading', { level: 1, name: penthouse['Title, English'] }).waitFor()
    // The problem is shown once its field is left.
    const area = page.getByLabel(/^Area/)
    await area.fill('large')
    await area.blur()
    await page.getByText('Square metres, such as 33, and at most 1,000,000.').waitFor()
    await area.fill('168')
    await draftSaved(page)
    await expectFine(page)
  })

  test('has its refused files dismissed, and takes twelve photographs', async () => {
    await page.getByRole('link', { name: 'Pictures' }).click()
    const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await page.getByLabel('Choose pictures').setInputFiles([notes, notes])
    const refused = page.getByRole('alert').filter({ hasText: 'notes.jpg Not taken' })
    await expect.poll(() => refused.count()).toBe(2)
    for (const count of [1, 0]) {
      await page.getByRole('button', { name: 'Dismiss' }).first().click()
      await expect.poll(() => refused.count()).toBe(count)
    }
    // Chromium logs an error for every refusal.
    expect(complaints.splice(0)).toHaveLength(2)
    await choosePhotographs(page, 12)
    const progress = page.getByRole('progressbar', { name: 'All pictures that were sent' })
    await progress.waitFor()
    await page.getByText('12 pictures.').waitFor({ timeout: 60_000 })
    await progress.waitFor({ state: 'detached' })
    await page.getByText('24 alternative texts are missing').waitFor()
  })

  test('gets alternative texts, those of a room as they are proposed', async () => {
    await page.getByLabel('Room of picture 12').selectOption('Terrace')
    const proposed = page.getByRole('button', { name: 'Use the proposed texts picture 12' })
    await proposed.waitFor()
    await draftSaved(page)
    // The proposed texts are stored only once a member accepts them.
    await page.getByText('24 alternative texts are missing').waitFor()
    await proposed.click()
    await page.getByText('22 alternative texts are missing').waitFor()
    expect(await page.getByRole('textbox', { name: /in Spanish picture 12$/ }).inputValue()).toBe(
      'Terraza, ático en esquina sobre la bahía',
    )
    for (const [text, name] of [
      ['A view of the bay', /in English picture/],
      ['Una vista de la bahía', /in Spanish picture/],
    ] as const)
      for (const field of await page.getByRole('textbox', { name }).all()) await field.fill(text)
    await page.getByRole('button', { name: 'Save the texts' }).last().click()
    await page.getByText('24 alternative texts are missing').waitFor({ state: 'detached' })
    // At the foot of the window the bar covers part of a picture, which axe would find too small.
    await page.evaluate(() => scrollTo(0, 0))
    await expectFine(page)
  })

  test('is on the site in both languages once it is published', async () => {
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
  })
})

describe('before a home can be published', { timeout: 120_000 }, () => {
  let page: Page
  let visitor: Visitor
  let complaints: string[]
  beforeAll(async () => {
    ;({ page, visitor, complaints } = await officePage('agent', phoneScreen))
  })
  const publish = () => page.getByRole('button', { name: 'Publish' }).click()
  const problems = () => page.getByRole('alert').filter({ hasText: 'Before this can be published' })

  test('a missing field is named, reached, and no longer marked once it is filled', async () => {
    await openScreen(page, '/office/homes/new')
    await fillHome(page, gardenHome)
    await publish()
    await problems().getByText('The title in Spanish is missing.').waitFor()
    const title = page.getByLabel('Title, Spanish')
    await expectFocus(title)
    expect(await title.getAttribute('aria-invalid')).toBe('true')
    await title.fill('Casa con jardín junto al camino')
    // The mark disappears with its reason.
    await problems().getByText('The title in Spanish is missing.').waitFor({ state: 'detached' })
    await problems().getByText('A picture is missing.').waitFor()
    expect(await title.getAttribute('aria-invalid')).toBeNull()
  })

  test(
    'each missing alternative text is named and reached, then the page is there',
    { tags: 'slow' },
    async () => {
      await page.getByRole('link', { name: 'Pictures' }).click()
      await choosePhotographs(page, 1)
      await page.getByText('2 alternative texts are missing').waitFor({ timeout: 60_000 })
      await page.getByRole('link', { name: 'Words and facts' }).click()
      await page.getByLabel('Place').waitFor()
      await publish()
      const inEnglish = 'Picture 1: the alternative text in English is missing.'
      await page.getByRole('link', { name: inEnglish }).click()
      const english = page.getByRole('textbox', { name: /in English picture 1\b/ })
      const spanish = page.getByRole('textbox', { name: /in Spanish picture 1\b/ })
      await english.waitFor()
      expect(await english.evaluate((field) => field === document.activeElement)).toBe(true)
      await page.keyboard.type('The garden and the path')
      await publish()
      await problems().getByText('Picture 1: the alternative text in Spanish is missing.').waitFor()
      await expectFocus(spanish)
      await expectFine(page)
      // The last keystroke is followed by the button without a pause.
      await spanish.fill('El jardín y el camino')
      await publish()
      const published = page.getByText('It is on the site.')
      await published.waitFor()
      expect(
        await published.getByRole('link', { name: 'Open the page' }).getAttribute('href'),
      ).toBe('/properties/garden-home-beside-the-path')
      const shown = await visitor.get('/es/properties/garden-home-beside-the-path')
      expect(await shown.text()).toContain('alt="El jardín y el camino"')
      // Chromium logs an error for every refusal.
      expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([])
    },
  )
})
