import { expect, test } from 'vitest'
import { browserAndOffice } from '../../testing/browser-and-office.ts'
import { hydrated, laptop } from '../../testing/browser.ts'

const { officePage } = browserAndOffice()

test('a second press sends nothing while the first is on its way', async () => {
  const { page, visitor } = await officePage('manager', laptop)
  await page.goto((await visitor.post('/office/newsletter', {})).headers.get('Location') ?? '')
  await page.waitForFunction(hydrated)
  const answering = Promise.withResolvers<undefined>()
  let sent = 0
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') {
      sent++
      await answering.promise
    }
    await route.continue()
  })
  const subject = page.getByLabel('Subject, English')
  await subject.fill('Three terraces')
  const save = page.getByRole('button', { name: 'Save the draft' }).last()
  await save.click()
  await page.locator('button[data-busy]').waitFor()
  await save.click()
  await subject.press('Enter')
  answering.resolve(undefined)
  await page.locator('button[data-busy]').waitFor({ state: 'detached' })
  expect(sent).toBe(1)
})
