import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, visit } from '../../testing/browser.ts'
import { browserAndHostedSite, elena, fillSignInForm } from '../../testing/hosted-account.ts'

const { browser, site, backend } = browserAndHostedSite()

const toast = (page: Page) => page.locator('.toast').textContent()

test('the button shows that the request is running; a refusal keeps typed values', async () => {
  const { page, context } = await visit(browser(), site().url)
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill('a')
  await page.waitForFunction(hydrated)
  const { promise, resolve } = Promise.withResolvers<void>()
  backend().held = promise
  await fillSignInForm(page, 'wrong-horse')
  await expect
    .poll(() => page.getByRole('button', { name: 'Logging in...' }).isDisabled())
    .toBe(true)
  resolve()
  await expect.poll(() => toast(page)).toContain('Login Failed')
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(elena.email)
  await context.close()
})

test('a dropped connection keeps the page and shows an error', async () => {
  const { page, context } = await visit(browser(), site().url)
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill('a')
  await page.waitForFunction(hydrated)
  await context.setOffline(true)
  await fillSignInForm(page)
  await expect.poll(() => toast(page)).toContain('An unexpected error occurred. Please try again.')
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(elena.email)
  await context.close()
})

test('the sign-in replaces the page in the history, and leads back to it', async () => {
  const { page, context } = await visit(browser(), site().url)
  await page.goto('/blog')
  await page.goto('/profile')
  await page.waitForURL('**/login?next=/profile')
  await page.goBack()
  await page.waitForURL('**/blog')
  await page.goto('/profile')
  await fillSignInForm(page)
  await page.waitForURL('**/profile?sent=signIn')
  await expect.poll(() => page.locator('main').textContent()).toContain(elena.email)
  await context.close()
})

test('signing out in one tab signs the others out, signing in as well', async () => {
  const { page, context } = await visit(browser(), site().url)
  await page.goto('/login')
  await fillSignInForm(page)
  await page.waitForURL('**/?sent=signIn')
  const [profile, blog] = [await context.newPage(), await context.newPage()]
  await profile.goto(`${site().url}/profile`)
  await blog.goto(`${site().url}/blog`)
  // Pages run no script before the visitor's first move.
  for (const tab of [profile, blog]) {
    await tab.bringToFront()
    await tab.mouse.move(200, 200)
    await tab.waitForFunction(hydrated)
  }
  await page.bringToFront()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.locator('#account').getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/?sent=signOut')
  await profile.waitForURL('**/login?next=/profile')
  await expect
    .poll(() => blog.locator('header').getByRole('link', { name: 'Sign in' }).count())
    .toBe(1)

  await page.goto('/login')
  await fillSignInForm(page)
  await page.waitForURL('**/?sent=signIn')
  await expect.poll(() => blog.getByRole('button', { name: 'Account' }).count()).toBe(1)
  await context.close()
})

describe('a page that nobody has touched', () => {
  async function untouchedProfile() {
    const { page, context } = await visit(browser(), site().url)
    await page.goto('/login')
    await fillSignInForm(page)
    await page.waitForURL('**/?sent=signIn')
    const profile = await context.newPage()
    await profile.goto(`${site().url}/profile`)
    await expect.poll(() => profile.locator('main').textContent()).toContain(elena.email)
    expect(await profile.evaluate(hydrated)).toBe(false)
    await page.bringToFront()
    return { page, profile, context }
  }
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Account' }).click()
    await page.locator('#account').getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL(/sent=signOut/)
  }

  test('is cleared when its owner signs out in another tab', async () => {
    const { page, profile, context } = await untouchedProfile()
    await signOut(page)
    await profile.waitForURL('**/login?next=/profile')
    expect(await profile.evaluate(hydrated)).toBe(false)
    await context.close()
  })

  test('is loaded once though two events of one sign-out reach it', { tags: 'slow' }, async () => {
    const { page, profile, context } = await untouchedProfile()
    const loads: string[] = []
    profile.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    // Both events are answered together.
    const questions: Route[] = []
    await profile.route('**/account/status', async (route) => {
      questions.push(route)
      if (questions.length === 2) for (const one of questions) await one.continue()
    })
    await signOut(page)
    await page.evaluate(() => {
      const channel = new BroadcastChannel('auth')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches no other origin
      channel.postMessage('SIGNED_OUT')
      channel.close()
    })
    await profile.waitForURL('**/login?next=/profile')
    expect(loads).toEqual(['/profile', '/login'])
    await context.close()
  })

  test('the same in a tab whose scripts never arrived', { tags: 'slow' }, async () => {
    const { page, profile, context } = await untouchedProfile()
    await context.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/blog')
    await signOut(page)
    await profile.waitForURL('**/login?next=/profile')
    await expect.poll(() => profile.locator('main').textContent()).not.toContain(elena.email)
    await context.close()
  })

  test(
    'is cleared when the browser brings it back, and stays for its owner',
    { tags: 'slow' },
    async () => {
      const { profile, context } = await untouchedProfile()
      const comeBack = () =>
        profile.evaluate(() => {
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
          return document.documentElement.hidden
        })
      expect(await comeBack()).toBe(true)
      await profile.waitForFunction(() => !document.documentElement.hidden)
      await expect.poll(() => profile.locator('main').textContent()).toContain(elena.email)
      // Nothing notifies the other tabs, as after a change while the page was in memory.
      await context.clearCookies()
      expect(await comeBack()).toBe(true)
      await profile.waitForURL('**/login?next=/profile')
      await context.close()
    },
  )
})
