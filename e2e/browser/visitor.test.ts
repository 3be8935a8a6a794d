import { describe, expect, test } from 'vitest'
import { browserSiteAndMail } from '../../testing/browser-and-site.ts'
import { laptop, phoneScreen, visit, runScripts } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

/**
 * The console messages that are permitted: the 400 of the incomplete form and, on a busy machine,
 * that a style waited for its page.
 */
const expectedNotes = /400 \(Bad Request\)|not used within a few seconds/

const { browser, site, mail } = browserSiteAndMail()

describe.each(
  shortened(
    [
      ['with script on a phone', phoneScreen],
      ['without script on a laptop', { ...laptop, javaScriptEnabled: false }],
      ['with script on a laptop', laptop],
      ['without script on a phone', { ...phoneScreen, javaScriptEnabled: false }],
    ],
    2,
  ),
)('a visitor %s', (name, options) => {
  test('changes to Spanish, finds and reads a home, and the enquiry is in the inbox', async () => {
    const { page, complaints, context } = await visit(browser(), site().url, options)
    const onPhone = 'isMobile' in options
    await page.goto('/')
    await expect.poll(() => page.locator('h1').textContent()).toContain('The sea')
    if (onPhone) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: onPhone ? 'Español' : 'ES, Español' }).click()
    await page.waitForURL('**/es')
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    if (onPhone) await page.getByRole('button', { name: 'Menú' }).click()
    const menu = onPhone ? page.locator('#menu') : page.locator('header')
    await menu.getByRole('link', { name: 'Viviendas', exact: true }).click()
    // A new address may come before its page, and the front page has cards too.
    await page.getByLabel('Tipo', { exact: true }).waitFor()
    if (!('javaScriptEnabled' in options)) await runScripts(page)
    const card = page.locator('.card h3 a').first()
    const dearest = await card.textContent()
    await page.getByLabel('Tipo', { exact: true }).selectOption('penthouse')
    // With scripts a choice applies at once.
    if ('javaScriptEnabled' in options) await page.getByRole('button', { name: 'Aplicar' }).click()
    await page.waitForURL('**type=penthouse**')
    // The address changes a moment before the number of homes, and the homes change after it.
    await expect.poll(() => page.locator('.found [role=status]').textContent()).not.toMatch(/^28 /)
    await expect.poll(() => card.textContent()).not.toBe(dearest)
    expect(await page.locator('.card').count()).toBeGreaterThan(2)
    const title = await card.textContent()
    await card.click()
    await page.waitForURL('**/es/properties/*')
    await expect.poll(() => page.locator('h1').textContent()).toBe(title)
    expect(await page.locator('.sidecard__price').textContent()).toMatch(/^\d[\d.]+\u00a0€$/)

    const visitor = `Visitante ${name}`
    const form = page.locator('#enquire form')
    await form.getByLabel('Nombre y apellidos').fill(visitor)
    await form.getByRole('textbox', { name: 'Correo electrónico' }).fill('visitante@example.com')
    await form.getByRole('button', { name: 'Enviar consulta' }).click()
    await expect
      .poll(() => form.locator('.error').first().textContent())
      .toBe('Indique su teléfono')
    expect(await form.getByLabel('Nombre y apellidos').inputValue()).toBe(visitor)

    await form.getByLabel('Teléfono').fill('+34 600 111 222')
    await form.getByRole('button', { name: 'Enviar consulta' }).click()
    await expect
      .poll(() => page.locator('.toast').textContent())
      .toContain('Hemos recibido su consulta.')
    await expect
      .poll(() => mail().toAgency.filter(({ text }) => text?.includes(visitor)).length)
      .toBe(1)
    const email = mail().toAgency.find(({ text }) => text?.includes(visitor))
    const reference = /Ref\. (\S+)/.exec(
      (await page.locator('.prop-head__where').textContent()) ?? '',
    )?.[1]
    expect(email?.text).toContain(`Reference: ${reference}`)
    expect(email?.text).toContain('Language: Spanish')
    expect(complaints.filter((complaint) => !expectedNotes.test(complaint))).toEqual([])
    await context.close()
  })
})

test('a page waits for no stylesheet, and with scripts each kind of page has its own', async () => {
  const { page, complaints, context } = await visit(browser(), site().url, laptop)
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requested.push(new URL(request.url()).pathname)
  })
  /** The stylesheets of the page, inline and linked. */
  const styles = () =>
    page.evaluate(() => [
      document.querySelectorAll('style[data-from]').length,
      ...[...document.querySelectorAll('link[rel=stylesheet]')].map(
        (link) => /assets\/([a-z-]+)-/.exec(link.getAttribute('href') ?? '')?.[1],
      ),
    ])
  await page.goto('/', { waitUntil: 'load' })
  expect(await styles()).toEqual([1])
  expect(requested).toEqual([])
  const family = () =>
    page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
  const before = await family()
  await runScripts(page)
  // The link exists only for React.
  expect(await styles()).toEqual([1, 'home'])
  expect(requested).toEqual([])
  expect(await family()).toBe(before)
  await page.locator('header').getByRole('link', { name: 'Properties', exact: true }).click()
  await page.waitForURL('**/properties')
  await expect.poll(styles).toEqual([0, 'properties'])
  expect(complaints).toEqual([])
  await context.close()
})

test('the notice of a sign-up takes the focus once, not at what follows', async () => {
  const { page, context } = await visit(browser(), site().url, laptop)
  await page.goto('/services-support')
  await runScripts(page)
  // A sign-up within a second of its page is asked for again.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_000)
  const form = page.locator('#newsletter form')
  await form.locator('[name=email]').fill('focus@example.com')
  await form.locator('button').click()
  const notice = page.locator('#newsletter [tabindex="-1"]')
  const hasFocus = () => notice.evaluate((element) => element === document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  const own = page.locator('header a[href="/services-support"]').first()
  await own.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.waitForLoadState('networkidle')
  expect(await hasFocus()).toBe(false)
  await context.close()
})
