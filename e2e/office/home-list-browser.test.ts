import { expect, test } from 'vitest'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { laptop } from '../../testing/browser.ts'
import { expectFocus, openScreen } from '../../testing/office-pages.ts'

const { officePage } = browserAndOffice()

test('a pressed price is typed over at once, and its error is under the field', async () => {
  const { page } = await officePage('agent', laptop)
  await openScreen(page, '/es/office/homes?q=garden+apartment+south')
  const row = page.locator('tbody tr').first()
  await row.locator('summary').click()
  await page.keyboard.type('consultar')
  const field = row.getByRole('textbox')
  expect(await field.inputValue()).toBe('consultar')
  await page.keyboard.press('Enter')
  await row.getByRole('alert').getByText('un número entero de euros').waitFor()
  await expectFocus(field)
  await expectFine(page)
  // The wrong text is selected, so that typing replaces it.
  await page.keyboard.type('480.000')
  await page.keyboard.press('Enter')
  await page.getByText(/: ahora 480\.000/).waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await row.locator('summary', { hasText: '485.000' }).waitFor()
})
