import { expect, test } from 'vitest'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { hydrated, laptop, phoneScreen } from '../../testing/browser.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { openScreen } from '../../testing/office-pages.ts'

const { officePage, site } = browserAndOffice()

test('a note whose answer never comes is still there, and sent again it is stored once', async () => {
  const lead = await sendEnquiry(site())
  const { page } = await officePage('agent', laptop)
  await openScreen(page, `/office/leads/${lead}`)
  const note = page.locator('textarea[name=note]')
  await note.fill('Prefers mornings')
  // The server stores the note, and its answer is lost.
  let sent = 0
  await page.route('**/*.data*', async (route) => {
    const isFirst = route.request().method() === 'POST' && sent++ === 0
    await (isFirst ? route.fetch() : route.continue())
  })
  // The first form waits for a second instead of half a minute.
  await page.evaluate(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (milliseconds) => {
      if (milliseconds < 30_000) return timeout.call(AbortSignal, milliseconds)
      AbortSignal.timeout = timeout
      return timeout.call(AbortSignal, 1000)
    }
  })
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('The server does not answer, and may not have saved this.').waitFor()
  expect(await note.inputValue()).toBe('Prefers mornings')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.locator('aside').getByText('Prefers mornings').waitFor()
  expect(await site().database.db.selectFrom('lead_notes').select('text').execute()).toEqual([
    { text: 'Prefers mornings' },
  ])
})

test.each([
  {
    screen: laptop,
    home: '',
    unanswered: /^The server does not answer, and may not have saved this\./,
    labels: { subject: 'Subject, English', opening: 'Opening, Spanish' },
    button: 'Save the draft',
  },
  {
    screen: phoneScreen,
    home: '/es',
    unanswered: /^El servidor no responde y quizá no lo ha guardado\./,
    labels: { subject: 'Asunto, Inglés', opening: 'Entradilla, Español' },
    button: 'Guardar el borrador',
  },
])(
  'a newsletter whose connection is lost keeps what was typed: $home/office',
  async ({ screen, home, unanswered, labels, button }) => {
    const { page, visitor } = await officePage('manager', screen)
    const at = (await visitor.post(`${home}/office/newsletter`, {})).headers.get('Location') ?? ''
    await page.goto(at)
    await page.waitForFunction(hydrated)
    const subject = page.getByLabel(labels.subject)
    const opening = page.getByLabel(labels.opening)
    const save = page.getByRole('button', { name: button }).last()
    const note = page.getByRole('alert').filter({ hasText: unanswered })

    await subject.fill('Three terraces')
    await opening.fill('La luz de febrero.\n\nEntra de lado.')
    await page.context().setOffline(true)
    await save.click()
    await note.waitFor()
    expect(await subject.inputValue()).toBe('Three terraces')
    expect(await opening.inputValue()).toBe('La luz de febrero.\n\nEntra de lado.')
    await page.context().setOffline(false)
    await expectFine(page)
    await save.click()
    await note.waitFor({ state: 'detached' })
    const stored = async () => (await visitor.get(at)).text()
    await expect.poll(stored).toContain('value="Three terraces"')
    expect(await stored()).toContain('Entra de lado.')
  },
)
