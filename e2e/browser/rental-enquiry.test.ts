import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { visit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

const { browser, site } = browserAndSite()

test.each(
  shortened([
    ['', 'From', 'Until', 'People', 'Submit Inquiry', 'Please choose a day after the first one'],
    ['/es', 'Desde', 'Hasta', 'Personas', 'Enviar consulta', 'Elija un día posterior al primero'],
  ]),
)(
  'days and people of a rental are asked for, and kept where they are wrong: "%s"',
  async (prefix, from, until, people, submit, refusal) => {
    const { page, context } = await visit(browser(), site().url)
    await page.goto(`${prefix}/rental-properties`)
    const form = page.locator('form:has([name=stayFrom])')
    await form.locator('[name=name]').fill('Elena Marchetti')
    await form.locator('[name=email]').fill('elena@example.com')
    await form.locator('[name=phone]').fill('+34 600 11 22 33')
    await form.getByLabel(from, { exact: true }).fill('2099-06-15')
    await form.getByLabel(until, { exact: true }).fill('2099-06-01')
    await form.getByRole('group', { name: people }).getByLabel('6+').check()
    await form.getByRole('button', { name: submit }).click()
    await form.getByText(refusal).last().waitFor()
    expect(await form.getByLabel(from, { exact: true }).inputValue()).toBe('2099-06-15')
    await form.getByLabel(until, { exact: true }).fill('2099-06-30')
    await form.getByRole('button', { name: submit }).click()
    await page.locator('.form__sent').waitFor()
    await context.close()
  },
)
