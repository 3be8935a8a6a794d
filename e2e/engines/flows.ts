import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine, EngineSession } from '../../testing/engines/engine.ts'
import { startMailServer, type MailServer } from '../../testing/mail-server.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'

const home = '/properties/garden-apartment-south-terrace'
const script = { scripts: true, title: 'with script' }
const noScript = { scripts: false, title: 'without script' }

/** The flows that lead to an enquiry or an account, in one browser engine, with and without JavaScript. */
export function testFlows(engine: Engine): void {
  const missing = engine.installed ? '' : ` (skipped: apt-get install ${engine.packages})`
  describe.skipIf(!engine.installed).each([script, noScript])(
    `${engine.name} $title${missing}`,
    ({ scripts }) => {
      flowsOf(engine, scripts)
    },
  )
}

function flowsOf(engine: Engine, scripts: boolean): void {
  let mail: MailServer
  let site: ServedSite
  let session: EngineSession
  beforeAll(async () => {
    mail = await startMailServer()
    ;[site, session] = await Promise.all([
      serveSite('sqlite', { SMTP_URL: mail.url }),
      engine.launch(scripts),
    ])
    await session.resize(1400, 900)
  })
  afterAll(async () => {
    await session?.close()
    await site?.close()
    await mail?.stop()
  })

  const open = (path: string) => session.open(site.url + path)
  const path = () => session.read('location.pathname')
  const text = (selector: string) =>
    session.read(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`)
  const isVisible = (selector: string) =>
    session.read(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false`)
  const typeAll = async (form: string, fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields))
      await session.type(`${form} [name=${name}]`, value)
  }
  const leadsOf = async (name: string) => {
    const rows = await site.database.db.selectFrom('leads').select(['kind', 'fields']).execute()
    return rows
      .filter(({ fields }) => JSON.stringify(fields).includes(name))
      .map(({ kind }) => kind)
  }

  test('the language switch leads to the same page in Spanish', async () => {
    await open('/property-types')
    await session.press('.lang [lang=es]')
    await expect.poll(path).toBe('/es/property-types')
    expect(await session.read('document.documentElement.lang')).toBe('es')
    // The choice is kept in a cookie: back to English for the other flows.
    await open('/property-types?lang=en')
  })

  test('the menu of a narrow window opens, leads to a page and is closed there', async () => {
    await session.resize(480, 900)
    await open('/')
    await session.press('[popovertarget=menu]')
    await expect.poll(() => isVisible('#menu')).toBe(true)
    await session.press('#menu a[href="/properties"]')
    await expect.poll(path).toBe('/properties')
    await expect.poll(() => isVisible('#menu')).toBe(false)
    await session.resize(1400, 900)
  })

  test('the carousel moves to the next picture and back at the first presses', async () => {
    const slide = () =>
      session.read(`(() => {
        const track = document.querySelector('.carousel__track')
        const [first, second] = track.children
        return Math.round(track.scrollLeft / (second.offsetLeft - first.offsetLeft)) + 1
      })()`)
    await open('/luxury-property/carat')
    // Without script, the thumbnails are the links.
    await session.press(scripts ? '.steps a:last-child' : '.thumbs li:nth-child(2) a')
    await expect.poll(slide).toBe(2)
    if (!scripts) return
    await expect.poll(() => text('.counter .vh')).toBe('2 of 10')
    await session.press('.steps a:last-child')
    await expect.poll(slide).toBe(3)
    await session.press('.steps a:first-child')
    await expect.poll(slide).toBe(2)
    await expect.poll(() => text('.counter .vh')).toBe('2 of 10')
  })

  /**
   * Opens a dialog by the first press on a page. In an engine without `commandfor` no dialog opens
   * without script: the form has a page of its own.
   * @returns the selector of what holds the form.
   */
  const openDialog = async (path: string, button: string, ownPage: string) => {
    await open(path)
    if (!scripts && !(await session.read("'commandForElement' in HTMLButtonElement.prototype"))) {
      await open(ownPage)
      return 'main'
    }
    await session.press(button)
    await expect.poll(() => isVisible('dialog[open]')).toBe(true)
    await expect.poll(() => session.read('document.activeElement.name')).toBe('name')
    return 'dialog[open]'
  }

  test('the contact dialog of the footer opens at the first press, takes the focus and sends', async () => {
    const form = await openDialog('/', 'footer [commandfor=contact-dialog]', '/contact')
    await typeAll(form, { name: 'Carla Footer', email: 'carla@example.com', message: 'Hello' })
    await session.press(`${form} button:not([type=button]):not(.plain)`)
    await expect.poll(() => text('.toast')).toContain('Your message has been sent')
    expect(await leadsOf('Carla Footer')).toEqual(['contact'])
  })

  test('the information dialog opens, takes the focus and sends', async () => {
    const form = await openDialog(
      '/property-types/lomas-2',
      'main [commandfor^=information-]',
      '/information',
    )
    await typeAll(form, { name: 'Inés Dialog', email: 'ines@example.com', phone: '600111222' })
    await session.press(`${form} button:not([type=button]):not(.plain)`)
    await expect.poll(() => text('.toast')).toContain('Thank you for your interest')
    expect(await leadsOf('Inés Dialog')).toEqual(['information'])
  })

  test('the questionnaire keeps its choices and sends', async () => {
    const form = 'section[aria-labelledby=ask] form'
    await open('/properties')
    await session.press(`${form} label:has([name=bedrooms])`)
    await typeAll(form, { name: 'Quim Question', phone: '600111222', email: 'quim@example.com' })
    await session.press(`${form} button:not([type=button]):not(.plain)`)
    await expect.poll(() => text('.toast')).toContain('We have received your inquiry')
    expect(await leadsOf('Quim Question')).toEqual(['questionnaire'])
  })

  test('an enquiry with a mistake keeps what was typed; the corrected one reaches the agency once', async () => {
    const form = '#enquire form'
    await open(home)
    await typeAll(form, { name: 'Elena Engine', email: 'elena@example.com' })
    await session.press(`${form} button:not([type=button]):not(.plain)`)
    await expect.poll(() => text(`${form} .error`)).toBe('Please provide your phone number')
    expect(await session.read(`document.querySelector('${form} [name=name]').value`)).toBe(
      'Elena Engine',
    )
    await session.type(`${form} [name=phone]`, '600111222')
    await session.press(`${form} button:not([type=button]):not(.plain)`)
    await expect.poll(() => text('.toast')).toContain('Your inquiry has been submitted')
    const received = () => mail.toAgency.filter((email) => email.text?.includes('Elena Engine'))
    await expect.poll(received).toHaveLength(1)
    expect(received()[0]?.text).toContain('R49052083')
  })

  test('a visitor registers, confirms the address, signs in and sees the profile', async () => {
    const email = 'elena@example.com'
    const linkIn = () =>
      mail.emails
        .map((message) => /https?:\/\/\S+\/confirm\?\S+/.exec(message.text ?? '')?.[0])
        .find(Boolean)
    await open('/register')
    await typeAll('main form', { email, password: 'olive-grove-7', confirm: 'olive-grove-7' })
    await session.press('main form button:not([type=button])')
    await expect.poll(path).toBe('/login')
    await expect.poll(linkIn).toBeTruthy()
    await session.open(linkIn() ?? '')
    await session.press('main form button:not([type=button])')
    await expect.poll(path).toBe('/login')
    // Without the message that the address is confirmed, which may cover the form.
    await open('/login')
    await typeAll('main form', { email, password: 'olive-grove-7' })
    await session.press('main form button:not([type=button])')
    await expect.poll(path).toBe('/')
    await open('/profile')
    expect(await text('main')).toContain(email)
  })

  test('a saved home is on the shortlist and can be removed', async () => {
    await open(home)
    await session.press('main .saveform button')
    // Without script it is another button.
    await expect.poll(() => isVisible('main .saveform button[name=remove]')).toBe(true)
    await open('/shortlist')
    await expect.poll(() => text('.vs h2')).toContain('Garden apartment')
    await session.press('.vs form button')
    await expect.poll(() => text('h1')).toBe('Nothing kept yet')
  })
}
