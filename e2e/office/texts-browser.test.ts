import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { hydrated, laptop, phoneScreen } from '../../testing/browser.ts'

const { officePage } = browserAndOffice({ cacheSeconds: 300 })

test('a text saves itself for its page to show, and two people in it lose nothing', async () => {
  const [mine, theirs] = [await officePage('manager', laptop), await officePage('manager', laptop)]
  const at = '/office/texts/developments/palm-10'
  for (const { page } of [mine, theirs]) {
    await page.goto(at)
    await page.waitForFunction(hydrated)
  }
  const description = (page: Page) => page.locator('[name="words.en.card.description"]')
  // Otherwise the other member's text would be shown before anything is typed.
  await theirs.page.route('**/draft', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 204 }) : route.continue(),
  )
  await mine.page.getByRole('button', { name: 'Nothing to publish' }).first().waitFor()
  await description(mine.page).fill('Five bedrooms and a long table.')
  await mine.page.getByText('Draft saved').first().waitFor()
  await description(theirs.page).fill('Five bedrooms and ten palms.')
  await theirs.page
    .locator('[name="words.es.card.description"]')
    .fill('Cinco dormitorios y diez palmeras.')
  await theirs.page.getByText('It is “Five bedrooms and a long table.” now').waitFor()
  await expectFine(theirs.page)
  await theirs.page.getByRole('button', { name: 'Keep the text typed here' }).click()
  await theirs.page.getByRole('button', { name: 'Keep' }).waitFor({ state: 'detached' })
  expect(await description(theirs.page).inputValue()).toBe('Five bedrooms and ten palms.')
  const preview = theirs.page.frameLocator('iframe')
  await preview.locator('h1', { hasText: 'Palm 10' }).waitFor()
  await theirs.page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await theirs.page.getByText('It is on the site.').waitFor()
  await theirs.page.goto('/property-types')
  await theirs.page.getByText('Five bedrooms and ten palms.').first().waitFor()
  expect([...mine.complaints, ...theirs.complaints]).toEqual([])
})

test(
  'the pictures of an article are chosen from a list that shows them',
  { tags: 'slow' },
  async () => {
    const { page, complaints } = await officePage('manager', laptop)
    await page.goto('/office/texts/articles/the-siesta-defended')
    await page.waitForFunction(hydrated)
    await page.getByText('Choose a picture; now:').click()
    const other = page.getByRole('radio', { checked: false }).nth(4)
    const name = await other.getAttribute('value')
    await other.check()
    await page.getByText('Draft saved').first().waitFor()
    await expectFine(page)
    await page.getByText('Insert a picture').first().click()
    // The first list belongs to the article's own picture.
    const list = page.locator('.chooser').nth(1)
    await list.getByRole('searchbox').fill('no such picture')
    await expect.poll(() => list.getByRole('button').count()).toBe(0)
    await list.getByRole('searchbox').fill(name ?? '')
    await list.getByRole('button').first().click()
    const text = page.locator('[name="words.en.markdown"]')
    expect(await text.inputValue()).toContain(`![](${name} "")`)
    await expect
      .poll(async () => {
        await page.reload()
        return page.locator('input[type=radio]:checked').first().getAttribute('value')
      })
      .toBe(name)
    expect(complaints).toEqual([])
  },
)

// This test is in Spanish, whose words are longer; the tests above check screens in English.
test('every screen of texts is fine on a phone', { tags: 'slow' }, async () => {
  const { page, complaints } = await officePage('manager', phoneScreen)
  for (const path of [
    '/office/texts',
    '/office/texts/developments/north-residences',
    '/office/texts/articles/the-siesta-defended',
    '/office/texts/legal/cookies',
    '/office/texts/replies/first',
    '/office/texts/developments/palm-10/versions',
  ]) {
    await page.goto(`/es${path}`)
    await page.waitForFunction(hydrated)
    await expectFine(page)
  }
  expect(complaints).toEqual([])
})
