import { afterEach, beforeEach, expect, test } from 'vitest'
import { scaleEnd } from '#app/content/new-releases.ts'
import { releaseBudgets } from '#server/leads/options.ts'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { phoneScreen, visit, type PageVisit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

// Rules of docs/requirements that need a browser; rules that the HTML alone shows are tested in
// ../requirements/.

const { browser, site } = browserAndSite()
let visitor: PageVisit
beforeEach(async () => {
  visitor = await visit(browser(), site().url, phoneScreen)
})
afterEach(() => visitor.context.close())

const hydrated = () => visitor.page.waitForFunction(() => '__reactRouterDataRouter' in window)

test('the hero buttons are at least 44 px high under a finger', async () => {
  await visitor.page.goto('/')
  const boxes = await Promise.all(
    ['View Properties', 'Explore Rentals'].map((name) =>
      visitor.page.locator('.hero').getByRole('link', { name }).boundingBox(),
    ),
  )
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44)
})

test.each(
  shortened([
    [
      '/new-releases',
      ['Full name', 'E-mail address', 'Phone number'],
      'Register interest',
      'There was an error processing your request.',
      "Thank you for your interest. We'll be in touch shortly.",
    ],
    [
      '/es/new-releases',
      ['Nombre y apellidos', 'Correo electrónico', 'Teléfono'],
      'Solicitar información previa',
      'Se ha producido un error al tramitar su solicitud.',
      'Gracias por su interés. Nos pondremos en contacto con usted en breve.',
    ],
  ]),
)(
  '%s shows a toast without a connection, then succeeds and clears its fields',
  async (path, [name, email, telephone], button, failure, success) => {
    const { page, context } = visitor
    await page.goto(path)
    const form = page.locator('form:has(#register-interest)')
    await form.getByLabel(name).fill('Elena')
    await form.getByRole('textbox', { name: email }).fill('elena@example.com')
    await form.getByLabel(telephone).fill('600 111 222')
    await hydrated()
    await context.setOffline(true)
    await form.getByRole('button', { name: button }).click()
    await expect
      .poll(() => page.locator('.toast').allTextContents())
      .toEqual([expect.stringContaining(failure)])
    await context.setOffline(false)
    await form.getByRole('button', { name: button }).click()
    await expect
      .poll(() => page.locator('.toast').allTextContents())
      .toEqual([expect.stringContaining(success)])
    await expect.poll(() => form.getByLabel(name).inputValue()).toBe('')
  },
)

test('another page begins at its top', async () => {
  const { page } = visitor
  await page.goto('/property-types')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.keyboard.press('Shift')
  await hydrated()
  await page.locator('.call').getByRole('link', { name: 'View Properties' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Properties for sale')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test.each([
  ['/', '.card__text', 2],
  ['/blog', '.pane__about', 3],
])('%s shows at most so many lines of a description (%s)', async (path, description, lines) => {
  const { page } = visitor
  await page.goto(path)
  const shown = await page.locator(description).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const lineHeight = parseFloat(getComputedStyle(one).lineHeight)
        // The text is long enough to be cut in any case.
        one.textContent += ' one more word'.repeat(60)
        return Math.round(one.clientHeight / lineHeight)
      }),
  )
  expect(shown.length).toBeGreaterThan(2)
  expect(new Set(shown)).toEqual(new Set([lines]))
})

test('the chosen budget is a band on the scale of prices', async () => {
  const { page } = visitor
  await page.setViewportSize({ width: 1400, height: 900 })
  await page.goto('/new-releases')
  /** The ends of the band, rounded to 10,000 euros, and its opacity. */
  const band = () =>
    page.locator('.priceline__band').evaluate((scale, end) => {
      const { left, right, opacity } = getComputedStyle(scale, '::before')
      const price = (part: number) => Math.round((part * end) / 10_000) * 10_000
      const [start, rest] = [left, right].map((edge) => parseFloat(edge) / scale.clientWidth)
      return [price(start ?? 0), price(1 - (rest ?? 0)), Number(opacity)]
    }, scaleEnd)
  expect((await band()).at(-1)).toBe(0)
  for (const budget of releaseBudgets) {
    await page.locator(`[name=budget][value="${budget}"]`).check({ force: true })
    const [first = 0, second] = (budget.match(/\d+/g) ?? []).map(Number)
    const ends = budget.startsWith('under') ? [0, first] : [first, second ?? scaleEnd]
    await expect.poll(band).toEqual([...ends, 1])
  }
})
