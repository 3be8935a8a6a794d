import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpUser, password } from '../../testing/accounts.ts'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import {
  laptop,
  leave,
  openPage,
  type PageVisit,
  phoneScreen,
  runScripts,
  visit,
} from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

const { browser, site } = browserAndSite()

describe.each(
  shortened([
    ['with script on a phone', phoneScreen],
    ['without script on a laptop', { javaScriptEnabled: false }],
  ]),
)('a visitor %s', { timeout: 90_000 }, (_, options) => {
  const hasScript = !('javaScriptEnabled' in options)
  let visitor: PageVisit
  let page: Page
  /** The titles of the homes, in the order in which they were saved. */
  const kept: (string | null)[] = []
  let address: string
  beforeAll(async () => {
    visitor = await visit(browser(), site().url, options)
    ;({ page } = visitor)
  })
  afterAll(() => visitor.context.close())

  const card = (index: number) => page.locator('.listing .card').nth(index)
  const expectToast = async (text: string) => {
    await expect.poll(() => page.locator('.toast b').textContent()).toBe(text)
  }
  const expectCompared = async (titles: (string | null)[]) => {
    await expect.poll(() => page.locator('.vs h2').allTextContents()).toEqual(titles)
  }

  test('keeps two homes, and stays where they are', async () => {
    await page.goto('/properties')
    for (const index of [0, 1]) {
      kept.push(await card(index).locator('h3').textContent())
      await card(index).getByRole('button', { name: 'Save' }).click()
      // The page stays or is loaded again at the same position, and shows the message.
      await expectToast('Saved')
      expect(new URL(page.url()).pathname).toBe('/properties')
      const button = card(index).getByRole('button', { name: /^Saved/ })
      await button.waitFor()
      expect(await card(index).getByRole('button').count()).toBe(1)
      await expect
        .poll(() => page.getByRole('link', { name: `Shortlist (${index + 1})` }).count())
        .toBe(1)
      if (hasScript) {
        await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
        expect(await page.locator('.toast p').first().textContent()).toBe(kept[index])
      }
    }
    if (!hasScript) {
      const button = card(1).getByRole('button')
      await button.click()
      await expectToast('Removed')
      expect(await button.innerText()).toMatch(/^Save\b/)
      await button.click()
      await expectToast('Saved')
    }
  })

  test('sees them side by side, where the toast ends', async () => {
    if (hasScript) {
      // The toast also ends when the visitor reaches the page with the saved homes by another way
      // than its link.
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/shortlist"]')?.click(),
      )
    } else await page.locator('.toast').getByRole('link', { name: 'See the shortlist' }).click()
    await page.waitForURL('**/shortlist?homes=*')
    await expectCompared(kept)
    expect(await page.locator('.toast').count()).toBe(0)
    address = await page.getByLabel('Address of this list').inputValue()
    expect(address).toBe(page.url())
  })

  test('sends the address to a friend, who keeps the list', async () => {
    const friend = await visit(browser(), site().url, options)
    await friend.page.goto(address)
    expect(await friend.page.locator('.vs h2').allTextContents()).toEqual(kept)
    await friend.page.getByRole('button', { name: 'Keep this list' }).click()
    await expect.poll(() => friend.page.getByRole('button', { name: 'Remove' }).count()).toBe(2)
    expect(await friend.page.locator('h1').textContent()).toMatch(/^Two homes/)
    await leave(friend)
  })

  test('removes one home and the other, and keeps nothing', async () => {
    await page.getByRole('button', { name: 'Remove' }).first().click()
    await expectCompared(kept.slice(1))
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Nothing saved yet')
    const another = await openPage(visitor.context, site().url)
    await another.page.goto('/shortlist')
    expect(await another.page.locator('h1').textContent()).toBe('Nothing saved yet')
    expect([...visitor.complaints, ...another.complaints]).toEqual([])
  })
})

test.each([
  ['a phone', phoneScreen],
  ['a laptop', laptop],
])('the names of compared homes stay in view down to the last row on %s', async (_, options) => {
  const { page, context } = await visit(browser(), site().url, options)
  const homes = [
    'villa-on-one-floor',
    'garden-apartment-south-terrace',
    'townhouse-end-of-the-lane',
  ]
  await page.goto(`/shortlist?homes=${homes.join('.')}`)
  const last = page.locator('.vs [role=row]').last()
  await last.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const header = await page.locator('header').boundingBox()
  const below = (header?.y ?? 0) + (header?.height ?? 0)
  const names = await page
    .locator('.vs h2')
    .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON()))
  expect(names).toHaveLength(homes.length)
  const lastTop = (await last.boundingBox())?.y
  for (const { top, bottom } of names) {
    expect(top).toBeGreaterThanOrEqual(below - 1)
    expect(bottom).toBeLessThanOrEqual(lastTop ?? 0)
  }
  await context.close()
})

test.each(
  shortened([
    ['with script', true],
    ['without script', false],
  ]),
)('%s a toast leaves header, bar and the button’s width alone', async (_, javaScriptEnabled) => {
  const { page, context } = await visit(browser(), site().url, {
    ...phoneScreen,
    javaScriptEnabled,
    reducedMotion: 'no-preference',
  })
  await page.goto('/properties/garden-apartment-south-terrace')
  const button = page.locator('.bar button:visible')
  const before = await button.boundingBox()
  await button.tap()
  const toast = page.locator('.toast')
  await toast.waitFor()
  const top = (await page.locator('.bar').boundingBox())?.y ?? 0
  // Until it has come to rest.
  await expect
    .poll(async () => {
      const box = await toast.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(top + 1)
  const header = await page.locator('.header').boundingBox()
  expect((await toast.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  expect(await button.boundingBox()).toEqual(before)
  // It leaves by itself.
  await expect.poll(() => toast.isVisible(), { timeout: 10_000 }).toBe(false)
  await context.close()
})

/** Opens a browser in which a user is signed in. */
async function visitAs(email: string, options = {}) {
  const { page, context } = await visit(browser(), site().url, options)
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/(\?sent=signIn)?$/)
  return { page, context }
}

test('a signed-in user finds on the telephone what was saved on the laptop', async () => {
  const { email } = await signUpUser(site())
  const devices = await Promise.all([{}, phoneScreen].map((options) => visitAs(email, options)))
  const [laptop, telephone] = devices.map(({ page }) => page)
  if (!laptop || !telephone) throw new Error('There are two devices')
  const first = (page: Page) => page.locator('.listing .card button.save').first()
  await laptop.goto('/properties')
  await runScripts(laptop)
  const stored = laptop.waitForResponse((response) => response.url().endsWith('/shortlist'))
  await first(laptop).click()
  expect((await stored).status()).toBe(303)
  await telephone.goto('/properties')
  await runScripts(telephone)
  await expect.poll(() => first(telephone).getAttribute('aria-pressed')).toBe('true')

  await telephone.route('**/shortlist', (route) => route.abort())
  await first(telephone).click()
  await expect.poll(() => telephone.locator('.toast').textContent()).toContain('Not saved')
  expect(await first(telephone).getAttribute('aria-pressed')).toBe('true')
  for (const { context } of devices) await context.close()
}, 60_000)

describe('a signed-in user', { timeout: 60_000 }, () => {
  const full = Array.from({ length: 12 }, (_, index) => `h${index}`)
  let page: Page
  let context: PageVisit['context']
  beforeEach(async () => {
    const { email } = await signUpUser(site())
    ;({ page, context } = await visitAs(email))
  })
  afterEach(() => leave({ page, context }))

  const saveButton = (index: number) => page.locator('.listing .card button.save').nth(index)
  const stored = () => page.waitForResponse((response) => response.url().endsWith('/shortlist'))
  /** Opens the homes for sale with this list in the account and in the browser. */
  const openWith = async (list: readonly string[]) => {
    await page.request.post('/shortlist', {
      form: { add: list.join('.') },
      headers: { Origin: site().url },
      maxRedirects: 0,
    })
    await page.goto('/properties')
    await runScripts(page)
  }
  const inBrowser = async () =>
    (await context.cookies()).find(({ name }) => name === 'shortlist')?.value
  const inAccount = async () => {
    const { headers } = await page.request
      .get('/shortlist', { maxRedirects: 0 })
      .then((response) => ({ headers: response.headers() }))
    return new URL(headers.location ?? '', site().url).searchParams.get('homes')
  }

  test('who undoes a save on a full list has the lost home back, in the account too', async () => {
    await openWith(full)
    const [saved] = await Promise.all([stored(), saveButton(0).click()])
    expect(saved.status()).toBe(303)
    const toast = page.locator('.toast')
    await expect
      .poll(() => toast.textContent())
      .toContain('The list holds 12 homes, so what you saved first has been removed.')
    expect(await inAccount()).toBe(
      [...full.slice(1), await saveButton(0).getAttribute('value')].join('.'),
    )
    await Promise.all([stored(), toast.getByRole('button', { name: 'Undo' }).click()])
    expect(await inAccount()).toBe(full.join('.'))
    expect(await inBrowser()).toBe(full.join('.'))
  })

  test('whose undo is not stored sees the list as the account has it', async () => {
    await openWith(['h0'])
    await Promise.all([stored(), saveButton(0).click()])
    const saved = await inAccount()
    await page.route('**/shortlist', (route) => route.abort())
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => page.locator('.toast b').textContent()).toBe('Not saved')
    expect(await saveButton(0).getAttribute('aria-pressed')).toBe('true')
    expect(await inBrowser()).toBe(saved)
  })

  test('whose first press fails late keeps what the second has saved', async () => {
    await openWith(['h0'])
    const first = Promise.withResolvers<void>()
    let requests = 0
    await page.route('**/shortlist', async (route) => {
      requests += 1
      if (requests > 1) return route.continue()
      await first.promise
      await route.abort()
    })
    await saveButton(0).click()
    await saveButton(1).click()
    await expect.poll(() => requests).toBe(2)
    first.resolve()
    await expect.poll(() => page.locator('.toast b').textContent()).toBe('Not saved')
    expect(await inBrowser()).toBe(`h0.${await saveButton(1).getAttribute('value')}`)
    expect(await saveButton(0).getAttribute('aria-pressed')).toBe('false')
  })
})

test('the toast of a second press runs its whole time', { tags: 'slow' }, async () => {
  const { page, context } = await visit(browser(), site().url)
  await page.goto('/properties')
  await runScripts(page)
  const button = page.locator('.listing .card button.save').first()
  await button.click()
  const bar = await page.locator('.toast__time').elementHandle()
  await button.click()
  await expect.poll(() => page.locator('.toast b').textContent()).toBe('Removed')
  // A bar of its own begins its animation anew.
  expect(await bar?.evaluate((element) => element.isConnected)).toBe(false)
  await leave({ page, context })
})

describe.each(
  shortened([
    ['', 'Save', 'Saved', 'Removed', 'Undo', 'Shortlist', 'Menu'],
    ['/es', 'Guardar', 'Guardada', 'Quitada', 'Deshacer', 'Selección', 'Menú'],
  ]),
)('at %s/properties', (prefix, save, saved, removed, undo, list, menu) => {
  test('Save toggles where it is, also at the first press, and can be taken back', async () => {
    const { page, context, complaints } = await visit(browser(), site().url)
    await page.goto(`${prefix}/properties`)
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    const card = page.locator('.listing .card').first()
    const button = card.locator('button.save')
    // No script has run yet: this press is repeated later.
    await button.click()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    expect(await button.textContent()).toContain(saved)
    await expect.poll(() => page.locator('.header .count').textContent()).toBe(`${list} (1)`)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.toast b').textContent()).toBe(removed)
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    expect(await button.textContent()).toContain(save)
    expect(await page.locator('.header .count').textContent()).toBe(list)

    await page.locator('.toast').getByRole('button', { name: undo }).click()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
    expect(new URL(page.url()).pathname).toBe(`${prefix}/properties`)

    // The toast ends with the page of which it speaks.
    await button.click()
    await expect.poll(() => page.locator('.toast b').textContent()).toBe(removed)
    await card.locator('a').first().click()
    await page.waitForURL(`**${prefix}/properties/*`)
    // By itself it would end after five seconds.
    await expect.poll(() => page.locator('.toast').count(), { timeout: 3_000 }).toBe(0)
    expect(complaints).toEqual([])
    await leave({ page, context })
  })

  test('a phone’s menu counts the homes too', async () => {
    const { page, context } = await visit(browser(), site().url, phoneScreen)
    await context.addCookies([{ name: 'shortlist', value: 'a.b', url: site().url }])
    await page.goto(`${prefix}/properties`)
    await runScripts(page)
    await page.getByRole('button', { name: menu }).tap()
    await expect
      .poll(() =>
        page
          .locator('#menu')
          .getByRole('link', { name: `${list} (2)` })
          .isVisible(),
      )
      .toBe(true)
    await context.close()
  })
})

test('saved homes are marked before any script has run, and a press removes one', async () => {
  const { page, context, complaints } = await visit(browser(), site().url)
  await page.goto('/properties')
  const slug = await page.locator('.listing button.save').first().getAttribute('value')
  await context.addCookies([{ name: 'shortlist', value: `${slug}.another`, url: site().url }])
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.reload()
  const button = page.locator('.listing button.save').first()
  const shown = async () => [
    await button.getAttribute('aria-pressed'),
    (await button.innerText()).split(/\W/)[0],
    await page.locator('.header .count').textContent(),
  ]
  expect(await shown()).toEqual(['true', 'Saved', 'Shortlist (2)'])
  await button.click()
  // In the meantime another tab removes it; the press still does not save it.
  await context.addCookies([{ name: 'shortlist', value: 'another', url: site().url }])
  scripts.resolve()
  await expect.poll(() => page.locator('.toast b').textContent()).toBe('Removed')
  expect(await shown()).toEqual(['false', 'Save', 'Shortlist (1)'])
  expect(await page.locator('[data-pressed]').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test(
  'taking the last saved home off after a reload ends the count at once',
  { tags: 'slow' },
  async () => {
    const { page, context } = await visit(browser(), site().url, phoneScreen)
    await page.goto('/properties')
    const slug = await page.locator('.listing button.save').first().getAttribute('value')
    await context.addCookies([{ name: 'shortlist', value: slug ?? '', url: site().url }])
    await page.reload()
    const count = page.locator('.header [data-shortlist-count]').first()
    expect(await count.textContent()).toBe(' (1)')
    // The first press, which is repeated while parts of the page have not hydrated.
    await page.locator('.listing button.save').first().click()
    await expect.poll(() => page.locator('.toast b').textContent()).toBe('Removed')
    await expect.poll(() => count.textContent()).toBe('')
    await context.close()
  },
)

test('in a browser that refuses cookies, the visitor sees that nothing was saved', async () => {
  const { page, context } = await visit(browser(), site().url)
  await page.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} }),
  )
  await page.goto('/properties')
  const button = page.locator('.listing .card button.save').first()
  await button.click()
  await expect.poll(() => page.locator('.toast--error').count()).toBe(1)
  expect(await button.getAttribute('aria-pressed')).toBe('false')
  await context.close()
})

test.each(['/properties', '/es/properties/garden-apartment-south-terrace'])(
  'on a phone the toast at %s is one line at the foot, above the bar of a home',
  async (path) => {
    const { page, context } = await visit(browser(), site().url, phoneScreen)
    await page.goto(path)
    await page.locator('main .save').last().tap()
    await expect.poll(() => page.locator('.toast').count()).toBe(1)
    const toast = await page.locator('.toast').boundingBox()
    const bar = page.locator('.bar')
    const foot = (await bar.count()) > 0 ? await bar.boundingBox() : undefined
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeCloseTo(
      foot?.y ?? phoneScreen.viewport.height,
      0,
    )
    expect(toast?.height).toBeLessThan(66)
    await leave({ page, context })
  },
)
