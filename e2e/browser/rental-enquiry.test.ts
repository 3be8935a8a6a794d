import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite()

test('a sent rental enquiry is answered, and its form has the lines again', async () => {
  const { page, context } = await visit(browser(), site().url)
  await page.goto('/rental-properties')
  const form = page
    .locator('form')
    .filter({ has: page.getByLabel('Message') })
    .first()
  const lines = await form.getByLabel('Message').inputValue()
  await form.getByLabel('Full name').fill('Elena Marchetti')
  await form.getByLabel('E-mail address').fill('elena@example.com')
  await form.getByLabel('Phone number').fill('+34 600 11 22 33')
  await form.getByLabel('Message').fill(`${lines} 1 June`)
  await form.getByRole('button', { name: 'Submit Inquiry' }).click()
  await page.locator('.form__sent').waitFor()
  expect(lines).toContain('\n')
  expect(await form.getByLabel('Message').inputValue()).toBe(lines)
  await context.close()
})
