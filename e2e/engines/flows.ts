import { describe, expect, test } from 'vitest'
import type { BrowserEngine } from '../../testing/engines/engine.ts'
import { type Flow, openFlow } from './flow.ts'

const home = '/properties/garden-apartment-south-terrace'

/**
 * The flows that lead to an enquiry or an account in one browser engine, with and without
 * JavaScript.
 */
export function testFlows(engine: BrowserEngine): void {
  const missing = engine.installed ? '' : ` (skipped: apt-get install ${engine.packages})`
  describe.skipIf(!engine.installed).each([
    { scripts: true, title: 'with script' },
    { scripts: false, title: 'without script' },
  ])(`${engine.name} $title${missing}`, ({ scripts }) => {
    const flow = openFlow(engine, scripts)
    testNavigation(flow)
    testDialogs(flow)
    testEnquiries(flow)
    testAccount(flow)
  })
}

function testNavigation(flow: Flow): void {
  const { scripts } = flow
  test('the language switch leads to the same page in Spanish', async () => {
    await flow.open('/property-types')
    await flow.press('.lang [lang=es]')
    await expect.poll(flow.path).toBe('/es/property-types')
    expect(await flow.read('document.documentElement.lang')).toBe('es')
    // The choice is stored in a cookie, so the other flows need English again.
    await flow.open('/property-types?lang=en')
  })

  test('the menu of a narrow window opens, leads to a page and is closed there', async () => {
    await flow.resize(480, 900)
    await flow.open('/')
    await flow.press('[popovertarget=menu]')
    await expect.poll(() => flow.isVisible('#menu')).toBe(true)
    await flow.press('#menu a[href="/properties"]')
    await expect.poll(flow.path).toBe('/properties')
    await expect.poll(() => flow.isVisible('#menu')).toBe(false)
    await flow.resize(1400, 900)
  })

  test('the carousel moves to the next picture and back at the first presses', async () => {
    const slide = () =>
      flow.read(`(() => {
        const track = document.querySelector('.carousel__track')
        const [first, second] = track.children
        return Math.round(track.scrollLeft / (second.offsetLeft - first.offsetLeft)) + 1
      })()`)
    await flow.open('/luxury-property/carat')
    // Without scripts, the thumbnails are the links.
    await flow.press(scripts ? '.steps a:last-child' : '.thumbs li:nth-child(2) a')
    await expect.poll(slide).toBe(2)
    if (!scripts) return
    await expect.poll(() => flow.text('.counter .vh')).toBe('2 of 10')
    // Each press counts, even while the track is still scrolling.
    await flow.press('.steps a:last-child')
    await flow.press('.steps a:last-child')
    await flow.press('.steps a:first-child')
    await flow.press('.steps a:last-child')
    await expect.poll(slide).toBe(4)
    await expect.poll(() => flow.text('.counter .vh')).toBe('4 of 10')
  })

  test('a carousel that a link moved before it had script counts the slide shown', async () => {
    if (!scripts) return
    await flow.open('/luxury-property/carat')
    const second = await flow.read("document.querySelector('.thumbs li:nth-child(2) a').hash")
    await flow.open(`/luxury-property/carat?linked${second}`)
    await flow.press('.counter')
    await expect.poll(() => flow.text('.counter .vh')).toBe('2 of 10')
  })
}

function testDialogs(flow: Flow): void {
  const { scripts } = flow
  /**
   * Opens a dialog by the first press on a page. In an engine without `commandfor` no dialog opens
   * without scripts, and the form has a page of its own.
   * @returns the selector of the element that contains the form.
   */
  const openDialog = async (path: string, button: string, ownPage: string) => {
    await flow.open(path)
    if (!scripts && !(await flow.read("'commandForElement' in HTMLButtonElement.prototype"))) {
      await flow.open(ownPage)
      return 'main'
    }
    await flow.press(button)
    await expect.poll(() => flow.isVisible('dialog[open]')).toBe(true)
    await expect.poll(() => flow.read('document.activeElement.name')).toBe('name')
    return 'dialog[open]'
  }

  test('the contact dialog of the footer opens at the first press, and sends', async () => {
    const form = await openDialog('/', 'footer [commandfor=contact-dialog]', '/contact')
    await flow.typeAll(form, { name: 'Carla Footer', email: 'carla@example.com', message: 'Hello' })
    await flow.submit(form)
    await expect.poll(() => flow.text('.toast')).toContain('Your message has been sent')
    expect(await flow.leadsOf('Carla Footer')).toEqual(['contact'])
  })

  test('the information dialog opens, takes the focus and sends', async () => {
    const form = await openDialog(
      '/property-types/lomas-2',
      'main [commandfor^=information-]',
      '/information',
    )
    await flow.typeAll(form, { name: 'Inés Dialog', email: 'ines@example.com', phone: '600111222' })
    await flow.submit(form)
    await expect.poll(() => flow.text('.toast')).toContain('Thank you for your interest')
    expect(await flow.leadsOf('Inés Dialog')).toEqual(['information'])
  })
}

function testEnquiries(flow: Flow): void {
  test('the questionnaire keeps its choices and sends', async () => {
    const form = 'section[aria-labelledby=ask] form'
    await flow.open('/properties')
    await flow.press(`${form} label:has([name=bedrooms])`)
    await flow.typeAll(form, {
      name: 'Quim Question',
      phone: '600111222',
      email: 'quim@example.com',
    })
    await flow.submit(form)
    await expect.poll(() => flow.text('.toast')).toContain('We have received your inquiry')
    expect(await flow.leadsOf('Quim Question')).toEqual(['questionnaire'])
  })

  test('an enquiry with a mistake keeps what was typed, and corrected arrives once', async () => {
    const form = '#enquire form'
    await flow.open(home)
    await flow.typeAll(form, { name: 'Elena Engine', email: 'elena@example.com' })
    await flow.submit(form)
    await expect.poll(() => flow.text(`${form} .error`)).toBe('Please provide your phone number')
    expect(await flow.read(`document.querySelector('${form} [name=name]').value`)).toBe(
      'Elena Engine',
    )
    await flow.type(`${form} [name=phone]`, '600111222')
    await flow.submit(form)
    await expect.poll(() => flow.text('.toast')).toContain('Your inquiry has been submitted')
    const received = () =>
      flow.mail().toAgency.filter((email) => email.text?.includes('Elena Engine'))
    await expect.poll(received).toHaveLength(1)
    expect(received()[0]?.text).toContain('R49052083')
  })
}

function testAccount(flow: Flow): void {
  test('a visitor registers, confirms the address, signs in and sees the profile', async () => {
    const email = 'elena@example.com'
    const linkIn = () =>
      flow
        .mail()
        .emails.map((message) => /https?:\/\/\S+\/confirm\?\S+/.exec(message.text ?? '')?.[0])
        .find(Boolean)
    await flow.open('/register')
    await flow.typeAll('main form', { email, password: 'olive-grove-7', confirm: 'olive-grove-7' })
    await flow.submit('main form')
    await expect.poll(flow.path).toBe('/login')
    await expect.poll(linkIn).toBeTruthy()
    await flow.goTo(linkIn() ?? '')
    await flow.submit('main form')
    await expect.poll(flow.path).toBe('/login')
    // The page is opened without the message that the address is confirmed, which may cover the
    // form.
    await flow.open('/login')
    await flow.typeAll('main form', { email, password: 'olive-grove-7' })
    await flow.submit('main form')
    await expect.poll(flow.path).toBe('/')
    await flow.open('/profile')
    expect(await flow.text('main')).toContain(email)
  })

  test('a saved home is on the shortlist and can be removed', async () => {
    await flow.open(home)
    await flow.press('main .saveform button')
    // Without scripts it is another button.
    await expect.poll(() => flow.isVisible('main .saveform button[name=remove]')).toBe(true)
    await flow.open('/shortlist')
    await expect.poll(() => flow.text('.vs h2')).toContain('Garden apartment')
    await flow.press('.vs form button')
    await expect.poll(() => flow.text('h1')).toBe('Nothing saved yet')
  })
}
