import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { leave, phoneScreen, runScripts, visit, type PageVisit } from '../../testing/browser.ts'

const home = '/properties/garden-apartment-south-terrace'
const { browser, site } = browserAndSite()
let visitor: PageVisit

beforeEach(async () => {
  visitor = await visit(browser(), site().url)
})
afterEach(() => leave(visitor))

const leads = async () =>
  (await site().database.db.selectFrom('leads').select('fields').execute()).length

test('no script is fetched before the visitor acts, and then the page hydrates', async () => {
  const { page, scripts, complaints } = visitor
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.mouse.move(200, 200)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(scripts.length).toBeGreaterThan(2)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.getByRole('link', { name: 'Properties', exact: true }).first().click()
  await page.waitForURL('**/properties')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Properties for sale')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.title()).toContain('Properties for sale')
  expect(complaints).toEqual([])
})

test('a page that the browser has kept hydrates, though it was rendered again', async () => {
  const { page, complaints } = visitor
  for (const path of ['/properties', '/blog', '/properties']) await page.goto(path)
  await runScripts(page)
  expect(complaints).toEqual([])
})

describe('the contact dialog', () => {
  const dialog = () => visitor.page.getByRole('dialog', { name: 'Contact Us' })

  test('opens by keyboard, takes the focus, and gives it back', async () => {
    const { page } = visitor
    await page.goto('/property-types')
    const button = page.locator('footer').getByRole('button', { name: 'Contact Us' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog().isVisible()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe(
      'contact-dialog',
    )
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog().isVisible()).toBe(false)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('has the focus on the first problem as soon as it shows one', async () => {
    const { page } = visitor
    await page.goto('/property-types')
    await runScripts(page)
    await page.locator('footer').getByRole('button', { name: 'Contact Us' }).click()
    // An observer runs before anything can be typed, and before an effect after the frame.
    const focused = dialog().evaluate(
      (element) =>
        new Promise<string | null | undefined>((resolve) => {
          new MutationObserver(() => {
            if (element.querySelector('[aria-invalid="true"]'))
              resolve(document.activeElement?.getAttribute('name'))
          }).observe(element, { subtree: true, childList: true, attributes: true })
        }),
    )
    await dialog().getByRole('button', { name: 'Send message' }).click()
    expect(await focused).toBe('name')
  })

  test('stays open on a mistake, closes and clears on success', async () => {
    const { page } = visitor
    const before = await leads()
    await page.goto('/')
    await page.locator('footer').getByRole('button', { name: 'Contact Us' }).click()
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    await dialog().getByLabel('Full name').fill('Elena')
    await dialog().getByRole('button', { name: 'Send message' }).click()
    await expect
      .poll(() => dialog().getByRole('alert').textContent())
      .toContain('Please fill in all fields')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect(await leads()).toBe(before)

    await dialog().getByLabel('E-mail address').fill('elena@example.com')
    await dialog().getByLabel('Message').fill('Hello')
    await dialog().getByRole('button', { name: 'Send message' }).click()
    await expect.poll(() => dialog().isVisible()).toBe(false)
    await expect
      .poll(() => page.locator('.toast').textContent())
      .toContain('Your message has been sent! We will get back to you soon.')
    expect(await leads()).toBe(before + 1)
    await page.locator('footer').getByRole('button', { name: 'Contact Us' }).click()
    expect(await dialog().getByLabel('Full name').inputValue()).toBe('')
  })

  test('a double click is one lead', async () => {
    const { page } = visitor
    const before = await leads()
    await page.goto('/')
    await page.locator('footer').getByRole('button', { name: 'Contact Us' }).click()
    await dialog().getByLabel('Full name').fill('Double Click')
    await dialog().getByLabel('E-mail address').fill('double@example.com')
    await dialog().getByLabel('Message').fill('Hello')
    await dialog().getByRole('button', { name: 'Send message' }).dblclick({ noWaitAfter: true })
    await expect
      .poll(() => page.locator('.toast').textContent())
      .toContain('Your message has been sent!')
    expect(await leads()).toBe(before + 1)
  })
})

test('a connection that drops keeps the page and the text, and the next try passes', async () => {
  const { page, context } = visitor
  const before = await leads()
  await page.goto(home)
  const form = page.locator('#enquire form')
  await form.getByLabel('Full name').fill('Elena')
  await form.getByLabel('E-mail address').fill('elena@example.com')
  await form.getByLabel('Phone number').fill('600 111 222')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect
    .poll(() => page.locator('.toast').textContent())
    .toContain('There was a problem submitting your inquiry. Please try again.')
  expect(await form.getByLabel('Full name').inputValue()).toBe('Elena')
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect
    .poll(() => page.locator('.toast').textContent())
    .toContain('Your inquiry has been submitted successfully!')
  expect(await leads()).toBe(before + 1)
})

test(
  'a connection that drops keeps the texts of fields that nobody has touched since',
  { tags: 'slow' },
  async () => {
    const { page, context } = visitor
    const before = await leads()
    const form = page.locator('main form')
    const texts = () =>
      Promise.all(
        ['Full name', 'E-mail address', 'Message'].map((label) =>
          form.getByLabel(label).inputValue(),
        ),
      )
    const send = () => form.getByRole('button', { name: 'Send message' }).click()
    // Before its scripts are there, the page comes again with the texts and the problem.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/contact')
    await form.getByLabel('Full name').fill('Elena Marchetti')
    await form.getByLabel('E-mail address').fill('elena@')
    await form.getByLabel('Message').fill('Good morning')
    await send()
    await form.locator('[aria-invalid=true]').waitFor()
    await page.unroute('**/*.js')
    await page.reload()
    await runScripts(page)
    await form.getByLabel('E-mail address').fill('elena@example.com')

    await context.setOffline(true)
    await send()
    await page.locator('.toast--error').waitFor()
    expect(await texts()).toEqual(['Elena Marchetti', 'elena@example.com', 'Good morning'])
    await context.setOffline(false)
    await send()
    await expect.poll(leads).toBe(before + 1)
  },
)

test('a sent enquiry shows that it is busy, then leaves a copy in the browser', async () => {
  const { page } = visitor
  await page.goto(home)
  const form = page.locator('#enquire form')
  await form.getByLabel('Full name').fill('Elena')
  await form.getByLabel('E-mail address').fill('elena@example.com')
  await form.getByLabel('Phone number').fill('600 333 444')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.data', async (route) => {
    await held
    await route.continue()
  })
  await form.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect.poll(() => form.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true)
  release()
  await expect
    .poll(() => page.locator('.toast').textContent())
    .toContain('Your inquiry has been submitted successfully!')
  // The message is also shown beside the button, because the toast disappears; the next enquiry
  // begins empty.
  expect(await form.locator('.form__sent').textContent()).toContain('submitted successfully')
  expect(await form.getByLabel('Message').inputValue()).toBe('')
  const kept: unknown = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('property_inquiries') ?? '[]'),
  )
  expect(kept).toEqual([
    expect.objectContaining({
      name: 'Elena',
      phone: '600 333 444',
      reference: 'R49052083',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    }),
  ])
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})

test('the carousel moves by its buttons and counts along', async () => {
  const { page } = visitor
  await page.goto(home)
  await page.mouse.move(100, 100)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  const counter = page.locator('.counter .vh')
  const total = await page.locator('.carousel__track > li').count()
  expect(
    await page.getByRole('link', { name: 'Previous picture' }).getAttribute('aria-disabled'),
  ).toBe('true')
  for (let slide = 2; slide <= total; slide++) {
    await page.getByRole('link', { name: 'Next picture' }).click()
    await expect.poll(() => counter.textContent()).toBe(`${slide} of ${total}`)
  }
  expect(await page.getByRole('link', { name: 'Next picture' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await page.getByRole('link', { name: 'Previous picture' }).click()
  await expect.poll(() => counter.textContent()).toBe(`${total - 1} of ${total}`)
})

test('the menu on a phone opens before any script, and closes when a link is clicked', async () => {
  const { page, context } = await visit(browser(), site().url, phoneScreen)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect.poll(() => page.locator('#menu').isVisible()).toBe(true)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.locator('#menu').getByRole('link', { name: 'Home' }).tap()
  await expect.poll(() => page.locator('#menu').isVisible()).toBe(false)
  await leave({ page, context })
})

test(
  'a slow page shows that it is loading, by a sentence or by three skeletons',
  { tags: 'slow' },
  async () => {
    const { page } = visitor
    await page.goto('/properties')
    await page.mouse.move(100, 100)
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    let release = () => {}
    let held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.data*', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('.card h3 a').first().click()
    await expect
      .poll(() => page.locator('main [role=status]').first().textContent())
      .toBe('Loading property details...')
    release()
    await expect.poll(() => page.locator('.sidecard__price').count()).toBe(1)
    held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect.poll(() => page.locator('main .skeleton').count()).toBe(3)
    release()
    await expect.poll(() => page.locator('h1').textContent()).toContain('The sea')
  },
)
