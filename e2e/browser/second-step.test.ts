import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpUser, password as accountPassword } from '../../testing/accounts.ts'
import { codeNow } from '../../testing/authenticator.ts'
import { overflowOf, violationsOn } from '../../testing/axe.ts'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { phoneScreen, runScripts, visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite()

describe('the second step on a phone', { timeout: 120_000 }, () => {
  let email: string
  /** One of the recovery codes. */
  let code = ''
  let page: Page
  let complaints: string[]
  beforeAll(async () => {
    ;({ email } = await signUpUser(site()))
    ;({ page, complaints } = await visit(browser(), site().url, phoneScreen))
  })
  afterAll(() => page.context().close())

  const expectAccessible = async () => expect(await violationsOn(page), page.url()).toEqual([])
  const logIn = async () => {
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(accountPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
  }

  test('is turned on by the code of an authenticator', async () => {
    await page.goto('/login?next=/profile/security')
    await logIn()
    await page.waitForURL('**/profile/security?sent=signIn')
    await expectAccessible()
    await page.getByRole('link', { name: 'Turn it on' }).click()
    await page.waitForURL('**/profile/second-step')
    await page.getByRole('img', { name: 'QR code for the authenticator' }).waitFor()
    await expectAccessible()
    // Without scripts, a wrong code would require the password again.
    await runScripts(page)
    const secret = ((await page.locator('.scan__key').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByLabel('Current password').fill(accountPassword)
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await expect
      .poll(() => page.locator('.field .error').textContent())
      .toBe('That code is not right, or it has been used.')
    await page.getByLabel('Code', { exact: true }).fill(codeNow(secret))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await page.waitForURL('**/second-step/codes?sent=secondStepOn')
  })

  test('has ten recovery codes, on pages that axe finds nothing in', async () => {
    await page.getByRole('button', { name: 'Make ten codes' }).click()
    await page.getByRole('heading', { name: 'Keep these on paper' }).waitFor()
    expect(await page.locator('.codes li').count()).toBe(10)
    code = (await page.locator('.codes li').first().textContent()) ?? ''
    await expectAccessible()
    for (const path of [
      '/es/profile/security',
      '/es/profile/second-step',
      '/es/profile/second-step/codes',
      '/es/profile',
    ]) {
      await page.goto(path)
      await expectAccessible()
    }
  })

  test('is asked for at the next sign-in, and passed by a recovery code', async () => {
    await page.context().clearCookies()
    await page.goto('/login?next=/profile')
    await logIn()
    await page.waitForURL(/\/login\/code\?next=/)
    await expectAccessible()
    await page.goto('/es/login/code?next=/profile')
    await expectAccessible()
    await page.goto('/login/code?next=/profile')
    await page.getByRole('link', { name: 'I do not have my phone with me' }).click()
    await page.getByLabel('Recovery code').fill(code)
    await expectAccessible()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/profile?sent=signIn')
  })

  test('has a list of the devices, whose sessions are ended', async () => {
    await page.goto('/profile/security')
    expect(await page.locator('.devices li').count()).toBe(2)
    await expectAccessible()
    await page.getByRole('button', { name: 'Sign out: Chrome on' }).click()
    await page.waitForURL('**/profile/security?sent=sessionEnded')
    expect(await page.locator('.devices li').count()).toBe(1)
  })

  test('fits into 320 pixels, and its console is silent', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of [
      '/es/profile/security',
      '/profile/second-step/codes',
      '/es/profile/second-step',
    ]) {
      await page.goto(path)
      expect(await overflowOf(page)).toBe(0)
    }
    expect(complaints.filter((one) => !one.includes('status of 400'))).toEqual([])
  })
})
