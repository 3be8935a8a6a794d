import { expect, test } from 'vitest'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { hydrated, laptop, phoneScreen } from '../../testing/browser.ts'

const { officePage } = browserAndOffice()

test.each([
  {
    screen: laptop,
    home: '',
    unanswered: /^Not saved yet: the server does not answer\./,
    labels: { subject: 'Subject, English', opening: 'Opening, Spanish' },
    button: 'Save the draft',
  },
  {
    screen: phoneScreen,
    home: '/es',
    unanswered: /^Sin guardar todavía: el servidor no responde\./,
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
