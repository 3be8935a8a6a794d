import { expect, test } from 'vitest'
import { homePath } from '#app/office/homes/home-path.ts'
import { browserAndOffice } from '../../testing/browser-and-office.ts'
import { hydrated, laptop, phoneScreen } from '../../testing/browser.ts'
import { only, pageOf } from '../../testing/html.ts'
import { samplePicture } from '../../testing/storage.ts'

const { site, officePage } = browserAndOffice()

/** Makes a published home whose id is an agency's reference, as an import does. */
async function homeWithCapitals(id: string, slug: string) {
  await site().database.db.updateTable('properties').set({ id }).where('slug', '=', slug).execute()
  return homePath('en', id)
}

const row = (id: string) =>
  site()
    .database.db.selectFrom('properties')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test(
  'every button of a home whose id has capitals works in a browser',
  { tags: 'slow' },
  async () => {
    const at = await homeWithCapitals('R49052083', 'garden-apartment-south-terrace')
    const { page, visitor, complaints } = await officePage('agent', laptop)
    await page.goto(at)
    await page.waitForFunction(hydrated)
    await page.getByLabel('Place').fill('Above the bay')
    await page.getByRole('button', { name: 'Publish 1 change' }).first().click()
    await page.getByText('It is on the site.').waitFor()
    expect((await row('R49052083')).location).toBe('Above the bay')

    await page.getByLabel('Place').fill('Discarded')
    await page.getByText('1 change in draft').first().waitFor()
    await page.getByText('More', { exact: true }).first().click()
    await page.getByText('Discard the draft').first().click()
    await page.getByRole('button', { name: 'Yes, discard it' }).first().click()
    await expect.poll(() => page.getByLabel('Place').inputValue()).toBe('Above the bay')

    await page.getByRole('link', { name: 'Documents' }).click()
    await page.getByLabel('Choose documents').setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF'),
    })
    await page.getByRole('button', { name: 'Save the names' }).last().click()
    await page.getByRole('link', { name: 'Pictures' }).click()
    await page.getByLabel('Choose pictures').setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await samplePicture('jpeg', { width: 800, height: 600 }),
    })
    const remove = page.getByRole('button', { name: /^Remove picture/ })
    await page.getByText('2 alternative texts are missing').waitFor({ timeout: 60_000 })
    const pictures = await remove.count()
    await remove.last().click()
    await expect.poll(() => remove.count()).toBe(pictures - 1)

    await page.getByText('More', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Duplicate' }).first().click()
    await page.waitForURL(/\/office\/homes\/h-/)
    expect(await page.getByLabel('Place').inputValue()).toBe('Above the bay')

    expect((await visitor.get(`${at}/versions`)).status).toBe(200)
    expect(complaints).toEqual([])
  },
)

test('over HTTP such a home is reached, and no other one is created', async () => {
  const at = await homeWithCapitals('A/b:C.1', 'palm-10-villa-on-the-court')
  const { visitor } = await officePage('agent', phoneScreen)
  const status = async (part: string) => (await visitor.get(at + part)).status
  for (const part of ['', '/pictures', '/documents', '/versions'])
    expect(await status(part), part).toBe(200)
  const form = only(await pageOf(await visitor.get(at)), 'form#edit')
  const base = only(form, 'input[name=base]').getAttribute('value') ?? ''
  await visitor.post(`${at}/draft`, { base, location: 'By the sea' })
  const published = await visitor.post(at, { base, location: 'By the sea', intent: 'publish' })
  expect(published.headers.get('Location')).toBe(`${at}?done=published`)
  expect((await row('A/b:C.1')).location).toBe('By the sea')
  await visitor.post(at, { intent: 'duplicate' })
  const count = async () =>
    (await site().database.db.selectFrom('home_drafts').select('id').execute()).length
  const drafts = await count()
  for (const gone of ['/office/homes/a%2Fb:c.1', '/office/homes/no-such-home'])
    for (const intent of ['duplicate', 'publish', 'discard', 'save'])
      expect((await visitor.post(gone, { base, location: 'x', intent })).status).toBe(404)
  expect(await count()).toBe(drafts)
})
