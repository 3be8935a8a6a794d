import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { phoneScreen, visit, type PageVisit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

// Presses between the first paint of a page and its hydration.

const { browser, site } = browserAndSite()
let visitor: PageVisit
beforeEach(async () => {
  visitor = await visit(browser(), site().url, { permissions: ['clipboard-write'] })
})
afterEach(() => visitor.context.close())

const leads = async () =>
  (await site().database.db.selectFrom('leads').select('fields').execute()).length

test('a form sent while the page hydrates is one lead, and its visitor sees so', async () => {
  const { page } = visitor
  const before = await leads()
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    // React listens for every event just before it hydrates the page.
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never]) {
      addEventListener.call(this, type, ...rest)
      if (this !== document || type !== 'submit') return
      EventTarget.prototype.addEventListener = addEventListener
      queueMicrotask(() => document.querySelector<HTMLElement>('main form button')?.click())
    }
  })
  await page.goto('/contact')
  await page.evaluate(() => {
    for (const [name, value] of Object.entries({
      name: 'Elena',
      email: 'elena@example.com',
      message: 'Hello',
    })) {
      const field = document.querySelector(`main [name=${name}]`)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.value = value
    }
  })
  await page.keyboard.press('Shift')
  await expect
    .poll(() => page.locator('.toast').textContent())
    .toContain('Your message has been sent! We will get back to you soon.')
  expect(await leads()).toBe(before + 1)
})

test('"Copy" copies although it was pressed before its script ran', async () => {
  const { page, context } = visitor
  const slug = 'garden-apartment-south-terrace'
  await context.addCookies([{ name: 'shortlist', value: slug, url: site().url }])
  await page.goto('/shortlist')
  // The scripts arrive after the press.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  const copy = page.locator('.sl-share__copy')
  await copy.evaluate((button) => button instanceof HTMLElement && button.click())
  await page.keyboard.press('Shift')
  pressed.resolve()
  await expect.poll(() => copy.textContent()).toContain('Copied')
})

test.each(
  shortened([
    ['/properties/garden-apartment-south-terrace', 'Share', 'Address copied'],
    ['/es/properties/garden-apartment-south-terrace', 'Compartir', 'Dirección copiada'],
  ]),
)('a first press on Share copies the address on a laptop: %s', async (path, label, said) => {
  const { page } = visitor
  await page.goto(path)
  const pressed = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.getByRole('link', { name: label, exact: true }).click()
  pressed.resolve()
  await expect.poll(() => page.locator('.toast').textContent()).toContain(said)
})

test('a failed form is announced once, even when the page’s data is loaded again', async () => {
  const { page } = visitor
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong-horse')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.getByRole('button', { name: 'Log in' }).click()
  const toast = page.locator('.toast')
  await expect.poll(() => toast.textContent()).toContain('Invalid login credentials')
  expect(await page.getByRole('alert').count()).toBe(1)
  const live = await page.locator('[role=status] .toast').count()
  await toast.getByText('Close').click()
  await expect.poll(() => toast.count()).toBe(0)

  // The session has changed in another tab, so this one loads its data again.
  const loaded = page.waitForResponse((response) => response.url().includes('.data'))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches no other origin
  await page.evaluate(() => new BroadcastChannel('auth').postMessage('USER_UPDATED'))
  await loaded
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
  expect(await toast.count()).toBe(0)
  // The form announces the message itself, so the toast was outside the page's live region.
  expect(live).toBe(0)
})

const home = '/properties/garden-apartment-south-terrace'

/** A phone on which a page has loaded, and whose scripts begin to arrive at `release`. */
async function slowPhone(path: string) {
  const { page, context } = await visit(browser(), site().url, phoneScreen)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, context, release: scripts.resolve }
}

describe('on a phone whose processor is 4 times slower', () => {
  test.each([
    ['"all pictures"', '.carousel__all'],
    ['a picture', '.carousel__whole'],
  ])('%s, pressed before its script has arrived, opens in place', async (_, link) => {
    const { page, context, release } = await slowPhone(home)
    const [count] = /\d+/.exec((await page.locator('.carousel__all').textContent()) ?? '') ?? []
    await page.locator(link).first().tap()
    await page.locator('[data-pressed]').waitFor()
    release()
    await expect
      .poll(() => page.locator('.lightbox[open] .counter').textContent(), { timeout: 15_000 })
      .toBe(`1 / ${count}`)
    expect(new URL(page.url()).pathname).toBe(home)
    expect(await page.locator('[data-pressed]').count()).toBe(0)
    await context.close()
  })

  test('homes saved before the script has arrived are saved once each, without leaving', async () => {
    const { page, context, release } = await slowPhone('/properties')
    const save = page.locator('.listing .saveform button')
    await save.nth(0).tap()
    // A visitor who sees no reaction presses again.
    await save.nth(0).tap()
    await save.nth(1).tap()
    release()
    await expect
      .poll(() => page.locator('.listing .saveform button[aria-pressed=true]').count(), {
        timeout: 15_000,
      })
      .toBe(2)
    expect(new URL(page.url()).pathname).toBe('/properties')
    const [kept] = (await context.cookies()).filter(({ name }) => name === 'shortlist')
    expect(kept?.value.split('.')).toHaveLength(2)
    await context.close()
  })
})

test('where the scripts fail, a press does what it does without them', async () => {
  const { page, context } = await visit(browser(), site().url, phoneScreen)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(home)
  await page.locator('.carousel__all').tap()
  await page.waitForURL(`**${home}/pictures`)
  await page.goto('/properties')
  await page.locator('.listing .saveform button').first().tap()
  await page.waitForURL(/\/properties\?sent=saved#save-/)
  expect((await context.cookies()).some(({ name }) => name === 'shortlist')).toBe(true)
  await page.locator('.listing .saveform button[aria-pressed=true]').tap()
  await page.waitForURL(/\/properties\?sent=removed#save-/)
  expect((await context.cookies()).some(({ name }) => name === 'shortlist')).toBe(false)
  await page.getByLabel('Type', { exact: true }).selectOption('villa')
  await page.waitForURL('**/properties?*type=villa*')
  await context.close()
})
