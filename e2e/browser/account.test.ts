import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserSiteAndMail } from '../../testing/browser-and-site.ts'
import { laptop, phoneScreen, visit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

// An account from its opening to its deletion, with real e-mails.

const { browser, site, mail } = browserSiteAndMail()

/** The link of the newest e-mail to an address. */
async function linkTo(email: string, part: string) {
  const find = () =>
    mail().emails.findLast(
      ({ to, text }) => to?.some(({ address }) => address === email) && text?.includes(part),
    )?.text
  await expect.poll(find).toBeTruthy()
  return new URL(/https?:\/\/\S+/.exec(find() ?? '')?.[0] ?? '').href
}
const toast = (page: Page) => page.locator('.toast').textContent()

// The other two combinations differ only in the menu, which e2e/browser/visitor.test.ts opens in
// all four.
describe.each(
  shortened([
    ['with script on a phone', phoneScreen],
    ['without script on a laptop', { ...laptop, javaScriptEnabled: false }],
  ]),
)('somebody %s', (name, options) => {
  const email = `${name.replaceAll(' ', '-')}@example.com`
  const onPhone = 'isMobile' in options
  let page: Page
  beforeAll(async () => {
    ;({ page } = await visit(browser(), site().url, options))
  })
  afterAll(() => page.context().close())

  const logIn = async (password: string) => {
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  /** Opens the account's menu, which is a part of the whole menu on a phone. */
  const openMenu = async (menu: string, account: string) => {
    await page.getByRole('button', { name: onPhone ? menu : account }).click()
    return page.locator(onPhone ? '#menu' : '#account')
  }

  test('registers, with two passwords that match', async () => {
    await page.goto('/')
    if (onPhone) await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .locator(onPhone ? '#menu' : 'header')
      .getByRole('link', { name: 'Sign in' })
      .click()
    await page.waitForURL('**/login')
    await page.getByRole('link', { name: 'Register' }).click()
    await page.waitForURL('**/register')
    // The address changes before the page, and the sign-in page has the same fields.
    await page.getByRole('heading', { name: 'Register', level: 1 }).waitFor()
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('secret-1')
    await page.getByLabel('Confirm password').fill('secret-2')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.locator('main form').getByText('Passwords do not match.').first().waitFor()
    await page.getByLabel('Password', { exact: true }).fill('secret-1')
    await page.getByLabel('Confirm password').fill('secret-1')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/login?sent=signUp')
    expect(await toast(page)).toContain('Registration Successful')
  })

  test('confirms by the e-mail, and signs in', async () => {
    await page.goto(await linkTo(email, '/confirm?'))
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await page.waitForURL('**/login?sent=confirmed')
    await logIn('secret-1')
    await page.waitForURL('**/?sent=signIn')
    expect(await toast(page)).toContain('Welcome Back')
  })

  test('changes the profile, and its language with it', async () => {
    await page.goto('/blog')
    const menu = await openMenu('Menu', 'Account')
    await menu.getByRole('link', { name: 'Profile' }).click()
    await page.waitForURL('**/profile')
    await page.locator('main').getByLabel('Full name').fill('María')
    await page.locator('select[name=language]').selectOption('es')
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await page.waitForURL('**/es/profile?sent=profile')
    expect(await page.locator('pre').textContent()).toContain('"name": "María"')
  })

  test('signs out, and is asked to sign in for the profile', async () => {
    await page.goto('/es/blog')
    const menu = await openMenu('Menú', 'Cuenta')
    await menu.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/es/blog?sent=signOut')
    expect(await toast(page)).toContain('Sesión cerrada')
    await page.goto('/profile')
    await page.waitForURL('**/login?next=/profile')
  })

  test('sets a forgotten password again, in the language of the profile', async () => {
    await page.goto('/forgot-password')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect
      .poll(() => page.locator('.summary-done').textContent())
      .toContain('Look in your inbox')
    await page.goto(await linkTo(email, '/es/reset-password?'))
    await page.getByLabel('Contraseña', { exact: true }).fill('secret-3')
    await page.getByLabel('Repita la contraseña').fill('secret-3')
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await page.waitForURL('**/es/login?sent=reset')
    await page.goto('/login')
    await logIn('secret-3')
    // The home page has the language of the profile.
    await page.waitForURL('**/es?sent=signIn')
  })

  test('deletes the account', async () => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Delete the account' }).click()
    // The profile also has a field with that name.
    await page.getByRole('button', { name: 'Delete for good' }).waitFor()
    await page.getByLabel('Current password').fill('secret-3')
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.waitForURL('**/es?sent=deleted')
    await page.goto('/profile')
    await page.waitForURL('**/login?next=/profile')
    expect(await page.getByRole('button', { name: 'Log in' }).isVisible()).toBe(true)
  })
})
