import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newUser, password as accountPassword } from '../../testing/accounts.ts'
import { codeNow } from '../../testing/authenticator.ts'
import { hydrated, laptop, launchBrowser, phone, visit } from '../../testing/browser.ts'
import { startMailServer, type MailServer } from '../../testing/mail-server.ts'
import { serveHostedBackend, type HostedBackend } from '../../testing/hosted-backend.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'

let browser: Browser
let backend: HostedBackend
/** On the hosted backend's stand-in, and on our own with its real e-mails. */
let site: ServedSite
let ownSite: ServedSite
let mail: MailServer
const elena = { email: 'elena@example.com', password: 'correct-horse' }

beforeAll(async () => {
  backend = await serveHostedBackend()
  mail = await startMailServer()
  ;[browser, site, ownSite] = await Promise.all([
    launchBrowser(),
    serveSite('sqlite', { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: 'public' }),
    serveSite('sqlite', { SMTP_URL: mail.url }),
  ])
})
beforeEach(() => {
  backend.reset({
    id: 'elena-id',
    ...elena,
    metadata: { name: 'Elena', language: 'en' },
  })
})
afterAll(async () => {
  await browser.close()
  await Promise.all([site.close(), ownSite.close()])
  await mail.stop()
  backend.stop()
})

async function signIn(page: Page, password = elena.password) {
  await page.getByLabel('E-mail', { exact: true }).fill(elena.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
/** The link of the newest e-mail to an address. */
async function linkTo(email: string, part: string) {
  const find = () =>
    mail.emails.findLast(
      ({ to, text }) => to?.some(({ address }) => address === email) && text?.includes(part),
    )?.text
  await expect.poll(find).toBeTruthy()
  return new URL(/https?:\/\/\S+/.exec(find() ?? '')?.[0] ?? '').href
}
const toast = (page: Page) => page.locator('.toast').textContent()

describe.each([
  ['with script on a laptop', laptop],
  ['without script on a laptop', { ...laptop, javaScriptEnabled: false }],
  ['with script on a phone', phone],
  ['without script on a phone', { ...phone, javaScriptEnabled: false }],
])('%s', (name, options) => {
  test('somebody registers, confirms by the e-mail, signs in, changes the profile, signs out, and sets a forgotten password again', async () => {
    const { page, context } = await visit(browser, ownSite.url, options)
    const email = `${name.replaceAll(' ', '-')}@example.com`
    const onPhone = 'isMobile' in options
    await page.goto('/')
    if (onPhone) await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .locator(onPhone ? '#menu' : 'header')
      .getByRole('link', { name: 'Sign in' })
      .click()
    await page.waitForURL('**/login')
    await page.getByRole('link', { name: 'Register' }).click()
    await page.waitForURL('**/register')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('secret-1')
    await page.getByLabel('Confirm password').fill('secret-2')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect
      .poll(() => page.locator('.field .error').textContent())
      .toBe('Passwords do not match.')
    await page.getByLabel('Password', { exact: true }).fill('secret-1')
    await page.getByLabel('Confirm password').fill('secret-1')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/login?sent=signUp')
    expect(await toast(page)).toContain('Registration Successful')

    await page.goto(await linkTo(email, '/confirm?'))
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await page.waitForURL('**/login?sent=confirmed')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('secret-1')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/?sent=signIn')
    expect(await toast(page)).toContain('Welcome Back')

    await page.goto('/blog')
    await page.getByRole('button', { name: onPhone ? 'Menu' : 'Account' }).click()
    const menu = page.locator(onPhone ? '#menu' : '#account')
    await menu.getByRole('link', { name: 'Profile' }).click()
    await page.waitForURL('**/profile')
    await page.locator('main').getByLabel('Full name').fill('María')
    await page.locator('select[name=language]').selectOption('es')
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await page.waitForURL('**/es/profile?sent=profile')
    expect(await page.locator('pre').textContent()).toContain('"name": "María"')

    await page.goto('/es/blog')
    await page.getByRole('button', { name: onPhone ? 'Menú' : 'Cuenta' }).click()
    await menu.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/es/blog?sent=signOut')
    expect(await toast(page)).toContain('Sesión cerrada')
    await page.goto('/profile')
    await page.waitForURL('**/login?next=/profile')

    await page.goto('/forgot-password')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect
      .poll(() => page.locator('.summary-done').textContent())
      .toContain('Look in your inbox')
    // The e-mail, and so its page, are in the language that the profile was given.
    await page.goto(await linkTo(email, '/es/reset-password?'))
    await page.getByLabel('Contraseña', { exact: true }).fill('secret-3')
    await page.getByLabel('Repita la contraseña').fill('secret-3')
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await page.waitForURL('**/es/login?sent=reset')
    await page.goto('/login')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('secret-3')
    await page.getByRole('button', { name: 'Log in' }).click()
    // Home follows the language of the profile.
    await page.waitForURL('**/es?sent=signIn')

    await page.goto('/profile')
    await page.getByRole('link', { name: 'Delete the account' }).click()
    await page.getByLabel('Current password').fill('secret-3')
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.waitForURL('**/es?sent=deleted')
    await page.goto('/profile')
    await page.waitForURL('**/login?next=/profile')
    await context.close()
  }, 90_000)
})

test('while it runs, the button says so; a refusal keeps what was typed', async () => {
  const { page, context } = await visit(browser, site.url)
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill('a')
  await page.waitForFunction(hydrated)
  const { promise, resolve } = Promise.withResolvers<void>()
  backend.held = promise
  await signIn(page, 'wrong-horse')
  await expect
    .poll(() => page.getByRole('button', { name: 'Logging in...' }).isDisabled())
    .toBe(true)
  resolve()
  await expect.poll(() => toast(page)).toContain('Login Failed')
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(elena.email)
  await context.close()
})

test('a dropped connection leaves the page and says so', async () => {
  const { page, context } = await visit(browser, site.url)
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill('a')
  await page.waitForFunction(hydrated)
  await context.setOffline(true)
  await signIn(page)
  await expect.poll(() => toast(page)).toContain('An unexpected error occurred. Please try again.')
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(elena.email)
  await context.close()
})

test('the guard takes the place of the page in the history, and the way back leads to it', async () => {
  const { page, context } = await visit(browser, site.url)
  await page.goto('/blog')
  await page.goto('/profile')
  await page.waitForURL('**/login?next=/profile')
  await page.goBack()
  await page.waitForURL('**/blog')
  await page.goto('/profile')
  await signIn(page)
  await page.waitForURL('**/profile?sent=signIn')
  await context.close()
})

test('signing out in one tab signs the others out, signing in as well', async () => {
  const { page, context } = await visit(browser, site.url)
  await page.goto('/login')
  await signIn(page)
  await page.waitForURL('**/?sent=signIn')
  const [profile, blog] = [await context.newPage(), await context.newPage()]
  await profile.goto(`${site.url}/profile`)
  await blog.goto(`${site.url}/blog`)
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
  await signIn(page)
  await page.waitForURL('**/?sent=signIn')
  await expect.poll(() => blog.getByRole('button', { name: 'Account' }).count()).toBe(1)
  await context.close()
})

describe('a page that nobody has touched', () => {
  async function untouchedProfile() {
    const { page, context } = await visit(browser, site.url)
    await page.goto('/login')
    await signIn(page)
    await page.waitForURL('**/?sent=signIn')
    const profile = await context.newPage()
    await profile.goto(`${site.url}/profile`)
    expect(await profile.locator('main').textContent()).toContain(elena.email)
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

  test('and in a tab whose scripts never came', async () => {
    const { page, profile, context } = await untouchedProfile()
    await context.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/blog')
    await signOut(page)
    await profile.waitForURL('**/login?next=/profile')
    await context.close()
  })

  test('is cleared when the browser brings it back from its memory, and stays for its owner', async () => {
    const { profile, context } = await untouchedProfile()
    const comeBack = () =>
      profile.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        return document.documentElement.hidden
      })
    expect(await comeBack()).toBe(true)
    await profile.waitForFunction(() => !document.documentElement.hidden)
    expect(await profile.locator('main').textContent()).toContain(elena.email)
    // Nothing tells the other tabs: as if it had happened while the page was in the memory.
    await context.clearCookies()
    expect(await comeBack()).toBe(true)
    await profile.waitForURL('**/login?next=/profile')
    await context.close()
  })
})

describe.each([
  ['a phone', phone],
  ['a laptop', laptop],
])('the second step, on %s', (name, options) => {
  const violationsOn = async (page: Page) => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }

  test('is turned on, asked for, and its devices ended; axe finds nothing, in both languages', async () => {
    const { email } = await newUser(ownSite)
    const { page, context, complaints } = await visit(browser, ownSite.url, options)
    const check = async (what: string) => {
      expect(await violationsOn(page)).toEqual([])
      if (process.env.SCREENSHOTS)
        await page.screenshot({
          path: `${process.env.SCREENSHOTS}/${name.replace(' ', '-')}-${what}.png`,
          fullPage: true,
        })
    }
    const logIn = async () => {
      await page.getByLabel('E-mail', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(accountPassword)
      await page.getByRole('button', { name: 'Log in' }).click()
    }
    await page.goto('/login?next=/profile/security')
    await logIn()
    await page.waitForURL('**/profile/security?sent=signIn')
    await check('security-off')
    await page.getByRole('link', { name: 'Turn it on' }).click()
    await page.waitForURL('**/profile/second-step')
    await page.getByRole('img', { name: 'QR code for the authenticator' }).waitFor()
    await check('turn-on')
    const secret = ((await page.locator('.scan__key').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByLabel('Current password').fill(accountPassword)
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await expect
      .poll(() => page.locator('.field .error').textContent())
      .toBe('That code is not right, or it has been used.')
    await page.getByLabel('Code', { exact: true }).fill(codeNow(secret, -1))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await page.waitForURL('**/second-step/codes?sent=secondStepOn')
    await page.getByRole('button', { name: 'Make ten codes' }).click()
    await page.getByRole('heading', { name: 'Keep these on paper' }).waitFor()
    expect(await page.locator('.codes li').count()).toBe(10)
    const [code = ''] = await page.locator('.codes li').allTextContents()
    await check('codes')
    for (const path of [
      '/es/profile/security',
      '/es/profile/second-step',
      '/es/profile/second-step/codes',
      '/es/profile',
    ]) {
      await page.goto(path)
      await check(path.slice(1).replaceAll('/', '-'))
    }

    await page.context().clearCookies()
    await page.goto('/login?next=/profile')
    await logIn()
    await page.waitForURL(/\/login\/code\?next=/)
    await check('login-code')
    await page.goto('/es/login/code?next=/profile')
    await check('es-login-code')
    await page.goto('/login/code?next=/profile')
    await page.getByRole('link', { name: 'I do not have my phone with me' }).click()
    await page.getByLabel('Recovery code').fill(code)
    await check('login-recovery')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/profile?sent=signIn')

    await page.goto('/profile/security')
    expect(await page.locator('.devices li').count()).toBe(2)
    await check('security-on')
    await page.getByRole('button', { name: 'Sign out: Chrome on' }).click()
    await page.waitForURL('**/profile/security?sent=sessionEnded')
    expect(await page.locator('.devices li').count()).toBe(1)

    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of [
      '/es/profile/security',
      '/profile/second-step/codes',
      '/es/profile/second-step',
    ]) {
      await page.goto(path)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
    expect(complaints.filter((one) => !one.includes('status of 400'))).toEqual([])
    await context.close()
    // Twenty pages and a dozen readings by axe.
  }, 240_000)
})

test.each([
  ['a phone', phone],
  ['a laptop', {}],
])(
  'the pages of who is signed in, on %s: axe finds nothing, the console is silent, nothing is too wide',
  async (_, options) => {
    const { page, context, complaints } = await visit(browser, site.url, options)
    await page.goto('/login')
    await signIn(page)
    await page.waitForURL('**/?sent=signIn')
    for (const path of [
      '/profile',
      '/es/profile',
      '/profile/delete',
      '/es/profile/delete',
      '/es',
    ]) {
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(
          ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        ),
      ).toEqual([])
    }
    await page.goto('/blog')
    await page.getByRole('button', { name: 'isMobile' in options ? 'Menu' : 'Account' }).click()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `menu ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/profile', '/es/profile']) {
      await page.goto(path)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
    expect(complaints).toEqual([])
    await context.close()
    // Six readings by axe, which take most of a busy machine's time.
  },
  120_000,
)
